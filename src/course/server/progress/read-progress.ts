// A learner's progress as a finished answer; also the place where an award that failed earlier heals.

import type { Progress } from '#course/api/progress.ts';
import { dueAwards } from './award-trophies.ts';
import { learnerTurn } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';
import { progressAnswer } from './progress-answer.ts';
import { readLearner } from './read-learner.ts';
import { turnOutcome } from './turn-outcome.ts';

export async function readProgress(practice: Practice, learner: Learner): Promise<Progress> {
  const published = practice.published();
  const state = await readLearner(practice.db, learner.user_id);
  if (!dueAwards(state, published)) return progressAnswer(state, published, practice.now(), learner);
  const { progress } = await learnerTurn(practice, learner, async (turn) =>
    turnOutcome(turn, await readLearner(turn.trx, learner.user_id)),
  );
  return progress;
}
