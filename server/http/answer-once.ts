// Idempotency keys: the same request sent twice, also at the same moment, happens once and gets the same answer.

import type pg from 'pg';

/**
 * Runs `act` unless `key` was used in this scope during the last day; then the first answer is given again.
 * Call it inside a transaction: a parallel request with the same key waits there until the first has committed.
 */
export async function answerOnce<Answer extends object>(
  client: pg.PoolClient,
  scope: string,
  key: string | null,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (!key) return act();
  const claimed = await client.query(
    'insert into idempotency_keys (scope, key) values ($1, $2) on conflict do nothing',
    [scope, key],
  );
  if (claimed.rowCount === 0) {
    const known = await client.query('select answer from idempotency_keys where scope = $1 and key = $2', [
      scope,
      key,
    ]);
    return known.rows[0].answer;
  }
  const answer = await act();
  await client.query('update idempotency_keys set answer = $3 where scope = $1 and key = $2', [
    scope,
    key,
    JSON.stringify(answer),
  ]);
  return answer;
}
