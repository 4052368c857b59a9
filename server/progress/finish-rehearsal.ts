// The rehearsal was danced to its end: its mark, the streak, and the final trophy with lesson 13 when it is due.

import type { OutputOf } from '#api/contract.ts';
import { rehearsePageUnlocked } from '#rules/course/rehearsal.ts';
import { AppError } from '../http/app-error.ts';
import { awardTrophies } from './award-trophies.ts';
import { completedDays, markOf, progressAnswer } from './learner-state.ts';
import { learnerTurn } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';
import { addMark, recordPractice } from './turn-draft.ts';

/** A repeat with the same key gets the first answer again, so that a lost answer does not lose the trophy's moment. */
export async function finishRehearsal(
  practice: Practice,
  learner: Learner,
  idempotencyKey: string | null,
): Promise<OutputOf<'finishRehearsal'>> {
  const published = practice.published();
  const step = published.rehearseStep;
  if (!step) throw new AppError('not_found');
  const once = idempotencyKey ? { scope: `rehearsal ${learner.user_id}`, key: idempotencyKey } : null;
  return learnerTurn(
    practice,
    learner,
    (draft) => {
      if (!rehearsePageUnlocked(completedDays(draft.state, published)))
        throw new AppError('locked', { message: 'Complete Part 1 to unlock Rehearse' });
      addMark(draft, markOf(step.id, null));
      recordPractice(draft, learner.timeZone);
      const new_trophies = awardTrophies(draft, published);
      return { progress: progressAnswer(draft.state, published, draft.now, learner.timeZone), new_trophies };
    },
    once,
  );
}
