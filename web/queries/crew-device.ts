// What crews keep on this device, per person: the last answers, and what never leaves it, such as walk-ins' names.
// Signing out takes it away.

import { deviceStore } from '../device-store.ts';
import { lastSignedIn } from './signed-in-marker.ts';

const prefix = 'shamble.crew.v1.';

const keyOf = (what: string) => `${prefix}${what}.${lastSignedIn()?.id ?? ''}`;

export const crewDevice = {
  /** Null where nothing, or nothing readable, is kept. */
  get<Value>(what: string): Value | null {
    try {
      return JSON.parse(deviceStore.get(keyOf(what)) ?? 'null');
    } catch {
      return null;
    }
  },
  set(what: string, value: unknown): void {
    deviceStore.set(keyOf(what), JSON.stringify(value));
  },
  remove(what: string): void {
    deviceStore.remove(keyOf(what));
  },
};

/** Forgets what belongs to all people but this one; null: to all. */
export function keepOnlyCrews(user_id: string | null): void {
  for (const key of deviceStore.keys())
    if (key.startsWith(prefix) && !(user_id && key.endsWith(`.${user_id}`))) deviceStore.remove(key);
}
