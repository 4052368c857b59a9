// Turns of one learner that meet in this process wait here, where waiting costs no database connection: otherwise one
// person's hundred calls at once would take every connection of the pool to wait for one row.

import { appErrorOf } from '#platform/server/http/problem.ts';

/**
 * Runs `turn` after the turns of this learner that came before. When the turn before found no database, the turns
 * behind it fail with it instead of looking for it again, one after the other.
 */
export type TurnQueue = <Result>(userId: string, turn: () => Promise<Result>) => Promise<Result>;

export function makeTurnQueue(): TurnQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (userId, turn) => {
    const before = last.get(userId);
    const mine = before
      ? before.then(turn, (error) => (isOutage(error) ? Promise.reject(error) : turn()))
      : turn();
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
