// Small things that a page keeps about the person on this device: which steps were passed over today, what the quiz was told.
// They go with the person.

import { deviceStore } from '../device-store.ts';
import { parseObject } from './outbox.ts';

const prefix = 'shamble.own.';

/** What was kept about this person under `name`; null where nothing is. */
export function readOwn(user_id: string, name: string): unknown {
  const { user_id: owner, value } = parseObject(deviceStore.get(prefix + name));
  return owner === user_id ? (value ?? null) : null;
}

export function writeOwn(user_id: string, name: string, value: unknown): void {
  deviceStore.set(prefix + name, JSON.stringify({ user_id, value }));
}

/** Forgets what is kept about all people but this one; null: about all. */
export function keepOnlyOwn(user_id: string | null): void {
  for (const key of deviceStore.keys())
    if (key.startsWith(prefix) && parseObject(deviceStore.get(key)).user_id !== user_id)
      deviceStore.remove(key);
}
