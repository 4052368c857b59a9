// A learner's progress as a finished answer; also the place where an award that failed earlier heals.

import type { Progress } from '#api/progress.ts';
import { awardTrophies, dueTrophies } from './award-trophies.ts';
import { type LearnerState, progressAnswer, readLearner } from './learner-state.ts';
import { learnerTurn } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';

export async function readProgress(practice: Practice, learner: Learner): Promise<Progress> {
  const published = practice.published();
  const answer = (state: LearnerState) => progressAnswer(state, published, practice.now(), learner.timeZone);
  const state = await currentState(practice, learner.user_id);
  const due = dueTrophies(state, published);
  if (due.parts.length === 0 && !due.lesson13) return answer(state);
  return learnerTurn(practice, learner, (draft) => {
    awardTrophies(draft, published);
    return answer(draft.state);
  });
}

/** What is remembered when its version still holds, else all of it read anew. */
async function currentState({ pool, memory, readVersion }: Practice, userId: string): Promise<LearnerState> {
  try {
    const remembered = memory.recall(userId);
    if (remembered && (await readVersion(userId)) === remembered.version) return remembered.state;
    const read = await readLearner(pool, userId);
    memory.keep(userId, read);
    return read.state;
  } catch (error) {
    // The person may be gone.
    memory.forget(userId);
    throw error;
  }
}
