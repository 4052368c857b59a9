// Turns of one learner that meet in this process wait here, where waiting costs no database connection: otherwise one
// person's hundred calls at once would take every connection of the pool to wait for one row.

import { appErrorOf } from '#platform/server/http/problem.ts';

/**
 * Runs `transaction` after the transactions of this learner that came before. When the transaction before found no database, the transactions
 * behind it fail with it instead of looking for it again, one after the other.
 */
export type TransactionQueue = <Result>(
  userId: string,
  transaction: () => Promise<Result>,
) => Promise<Result>;

export function makeTransactionQueue(): TransactionQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (userId, transaction) => {
    const before = last.get(userId);
    const mine = before
      ? before.then(transaction, (error) => (isOutage(error) ? Promise.reject(error) : transaction()))
      : transaction();
    last.set(userId, mine);
    try {
      return await mine;
    } finally {
      if (last.get(userId) === mine) last.delete(userId);
    }
  };
}

function isOutage(error: unknown): boolean {
  return appErrorOf(error).code === 'unavailable';
}
