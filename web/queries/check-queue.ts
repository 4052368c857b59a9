// Marks on the practice list that the server has not confirmed yet, kept on the device until it has. Each is an entry of
// its own, so that two tabs never overwrite each other's; the calls are idempotent, so one sent twice still counts once.
// Must never drop a wish before the server's answer, and never send one person's wishes as another's.

import type { DeviceStore } from '../device-store.ts';
import { newKey } from './new-key.ts';

/** What the learner wants of an item: marked done, or not. */
export type Wish = { checklist_id: string; done: boolean };

/** A wish in the queue; no other ever has the same `key`. */
export type WaitingWish = Wish & { key: string };

export type CheckQueue = ReturnType<typeof makeCheckQueue>;

const prefix = 'shamble.check.v2.';

export function makeCheckQueue(store: DeviceStore, now: () => number = Date.now) {
  takeOver(store, now());
  let kept = read(store);
  const listeners = new Set<() => void>();

  /** Looks what is there now; another tab may have added or removed something. */
  function refresh(): void {
    const found = read(store);
    if (keysOf(found) === keysOf(kept)) return;
    kept = found;
    for (const listener of listeners) listener();
  }

  return {
    /** The wishes of one person, oldest first. The same array until something changes. */
    wishes: (user_id: string): readonly WaitingWish[] => kept.get(user_id) ?? none,

    /** Replaces any earlier wish about the item. */
    put(user_id: string, wish: Wish): void {
      refresh();
      const earlier = (kept.get(user_id) ?? none).filter((each) => each.checklist_id === wish.checklist_id);
      add(store, now(), user_id, wish);
      for (const { key } of earlier) store.remove(key);
      refresh();
    },

    /** The server has answered this wish; a newer one about the same item stays. */
    settle({ key }: WaitingWish): void {
      store.remove(key);
      refresh();
    },

    /** Forgets the wishes of all people but this one; null: of all. */
    keepOnly(user_id: string | null): void {
      for (const [owner, wishes] of read(store))
        if (owner !== user_id) for (const { key } of wishes) store.remove(key);
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

type Kept = ReadonlyMap<string, readonly WaitingWish[]>;

const none: readonly WaitingWish[] = [];

/** Every person's wishes, each in the order in which they were made: a key begins with its moment. */
function read(store: DeviceStore): Kept {
  const kept = new Map<string, WaitingWish[]>();
  for (const key of store.keys().toSorted()) {
    if (!key.startsWith(prefix)) continue;
    const { user_id, checklist_id, done } = parse(store.get(key));
    if (typeof user_id !== 'string' || typeof checklist_id !== 'string' || typeof done !== 'boolean')
      continue;
    kept.set(user_id, [...(kept.get(user_id) ?? none), { key, checklist_id, done }]);
  }
  return kept;
}

let count = 0;

function add(store: DeviceStore, now: number, user_id: string, { checklist_id, done }: Wish): void {
  count += 1;
  const place = `${String(now).padStart(15, '0')}.${String(count).padStart(9, '0')}`;
  store.set(`${prefix}${place}.${newKey()}`, JSON.stringify({ user_id, checklist_id, done }));
}

/** What the version before kept, all in one entry. */
function takeOver(store: DeviceStore, now: number): void {
  const before = 'shamble.checks.v1';
  const { user_id, wishes } = parse(store.get(before));
  store.remove(before);
  if (typeof user_id !== 'string' || !Array.isArray(wishes)) return;
  for (const wish of wishes.filter(isWish)) add(store, now, user_id, wish);
}

/** The object in a kept text; an empty one where there is none. */
function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isWish(value: unknown): value is Wish {
  const wish = value as Partial<Wish> | null;
  return typeof wish?.checklist_id === 'string' && typeof wish.done === 'boolean';
}

function keysOf(kept: Kept): string {
  return [...kept.values()].flatMap((wishes) => wishes.map(({ key }) => key)).join();
}
