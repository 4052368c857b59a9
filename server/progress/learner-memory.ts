// What this process remembers of learners, and the queue in which it lets the turns of one learner run.
// Nothing here is true by itself: whoever recalls a state asks the database first whether its version still holds, or
// writes on the condition that it does.

import { appErrorOf } from '../http/problem.ts';
import type { LearnerState } from './learner-state.ts';

/** A learner's state and the value of users.progress_version that stands for it. */
export type KnownLearner = { readonly version: string; readonly state: LearnerState };

export type LearnerMemory = {
  recall: (userId: string) => KnownLearner | undefined;
  keep: (userId: string, learner: KnownLearner) => void;
  forget: (userId: string) => void;
  /**
   * Runs `turn` after the turns of this learner that came before. This only saves them from conflicting: turns in other
   * processes don't wait here. When the one before found no database, those behind it don't go looking for it again.
   */
  inTurn: <Result>(userId: string, turn: () => Promise<Result>) => Promise<Result>;
};

/** People; one who finished the course takes about 3 KB. */
const MOST = 10_000;

export function makeLearnerMemory(most = MOST): LearnerMemory {
  // The order of a map is that of insertion, so that the first is the one that was kept longest ago.
  const known = new Map<string, KnownLearner>();
  const lastTurns = new Map<string, Promise<unknown>>();

  function keep(userId: string, learner: KnownLearner): void {
    known.delete(userId);
    known.set(userId, learner);
    if (known.size > most) known.delete(known.keys().next().value as string);
  }

  async function inTurn<Result>(userId: string, turn: () => Promise<Result>): Promise<Result> {
    const before = lastTurns.get(userId);
    const mine = before
      ? before.then(turn, (error) => (isOutage(error) ? Promise.reject(error) : turn()))
      : turn();
    lastTurns.set(userId, mine);
    try {
      return await mine;
    } finally {
      if (lastTurns.get(userId) === mine) lastTurns.delete(userId);
    }
  }

  return { recall: (userId) => known.get(userId), keep, forget: (userId) => known.delete(userId), inTurn };
}

function isOutage(error: unknown): boolean {
  return appErrorOf(error).code === 'unavailable';
}
