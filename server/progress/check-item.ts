// Marks a practice list item done, or takes the mark back (specification, sections 5 and 7).

import type { Progress } from '#api/progress.ts';
import { AppError } from '../http/app-error.ts';
import { markOf, progressAnswer } from './learner-state.ts';
import { learnerTurn } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';
import { addMark, recordPractice, removeMark } from './turn-draft.ts';

/** Idempotent. A saved check is practice: it counts today for the streak. Throws not_found for an unknown item. */
export async function checkItem(
  practice: Practice,
  learner: Learner,
  checklistId: string,
): Promise<Progress> {
  const published = practice.published();
  const step = published.itemStep.get(checklistId);
  if (!step) throw new AppError('not_found');
  return learnerTurn(practice, learner, (draft) => {
    addMark(draft, markOf(step.id, checklistId));
    recordPractice(draft, learner.timeZone);
    return progressAnswer(draft.state, published, draft.now, learner.timeZone);
  });
}

/** Idempotent. Never takes a practice day away. */
export async function uncheckItem(
  practice: Practice,
  learner: Learner,
  checklistId: string,
): Promise<Progress> {
  const published = practice.published();
  if (!published.itemStep.has(checklistId)) throw new AppError('not_found');
  return learnerTurn(practice, learner, (draft) => {
    removeMark(draft, checklistId);
    return progressAnswer(draft.state, published, draft.now, learner.timeZone);
  });
}
