// A checksum of all stored rows shows whether a call changed anything.

import type pg from 'pg';
import { workDone } from './work-done.ts';

export type Checksum = Record<string, string | null>;

/**
 * Tables that even a refused call may change: the counters of limits, the time at which a session was last used, the
 * key of a repeated write.
 */
const restless = ['rate_limits', 'sessions', 'idempotency_keys'];

/**
 * Returns the checksum of each table, so that a changed table can be named. First waits for the jobs of earlier calls,
 * so that the work of a job does not count as a change by a later call.
 */
export async function databaseChecksum(pool: pg.Pool): Promise<Checksum> {
  await workDone(pool);
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

/** Returns the tables that differ between two checksums. */
export function changedTables(before: Checksum, after: Checksum): string[] {
  return Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table]);
}
