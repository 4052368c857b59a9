// What a person did that the server has not confirmed yet, kept on the device until it has. Each is an entry of its own, so
// that two tabs never overwrite each other's. Must never drop an entry before the server's answer, and never hand out one
// person's entries as another's.

import { parseObject } from '#platform/rules/parse-object.ts';
import type { DeviceStore } from '../device-store.ts';
import { newKey } from './new-key.ts';

/** An entry that waits; no other ever has the same `key`. */
export type Waiting<Entry> = Entry & { key: string };

/** Entries under keys that begin with `prefix`; `read` makes one of a kept value, or null of one that makes no sense. */
export function makeOutbox<Entry extends object>(
  store: DeviceStore,
  prefix: string,
  read: (value: Record<string, unknown>) => Entry | null,
  now: () => number,
) {
  const none: readonly Waiting<Entry>[] = [];
  let kept = find();
  const listeners = new Set<() => void>();
  // Another tab has changed something in storage; the server's renderer has no tabs.
  if (typeof window !== 'undefined') window.addEventListener('storage', refresh);

  /** Every person's entries, each in the order in which they were made: a key begins with its moment. */
  function find(): ReadonlyMap<string, readonly Waiting<Entry>[]> {
    const found = new Map<string, Waiting<Entry>[]>();
    for (const key of store.keys().toSorted()) {
      if (!key.startsWith(prefix)) continue;
      const value = parseObject(store.get(key));
      const entry = read(value);
      if (typeof value.user_id !== 'string' || entry === null) continue;
      found.set(value.user_id, [...(found.get(value.user_id) ?? none), { ...entry, key }]);
    }
    return found;
  }

  /** Looks what is there now; another tab may have added or removed something. */
  function refresh(): void {
    const found = find();
    if (keysOf(found) === keysOf(kept)) return;
    kept = found;
    for (const listener of listeners) listener();
  }

  return {
    /** The entries of one person, oldest first. The same array until something changes. */
    waiting: (user_id: string): readonly Waiting<Entry>[] => kept.get(user_id) ?? none,

    /** Adds an entry in the place of these, if any. */
    put(user_id: string, entry: Entry, instead: readonly Waiting<Entry>[] = none): void {
      count += 1;
      const place = `${String(now()).padStart(15, '0')}.${String(count).padStart(9, '0')}`;
      store.set(`${prefix}${place}.${newKey()}`, JSON.stringify({ user_id, ...entry }));
      for (const { key } of instead) store.remove(key);
      refresh();
    },

    /** The server has answered these; newer ones stay. */
    settle(entries: readonly { key: string }[]): void {
      for (const { key } of entries) store.remove(key);
      refresh();
    },

    /** Forgets the entries of all people but this one; null: of all. */
    keepOnly(user_id: string | null): void {
      for (const [owner, entries] of find())
        if (owner !== user_id) for (const { key } of entries) store.remove(key);
      refresh();
    },

    refresh,

    /** Returns the function that stops listening. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let count = 0;

function keysOf(kept: ReadonlyMap<string, readonly { key: string }[]>): string {
  return [...kept.values()].flatMap((entries) => entries.map(({ key }) => key)).join();
}
