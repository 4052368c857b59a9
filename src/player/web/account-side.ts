// Takes over the side that a person chose on another device. The session brings that side before a stage opens.

import { parseObject } from '#platform/rules/parse-object.ts';
import { deviceStore } from '#platform/web/device-store.ts';
import { ownStore } from '#platform/web/own-store.ts';
import type { Side } from '#player/rules/side.ts';
import { settingsKeys } from './settings-keys.ts';

/** The name under which a chosen side waits for the server (kept-side.ts). */
export const waitingSide = 'side';

/**
 * Stores the account's side on this device. A side that was chosen on this device and still waits for the server
 * is newer, and stays.
 */
export function takeSide(person: string, side: Side | null): void {
  if (!side || ownStore.keys(person, 'waiting', `${waitingSide}/`).length > 0) return;
  const settings = parseObject(deviceStore.get(settingsKeys.ours));
  if (settings.side === side && settings.sideChosen === true) return;
  deviceStore.set(settingsKeys.ours, JSON.stringify({ ...settings, side, sideChosen: true }));
}
