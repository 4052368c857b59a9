// The remains of calls and of the queue.

import { sql } from 'kysely';
import type { Db } from './db/database.ts';
import { dropOutdated } from './db/drop-outdated.ts';

/** Days after which a job that was given up is forgotten: a job for a mailed link holds the address. */
const JOB_DAYS = 30;

/** Removes outdated rows; `now` in UTC milliseconds. */
export async function prunePlatform(db: Db, now: number): Promise<void> {
  await dropOutdated(
    db,
    now,
    ['rate_limits', 'expires_at', 0],
    ['idempotency_keys', 'created_at', 1],
    ['audit_log', 'at', 365],
  );
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where attempts >= max_attempts
      and updated_at <= ${new Date(now - JOB_DAYS * 86_400_000)}))`.execute(db);
}
