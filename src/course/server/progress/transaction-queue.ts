// Transactions of one learner wait for each other here, where waiting needs no database connection. Otherwise a hundred
// calls of one person at once would take all connections of the pool, to wait for one row.

import { appErrorOf } from '#platform/server/http/problem.ts';

/**
 * Runs `transaction` after the learner's earlier transactions. When a transaction can't reach the database, those that
 * wait behind it fail at once too: if each made its own attempt, the last would wait for all attempts.
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
