// Limits work so that it does not use up the connections of the database: a few pieces run, some wait without
// a connection, and all others are refused at once.

import { AppError } from '#platform/server/http/app-error.ts';
import { appErrorOf } from '#platform/server/http/problem.ts';

export type FewAtOnce = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `running` pieces at a time, in order. Throws too_many_requests when `waiting` others wait
 * already. When a piece finds no database, the waiting pieces fail with it and do not look for it again.
 */
export function fewAtOnce(running: number, waiting: number): FewAtOnce {
  let free = running;
  const queue: PromiseWithResolvers<void>[] = [];
  return async (act) => {
    if (free > 0) free -= 1;
    else {
      if (queue.length >= waiting) throw new AppError('too_many_requests', { retryAfter: 1 });
      const turn = Promise.withResolvers<void>();
      queue.push(turn);
      await turn.promise;
    }
    try {
      return await act();
    } catch (error) {
      if (appErrorOf(error).code === 'unavailable') for (const { reject } of queue.splice(0)) reject(error);
      throw error;
    } finally {
      const next = queue.shift();
      if (next) next.resolve();
      else free += 1;
    }
  };
}
