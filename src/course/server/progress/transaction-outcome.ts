// Ends a transaction: reads what it wrote, and makes the answer.

import type { Progress } from '#course/api/progress.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { awardTrophies, dueAwards } from './award-trophies.ts';
import { type LearnerTransaction, learnerTransaction } from './learner-transaction.ts';
import type { Learner, Practice } from './practice.ts';
import { progressAnswer } from './progress-answer.ts';
import { type LearnerState, readLearner } from './read-learner.ts';

/** Runs `act` in the learner's transaction and returns the learner's progress after it. */
export function progressAfter(
  practice: Practice,
  learner: Learner,
  act: (transaction: LearnerTransaction) => Promise<unknown>,
): Promise<Progress> {
  return learnerTransaction(practice, learner, async (transaction) => {
    await act(transaction);
    return answerProgress(transaction);
  });
}

async function answerProgress({ trx, learner, published, now }: LearnerTransaction): Promise<Progress> {
  return progressAnswer(await readLearner(trx, learner.user_id), published, now, learner);
}

/** Awards the trophies that are due by `state` (read in this transaction). Returns them, and the progress after it. */
export async function transactionOutcome(
  transaction: LearnerTransaction,
  state: LearnerState,
): Promise<OutputOf<'completeLesson'>> {
  const { learner, published, now } = transaction;
  const due = dueAwards(state, published);
  if (!due) return { progress: progressAnswer(state, published, now, learner), new_trophies: [] };
  const new_trophies = await awardTrophies(transaction, due);
  return { progress: await answerProgress(transaction), new_trophies };
}
