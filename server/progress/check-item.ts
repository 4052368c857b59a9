// Marks a practice list item done, or takes the mark back (specification, sections 5 and 7).

import type { Progress } from '#api/progress.ts';
import { prepared } from '../db/prepared.ts';
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
    await unmark(turn.trx, { user_id: learner.user_id, checklist_id: checklistId });
    return turnProgress(turn);
  });
}

const unmark = prepared('unmark', (db, given: { user_id: string; checklist_id: string }) =>
  db
    .deleteFrom('progress')
    .where('user_id', '=', given.user_id)
    .where('checklist_id', '=', given.checklist_id),
);
