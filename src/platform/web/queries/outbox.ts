// Keeps pending writes on the device until the server has confirmed them. Each write is stored under its own key, so
// that two tabs never overwrite each other's writes. An outbox must never drop a write before the server's answer, and
// never send one person's writes in another person's name.

import { parseObject } from '#platform/rules/parse-object.ts';
import { type OwnStore, ownStore } from '../own-store.ts';
import { newKey } from './new-key.ts';

/** A write that waits. Its `place` is unique. */
export type Pending<Write> = Write & { place: string };

export type Operation<Write extends object, Saved> = {
  /** The first part of the keys under which the operation's writes are kept. */
  name: string;
  /** Makes a write of a stored value; null where the value makes no sense. */
  read: (value: Record<string, unknown>) => Write | null;
  /** When writes are the same, only one of them waits: the first or the last that was put. */
  merge?: { same: (one: Write, other: Write) => boolean; keep: 'first' | 'last' };
  /** The number of writes that one call may send; 1 by default. */
  inOneCall?: number;
  /** Milliseconds until a write may be sent; Infinity if it may be sent only after it was changed. By default 0. */
  dueIn?: (write: Write) => number;
  /**
   * Returns the part of a write that is left to send after the server's answer `saved` (undefined for a refusal); null
   * if nothing is left, as by default. `all` are all pending writes.
   */
  rest?: (write: Write, saved: Saved | undefined, all: readonly Pending<Write>[]) => Write | null;
};

export type Outbox<Write extends object, Saved> = ReturnType<typeof makeOutbox<Write, Saved>>;

/**
 * Characters of the writes in one call: the server refuses a body of more than 64 KiB, and with it all of its writes.
 */
const mostInCall = 50_000;

export function makeOutbox<Write extends object, Saved>(
  { name, read, merge, inOneCall = 1, dueIn = () => 0, rest = () => null }: Operation<Write, Saved>,
  store: OwnStore = ownStore,
  now: () => number = Date.now,
) {
  const none: readonly Pending<Write>[] = [];
  const listeners = new Set<() => void>();
  /** The writes of each person, as they were read last. */
  const known = new Map<string, { texts: string; writes: readonly Pending<Write>[] }>();
  store.listen(refresh);

  /** Reads a person's writes in the order in which they were made: places begin with the time. */
  function look(person: string): { texts: string; writes: readonly Pending<Write>[] } {
    const places = store.keys(person, 'waiting', `${name}/`);
    const texts = places.map((place) => store.text(person, 'waiting', place));
    const writes = places.flatMap((place, index) => {
      const write = read(parseObject(texts[index] ?? null));
      return write === null ? [] : [{ ...write, place }];
    });
    return { texts: JSON.stringify([places, texts]), writes: writes.length > 0 ? writes : none };
  }

  /** Reads the store again, because another tab may have changed it. */
  function refresh(): void {
    let changed = false;
    for (const [person, before] of known) {
      const found = look(person);
      if (found.texts === before.texts) continue;
      known.set(person, found);
      changed = true;
    }
    if (changed) for (const listener of listeners) listener();
  }

  function waiting(person: string): readonly Pending<Write>[] {
    const found = known.get(person) ?? look(person);
    known.set(person, found);
    return found.writes;
  }

  function keep(person: string, place: string, write: object): void {
    store.write(person, 'waiting', place, write);
  }

  return {
    /** Returns the pending writes of one person, oldest first: the same array until something changes. */
    waiting,

    put(person: string, write: Write): void {
      refresh();
      const before = merge ? waiting(person).filter((each) => merge.same(each, write)) : none;
      if (merge?.keep === 'first' && before.length > 0) return;
      count += 1;
      const moment = `${String(now()).padStart(15, '0')}.${String(count).padStart(9, '0')}`;
      keep(person, `${name}/${moment}.${newKey()}`, write);
      for (const { place } of before) store.remove(person, 'waiting', place);
    },

    /** Changes a pending write in its place. */
    change: (person: string, { place, ...write }: Pending<Write>): void => keep(person, place, write),

    /** Removes writes without sending them. */
    remove(person: string, writes: readonly Pending<Write>[]): void {
      for (const { place } of writes) store.remove(person, 'waiting', place);
    },

    /** Returns the pending writes that the next call sends. */
    next(person: string): readonly Pending<Write>[] {
      let length = 0;
      return waiting(person)
        .filter((write) => dueIn(write) <= 0)
        .slice(0, inOneCall)
        .filter((write, index) => {
          length += JSON.stringify(write).length;
          return index === 0 || length <= mostInCall;
        });
    },

    /**
     * Returns the milliseconds until the next write may be sent; Infinity where no write may be sent without a change.
     */
    nextIn: (person: string): number => Math.min(Number.POSITIVE_INFINITY, ...waiting(person).map(dueIn)),

    /** Must be called when the server has answered `writes`: only the rest of each write stays (see `rest`). */
    settle(person: string, writes: readonly Pending<Write>[], saved?: Saved): void {
      refresh();
      for (const { place } of writes) {
        const all = waiting(person);
        const write = all.find((each) => each.place === place);
        const left = write ? rest(write, saved, all) : null;
        if (left) keep(person, place, { ...left, place: undefined });
        else store.remove(person, 'waiting', place);
      }
    },

    refresh,

    /** Calls `listener` after each change in any tab; returns the function that removes `listener`. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let count = 0;
