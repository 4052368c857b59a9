// The stored rows of a person's repeated requests.

import { type Expression, type SqlBool, sql } from 'kysely';
import type { OwnRows, Trx } from './db/own-rows.ts';

export const ownRequests: OwnRows = {
  idempotency_keys: (trx, id) => trx.selectFrom('idempotency_keys').selectAll().where(isOwnRequest(id)),
};

export async function forgetRequests(trx: Trx, user_id: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where(isOwnRequest(user_id)).execute();
}

/**
 * Returns the condition for a person's repeated requests: the last word of the scope is the id. One id may end like
 * another.
 */
function isOwnRequest(userId: string): Expression<SqlBool> {
  return sql`substring(scope from '[^ ]*$') = ${userId}`;
}
