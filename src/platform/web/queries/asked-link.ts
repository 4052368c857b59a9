// The browser remembers that it asked for a mailed link, as long as the mail's code can be typed: a phone often ends a
// home-screen app while its person reads the mail. Only a time is stored, and no name or address.

import { deviceStore } from '../device-store.ts';

const key = 'shamble.asked-link.v1';
/**
 * Milliseconds for which the request is remembered: a code is valid for ten minutes, and its mail may take a moment.
 */
const LONGEST = 11 * 60_000;

export function keepAsked(): void {
  deviceStore.set(key, String(Date.now() + LONGEST));
}

export function dropAsked(): void {
  deviceStore.remove(key);
}

export function hasAsked(): boolean {
  const left = Number(deviceStore.get(key) ?? 0) - Date.now();
  return left > 0 && left <= LONGEST;
}
