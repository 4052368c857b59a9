// Removes what nobody needs any more. How long each thing is kept stands in docs/privacy.md.

import type pg from 'pg';
import { pruneCounters } from '../security/counters.ts';

const DAY = 86_400_000;
const KEEP_DAYS = { idempotencyKeys: 1, mails: 30, auditLog: 365 };

/** `now` in UTC milliseconds. */
export async function prune(pool: pg.Pool, now: number): Promise<void> {
  const before = (days: number) => [new Date(now - days * DAY)];
  await pruneCounters(pool, now);
  await pool.query('delete from sessions where expires_at <= $1', before(0));
  await pool.query('delete from links where expires_at <= $1', before(0));
  await pool.query('delete from idempotency_keys where created_at <= $1', before(KEEP_DAYS.idempotencyKeys));
  // A welcome stays noted for as long as the account lives, so that nobody is welcomed twice.
  await pool.query("delete from mails where created_at <= $1 and kind <> 'welcome'", before(KEEP_DAYS.mails));
  await pool.query(
    'update mails set sealed = null where created_at <= $1 and sealed is not null',
    before(KEEP_DAYS.mails),
  );
  await pool.query('delete from audit_log where at <= $1', before(KEEP_DAYS.auditLog));
}
