// What crews keep on this device, per person: the last answers, and what never leaves it, such as walk-ins' names.
// Signing out takes it away (own-memory.ts).

import { deviceStore } from '../device-store.ts';
import { lastSignedIn } from './signed-in-marker.ts';

const prefix = 'shamble.crew.v1.';

const own = () => `.${lastSignedIn()?.id ?? ''}`;
const keyOf = (what: string) => prefix + what + own();

export const crewDevice = {
  /** Null where nothing, or nothing readable, is kept. */
  get<Value>(what: string): Value | null {
    return read(keyOf(what));
  },
  /** Everything of the person whose name begins so. */
  all<Value>(begin: string): Value[] {
    const keys = deviceStore.keys().filter((key) => key.startsWith(prefix + begin) && key.endsWith(own()));
    return keys.map((key) => read<Value>(key)).filter((value) => value !== null);
  },
  set(what: string, value: unknown): void {
    deviceStore.set(keyOf(what), JSON.stringify(value));
  },
  remove(what: string): void {
    deviceStore.remove(keyOf(what));
  },
};

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(deviceStore.get(key) ?? 'null');
  } catch {
    return null;
  }
}
