// The end of a turn: its writes are read, and answered.

import type { Progress } from '#course/api/progress.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { awardTrophies, dueAwards } from './award-trophies.ts';
import { learnerTurn, type Turn } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';
import { progressAnswer } from './progress-answer.ts';
import { type LearnerState, readLearner } from './read-learner.ts';

/** The learner's progress after a turn of their own in which `act` wrote something. */
export function progressAfter(
  practice: Practice,
  learner: Learner,
  act: (turn: Turn) => Promise<unknown>,
): Promise<Progress> {
  return learnerTurn(practice, learner, async (turn) => {
    await act(turn);
    return turnProgress(turn);
  });
}

async function turnProgress({ trx, learner, published, now }: Turn): Promise<Progress> {
  return progressAnswer(await readLearner(trx, learner.user_id), published, now, learner);
}

/**
 * Gives the trophies that `state`, read in this turn, has earned; returns the progress after that, and these
 * trophies.
 */
export async function turnOutcome(turn: Turn, state: LearnerState): Promise<OutputOf<'completeLesson'>> {
  const { learner, published, now } = turn;
  const due = dueAwards(state, published);
  if (!due) return { progress: progressAnswer(state, published, now, learner), new_trophies: [] };
  const new_trophies = await awardTrophies(turn, due);
  return { progress: await turnProgress(turn), new_trophies };
}
