// The data of crews that this device keeps for the signed-in person: the server's last answers, and data that never
// leaves the device, such as names of walk-ins. Signing out removes it. The device's tabs share it.

import { useMemo, useSyncExternalStore } from 'react';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';

const own = () => lastSignedIn()?.id ?? '';
const keyOf = (what: string) => `crew/${what}`;

export const crewDevice = {
  /** Returns what is kept under a name; null if there is nothing, or nothing readable. */
  get: <Value>(what: string) => ownStore.read(own(), 'known', keyOf(what)) as Value | null,
  /** The names, beginning with `begin`, under which something is kept. */
  names: (begin: string): string[] =>
    ownStore.keys(own(), 'known', keyOf(begin)).map((key) => key.slice(keyOf('').length)),
  set: (what: string, value: unknown): void => ownStore.write(own(), 'known', keyOf(what), value),
  remove: (what: string): void => ownStore.remove(own(), 'known', keyOf(what)),
  /** Removes everything about a deleted crew. */
  forget(crew_id: string): void {
    for (const name of crewDevice.names('')) if (name.includes(crew_id)) crewDevice.remove(name);
  },
};

/** The place of a draft that is kept under the name `what`. */
export const crewPlace = (what: string) => ({ who: own, kind: 'known', key: keyOf(what) }) as const;

const typedEnd = '.record-typed';

/** The name under which a crew's day record is kept while it is typed. */
export const typedRecordOf = (crew_id: string) => crew_id + typedEnd;

/** Whether a day record of one of the person's crews was typed and not saved. */
export function hasTypedRecord(): boolean {
  return crewDevice.names('').some((name) => name.endsWith(typedEnd));
}

const doersEnd = '.doers';

/** The name under which a crew's list of who does what on the day is kept. */
export const doersOf = (crew_id: string) => crew_id + doersEnd;

/** Whether one of the person's crews has names in its list of who does what. */
export function hasDoers(): boolean {
  return crewDevice
    .names('')
    .filter((name) => name.endsWith(doersEnd))
    .some((name) => Object.values(crewDevice.get<Record<string, string>>(name) ?? {}).some(Boolean));
}

/**
 * Returns what is kept under a name, and follows its changes in any tab. Returns the same object until the content
 * changes.
 */
export function useKept<Value>(what: string): Value | null {
  const text = useSyncExternalStore(ownStore.listen, () => ownStore.text(own(), 'known', keyOf(what)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is parsed from `text`
  return useMemo(() => crewDevice.get<Value>(what), [what, text]);
}
