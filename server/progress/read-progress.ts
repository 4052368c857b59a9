// A learner's progress as a finished answer; also the place where an award that failed earlier heals.

import type { Progress } from '#api/progress.ts';
import { awardTrophies, dueTrophies } from './award-trophies.ts';
import { progressAnswer, readLearnerState } from './learner-state.ts';
import { learnerTurn } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';

export async function readProgress(practice: Practice, learner: Learner): Promise<Progress> {
  const published = practice.published();
  let state = await readLearnerState(practice.pool, learner.user_id);
  const due = dueTrophies(state, published);
  if (due.parts.length > 0 || due.lesson13)
    state = await learnerTurn(practice.pool, learner.user_id, async (client, locked) => {
      await awardTrophies(client, learner.user_id, locked, published, practice.now(), practice.log);
      return locked;
    });
  return progressAnswer(state, published, practice.now(), learner.timeZone);
}
