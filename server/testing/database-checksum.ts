// A checksum of everything stored, to see whether a call changed anything.

import type pg from 'pg';

/** Tables that may change beside a refused call: its counter, the jobs of an earlier one, the note of a session's use. */
const restless = ['rate_limits', 'links', 'mails', 'sessions', 'idempotency_keys'];

/** By table, so that a difference names what was changed. */
export async function databaseChecksum(pool: pg.Pool): Promise<Record<string, string | null>> {
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
