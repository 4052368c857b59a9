// Remembers the sessions of recent cookies with their people, so that most calls of signed-in people need no query to
// find the person. Invariant: an ended session is forgotten at once, in this process by the call that ends it, in other
// processes by the database's announcement. Without a connection for announcements, nothing is remembered.

import type { Announcements } from '#platform/server/db/announcements.ts';

export type KnownVisitors<Row extends { id: string }> = {
  /** Returns the remembered row of a signed cookie, or else what `read` returns now. A null is never remembered. */
  find: (cookie: string, read: () => Promise<Row | null>) => Promise<Row | null>;
  /** Forgets every session of a person. */
  forget: (userId: string) => void;
  forgetAll: () => void;
};

/** How long a session is remembered, in milliseconds, and how many are remembered at most. */
const LONGEST = 60_000;
const MOST = 20_000;

export function rememberVisitors<Row extends { id: string }>(
  announcements: Announcements,
  now: () => number,
): KnownVisitors<Row> {
  let known = new Map<string, { row: Row; until: number }>();
  let cookiesOf = new Map<string, Set<string>>();
  // The number rises whenever something is forgotten: a row whose reading began earlier must not be remembered any
  // more.
  let generation = 0;

  function forget(userId: string): void {
    generation += 1;
    for (const cookie of cookiesOf.get(userId) ?? []) known.delete(cookie);
    cookiesOf.delete(userId);
  }

  function forgetAll(): void {
    generation += 1;
    known = new Map();
    cookiesOf = new Map();
  }

  async function find(cookie: string, read: () => Promise<Row | null>): Promise<Row | null> {
    const entry = known.get(cookie);
    const left = entry ? entry.until - now() : 0;
    // If more than the longest time is left the clock was set back, and the entry must not count.
    if (entry && left > 0 && left <= LONGEST) return entry.row;
    const began = generation;
    const row = await read();
    if (!row || began !== generation || !announcements.isListening()) return row;
    if (known.size >= MOST) forgetAll();
    known.set(cookie, { row, until: now() + LONGEST });
    cookiesOf.set(row.id, (cookiesOf.get(row.id) ?? new Set()).add(cookie));
    return row;
  }

  announcements.on('people', forget);
  announcements.onLoss(forgetAll);
  return { find, forget, forgetAll };
}
