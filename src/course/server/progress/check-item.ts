// Sets and removes the marks of practice list items (specification, sections 5 and 7).

import type { Progress } from '#course/api/progress.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { markDone } from './mark-done.ts';
import type { Learner, Practice } from './practice.ts';
import { recordPractice } from './record-practice.ts';
import { progressAfter } from './transaction-outcome.ts';

/**
 * Marks an item as done; a repeated call keeps the first mark. Each call is a learning activity, so today becomes a
 * practice day. Throws not_found for an unknown item.
 */
export async function checkItem(
  practice: Practice,
  learner: Learner,
  checklistId: string,
): Promise<Progress> {
  const step = practice.published().itemStep.get(checklistId);
  if (!step) throw new AppError('not_found');
  return progressAfter(practice, learner, async (transaction) => {
    await markDone(transaction, step.id, checklistId);
    await recordPractice(transaction);
  });
}

/** Removes an item's mark; a repeated call changes nothing. Today stays a practice day. */
export async function uncheckItem(
  practice: Practice,
  learner: Learner,
  checklistId: string,
): Promise<Progress> {
  if (!practice.published().itemStep.has(checklistId)) throw new AppError('not_found');
  return progressAfter(practice, learner, ({ trx }) =>
    unmark(trx, { user_id: learner.user_id, checklist_id: checklistId }),
  );
}

const unmark = prepared('unmark', (db, given: { user_id: string; checklist_id: string }) =>
  db
    .deleteFrom('progress')
    .where('user_id', '=', given.user_id)
    .where('checklist_id', '=', given.checklist_id),
);
