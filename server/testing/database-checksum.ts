// A checksum of everything stored, to see whether a call changed anything.

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

export type Checksum = Record<string, string | null>;

/** Tables that may change beside a refused call: its counter, the note of a session's use, the key of a repeated write. */
const restless = ['rate_limits', 'sessions', 'idempotency_keys'];

/** What an earlier call left to be done beside the requests, and is not done yet. */
const leftToDo = `select identifier as left from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = task_id
    where run_at <= now() and attempts < max_attempts or locked_at is not null
  union all select state from imports where state in ('planning', 'applying')`;

/** Milliseconds. */
const [ASK_AGAIN, GIVE_UP] = [5, 20_000];

/**
 * By table, so that a difference can name it. First waits for what earlier calls left to be done, so that none of it is
 * taken for a change by a later call; throws when that takes 20 seconds.
 */
export async function databaseChecksum(pool: pg.Pool): Promise<Checksum> {
  const until = Date.now() + GIVE_UP;
  for (;;) {
    const { rows } = await pool.query(leftToDo);
    if (rows.length === 0) break;
    if (Date.now() > until) throw new Error(`Never done: ${rows.map(({ left }) => left)}`);
    await sleep(ASK_AGAIN);
  }
  const tables = await pool.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1",
    [restless],
  );
  const sums = tables.rows.map(
    ({ name }) => `select '${name}' as name, sum(hashtextextended(t::text, 0)) as sum from ${name} t`,
  );
  const { rows } = await pool.query(sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** The tables that differ between two checksums. */
export function changedTables(before: Checksum, after: Checksum): string[] {
  return Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table]);
}
