// What crews keep on this device, per person: the last answers, and what never leaves it, such as walk-ins' names.
// Signing out takes it away (web/moment/keep-only-own.ts).

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
