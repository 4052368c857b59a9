// A learner's progress as a finished answer; also the place where an award that failed earlier heals.

import type { Progress } from '#course/api/progress.ts';
import { dueAwards } from './award-trophies.ts';
import { learnerTransaction } from './learner-transaction.ts';
import type { Learner, Practice } from './practice.ts';
import { progressAnswer } from './progress-answer.ts';
import { readLearner } from './read-learner.ts';
import { transactionOutcome } from './transaction-outcome.ts';

export async function readProgress(practice: Practice, learner: Learner): Promise<Progress> {
  const published = practice.published();
  const state = await readLearner(practice.db, learner.user_id);
  if (!dueAwards(state, published)) return progressAnswer(state, published, practice.now(), learner);
  const { progress } = await learnerTransaction(practice, learner, async (transaction) =>
    transactionOutcome(transaction, await readLearner(transaction.trx, learner.user_id)),
  );
  return progress;
}
