// The rows about a person's repeated requests, and the removal of old rows that calls and the queue leave behind.

import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from './db/database.ts';
import { dropOutdated } from './db/drop-outdated.ts';
import type { OwnRows, Trx } from './db/own-rows.ts';

export const ownRequests: OwnRows = {
  idempotency_keys: (trx, id) => trx.selectFrom('idempotency_keys').selectAll().where(isOwnRequest(id)),
};

export async function forgetRequests(trx: Trx, user_id: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where(isOwnRequest(user_id)).execute();
}

/**
 * Returns the condition for a person's repeated requests: the id is the last word of the scope. The whole word is
 * compared, because one id may end like another.
 */
function isOwnRequest(userId: string): Expression<SqlBool> {
  return sql`substring(scope from '[^ ]*$') = ${userId}`;
}

/** Days after which a failed job is forgotten: a job for a mailed link holds the address. */
const JOB_DAYS = 30;

/** Removes outdated rows; `now` is in UTC milliseconds. */
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
