// Small things that a page keeps about the person on this device: which steps were passed over today, what the quiz was told.
// They go with the person.

import { parseObject } from '#platform/rules/parse-object.ts';
import { deviceStore } from '../device-store.ts';

const prefix = 'shamble.own.';

/** What was kept about this person under `name`; null where nothing is. */
export function readOwn(user_id: string, name: string): unknown {
  const { user_id: owner, value } = parseObject(deviceStore.get(prefix + name));
  return owner === user_id ? (value ?? null) : null;
}

export function writeOwn(user_id: string, name: string, value: unknown): void {
  deviceStore.set(prefix + name, JSON.stringify({ user_id, value }));
}

/**
 * The places one left steps at: each under a key that ends with its person. They were once kept without one: those are
 * nobody's by now.
 */
const keyOfPerson = /^shamble\.player\.places\.v1\.?(.*)$/;
/** The same of dances that were not told yet: they wait to be sent. */
const keyOfUnsent = /^shamble\.dance\.v1.*\.(.*)$/;

/** Forgets what is kept about all people but this one; null: about all. What waits to be sent stays. */
export function keepOnlyOwn(user_id: string | null): void {
  keepOnly(user_id, (key) =>
    key.startsWith(prefix) ? (parseObject(deviceStore.get(key)).user_id ?? '') : keyOfPerson.exec(key)?.[1],
  );
}

/** The same with what waits to be sent. */
export function keepOnlyUnsent(user_id: string | null): void {
  keepOnly(user_id, (key) => keyOfUnsent.exec(key)?.[1]);
}

/** Takes away every key that `ownerOf` gives to another person; one that it gives to nobody stays. */
export function keepOnly(user_id: string | null, ownerOf: (key: string) => unknown): void {
  for (const key of deviceStore.keys()) {
    const owner = ownerOf(key);
    if (owner !== undefined && owner !== user_id) deviceStore.remove(key);
  }
}
