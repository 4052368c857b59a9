// What crews keep on this device, per person: the last answers, and what never leaves it, such as walk-ins' names.
// Signing out takes it away (personal.ts). Tabs of one device share it.

import { useMemo, useSyncExternalStore } from 'react';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { deviceStore } from '#platform/web/device-store.ts';

const prefix = 'shamble.crew.v1.';
const listeners = new Set<() => void>();

const own = () => `.${lastSignedIn()?.id ?? ''}`;
const keyOf = (what: string) => prefix + what + own();

export const crewDevice = {
  /** Null where nothing, or nothing readable, is kept. */
  get<Value>(what: string): Value | null {
    return read(deviceStore.get(keyOf(what)));
  },
  /** The ends of the person's names that begin so. */
  names(begin: string): string[] {
    const keys = deviceStore.keys().filter((key) => key.startsWith(prefix + begin) && key.endsWith(own()));
    return keys.map((key) => key.slice((prefix + begin).length, -own().length));
  },
  /** Everything of the person whose name begins so. */
  all<Value>(begin: string): Value[] {
    const values = crewDevice.names(begin).map((end) => crewDevice.get<Value>(begin + end));
    return values.filter((value) => value !== null);
  },
  set(what: string, value: unknown): void {
    deviceStore.set(keyOf(what), JSON.stringify(value));
    tell();
  },
  remove(what: string): void {
    deviceStore.remove(keyOf(what));
    tell();
  },
  /** Removes everything of a crew that is deleted: no page shows it any more. */
  forget(crew_id: string): void {
    for (const name of crewDevice.names('')) if (name.includes(crew_id)) crewDevice.remove(name);
  },
};

const typedEnd = '.record-typed';

/** The name of a crew's record as it is typed. */
export const typedRecordOf = (crew_id: string) => crew_id + typedEnd;

/** Whether a record of one of the person's crews is typed and not saved. */
export function hasTypedRecord(): boolean {
  return crewDevice.names('').some((name) => name.endsWith(typedEnd));
}

/** What is kept under a name, as it is now in whichever tab it changes. The same value until then. */
export function useKept<Value>(what: string): Value | null {
  const text = useSyncExternalStore(listen, () => deviceStore.get(keyOf(what)));
  return useMemo(() => read<Value>(text), [text]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

function read<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
