// Small things that a page keeps about the person on this device: which steps were passed over today, what the quiz was told.
// They go with the person.

import { parseObject } from '#rules/parse-object.ts';
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
 * Dances that were not told yet, what crews keep, and the places one left steps at: each under a key that ends with its
 * person. Places were once kept without one: they are nobody's by now.
 */
const keyOfPerson = /^shamble\.(?:(?:dance|crew)\.v1\..*\.|player\.places\.v1\.?)(.*)$/;

/** Forgets what is kept about all people but this one; null: about all. */
export function keepOnlyOwn(user_id: string | null): void {
  for (const key of deviceStore.keys()) {
    const owner = key.startsWith(prefix)
      ? (parseObject(deviceStore.get(key)).user_id ?? '')
      : keyOfPerson.exec(key)?.[1];
    if (owner !== undefined && owner !== user_id) deviceStore.remove(key);
  }
}
