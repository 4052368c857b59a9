// Idempotency keys: the same request sent twice, also at the same moment, happens once and gets the same answer.

import type { Transaction } from 'kysely';
import type { Database } from '#subjects/server/schema.ts';

/**
 * Runs `act` unless `key` was used in this scope during the last day; if it was, resolves with the first answer. A
 * parallel request with the same key waits until this transaction has ended.
 */
export async function answerOnce<Answer extends object>(
  trx: Transaction<Database>,
  scope: string,
  key: string | null,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (!key) return act();
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ scope, key })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const same = { scope, key };
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const known = await trx
      .selectFrom('idempotency_keys')
      .select('answer')
      .where((row) => row.and(same))
      .executeTakeFirstOrThrow();
    return known.answer as Answer;
  }
  const answer = await act();
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where((row) => row.and(same))
    .execute();
  return answer;
}
