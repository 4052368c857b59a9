// Marks a practice list item done, or takes the mark back (specification, sections 5 and 7).

import type { Progress } from '#api/progress.ts';
import { AppError } from '../http/app-error.ts';
import { learnerTurn } from './learner-turn.ts';
import { markDone } from './mark-done.ts';
import type { Learner, Practice } from './practice.ts';
import { recordPractice } from './record-practice.ts';
import { turnProgress } from './turn-outcome.ts';

/** Idempotent. A saved check is practice: it counts today for the streak. Throws not_found for an unknown item. */
export async function checkItem(
  practice: Practice,
  learner: Learner,
  checklistId: string,
): Promise<Progress> {
  const step = practice.published().itemStep.get(checklistId);
  if (!step) throw new AppError('not_found');
  return learnerTurn(practice, learner, async (turn) => {
    // An item that has moved to another step since is still done.
    if (!turn.state.marks.some(({ checklist_id }) => checklist_id === checklistId))
      await markDone(turn, step.id, checklistId);
    await recordPractice(turn);
    return turnProgress(turn);
  });
}

/** Idempotent. Never takes a practice day away. */
export async function uncheckItem(
  practice: Practice,
  learner: Learner,
  checklistId: string,
): Promise<Progress> {
  if (!practice.published().itemStep.has(checklistId)) throw new AppError('not_found');
  return learnerTurn(practice, learner, async (turn) => {
    await turn.trx
      .deleteFrom('progress')
      .where('user_id', '=', learner.user_id)
      .where('checklist_id', '=', checklistId)
      .execute();
    return turnProgress(turn);
  });
}
