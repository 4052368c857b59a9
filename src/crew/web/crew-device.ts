// The data of crews that this device keeps about the person who is here: the last answers, and what never leaves it, such
// as walk-ins' names. Signing out takes it away. Tabs of one device share it.

import { useMemo, useSyncExternalStore } from 'react';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';

const own = () => lastSignedIn()?.id ?? '';
const keyOf = (what: string) => `crew/${what}`;

export const crewDevice = {
  /** Null where nothing, or nothing readable, is kept. */
  get: <Value>(what: string) => ownStore.read(own(), 'known', keyOf(what)) as Value | null,
  /** The person's names that begin so. */
  names: (begin: string): string[] =>
    ownStore.keys(own(), 'known', keyOf(begin)).map((key) => key.slice(keyOf('').length)),
  set: (what: string, value: unknown): void => ownStore.write(own(), 'known', keyOf(what), value),
  remove: (what: string): void => ownStore.remove(own(), 'known', keyOf(what)),
  /** Removes everything of a crew that is deleted: no page shows it any more. */
  forget(crew_id: string): void {
    for (const name of crewDevice.names('')) if (name.includes(crew_id)) crewDevice.remove(name);
  },
};

/** The place of what is kept under a name, for a form. */
export const crewPlace = (what: string) => ({ who: own, kind: 'known', key: keyOf(what) }) as const;

const typedEnd = '.record-typed';

/** The name of a crew's record as it is typed. */
export const typedRecordOf = (crew_id: string) => crew_id + typedEnd;

/** Whether a record of one of the person's crews is typed and not saved. */
export function hasTypedRecord(): boolean {
  return crewDevice.names('').some((name) => name.endsWith(typedEnd));
}

const doersEnd = '.doers';

/** The name of who does what on the day of a crew. */
export const doersOf = (crew_id: string) => crew_id + doersEnd;

/** Whether names are typed for who does what on the day of one of the person's crews. */
export function hasDoers(): boolean {
  return crewDevice
    .names('')
    .filter((name) => name.endsWith(doersEnd))
    .some((name) => Object.values(crewDevice.get<Record<string, string>>(name) ?? {}).some(Boolean));
}

/** The value that is kept under a name, as it is now in whichever tab it changes. The same value until then. */
export function useKept<Value>(what: string): Value | null {
  const text = useSyncExternalStore(ownStore.listen, () => ownStore.text(own(), 'known', keyOf(what)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another value
  return useMemo(() => crewDevice.get<Value>(what), [what, text]);
}
