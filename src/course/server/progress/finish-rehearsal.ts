// Writes a rehearsal that was danced to its end: its mark, the streak, and the final trophy with lesson 13 if earned.

import { rehearsePageUnlocked } from '#course/rules/rehearsal.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { learnerTransaction } from './learner-transaction.ts';
import { markDone } from './mark-done.ts';
import type { Learner, Practice } from './practice.ts';
import { doneOf } from './progress-answer.ts';
import { readLearner } from './read-learner.ts';
import { recordPractice } from './record-practice.ts';
import { claim } from './record-repetitions.ts';
import { transactionOutcome } from './transaction-outcome.ts';

/**
 * Saves a finished rehearsal. A repeated call with the same key gets the first answer again, so that a trophy is shown
 * even if the first answer was lost. Throws not_found in a course without a rehearsal, and locked while the rehearsal
 * page is locked.
 */
export async function finishRehearsal(
  practice: Practice,
  learner: Learner,
  idempotencyKey: string | null,
): Promise<OutputOf<'finishRehearsal'>> {
  const step = practice.published().rehearseStep;
  if (!step) throw new AppError('not_found');
  return learnerTransaction(practice, learner, (transaction) =>
    answerOnce(transaction.trx, `rehearsal ${learner.user_id}`, idempotencyKey, async () => {
      // The mark is written first, for the reason given in complete-lesson.ts.
      await markDone(transaction, step.id, null);
      // A device may send the rehearsal again after the server has deleted the stored answer: the rehearsal must not
      // count twice.
      const fresh =
        idempotencyKey === null || (await claim(transaction, [{ key: idempotencyKey }])).length > 0;
      if (fresh) await recordPractice(transaction);
      const state = await readLearner(transaction.trx, learner.user_id);
      if (!rehearsePageUnlocked(doneOf(state, transaction.published).completed))
        throw new AppError('locked', { text: 'rehearse_locked' });
      return transactionOutcome(transaction, state);
    }),
  );
}
