// The handlers of the operations on progress (src/course/api/progress.ts).

import type { Progress, progressOperations } from '#course/api/progress.ts';
import type { Call, Handlers } from '#platform/server/http/mount.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import { dueAwards } from './award-trophies.ts';
import { checkItem, uncheckItem } from './check-item.ts';
import { completeLesson, reopenLesson } from './complete-lesson.ts';
import { finishRehearsal } from './finish-rehearsal.ts';
import { learnerTransaction } from './learner-transaction.ts';
import type { Learner, Practice } from './practice.ts';
import { progressAnswer } from './progress-answer.ts';
import { readLearner } from './read-learner.ts';
import { recordRepetitions } from './record-repetitions.ts';
import { progressAfter, transactionOutcome } from './transaction-outcome.ts';

type Names = keyof typeof progressOperations;

export function progressHandlers(practice: Practice): Pick<Handlers, Names> {
  return {
    readProgress: (call) => readProgress(practice, learnerOf(call)),
    checkItem: async (call) => ({
      progress: await checkItem(practice, learnerOf(call), call.params.checklist_id),
    }),
    uncheckItem: async (call) => ({
      progress: await uncheckItem(practice, learnerOf(call), call.params.checklist_id),
    }),
    completeLesson: (call) => completeLesson(practice, learnerOf(call), call.params.lesson_id),
    reopenLesson: async (call) => ({
      progress: await reopenLesson(practice, learnerOf(call), call.params.lesson_id),
    }),
    recordRepetitions: async (call) => ({
      progress: await recordRepetitions(practice, learnerOf(call), call.body),
    }),
    setPlan: async (call) => ({ progress: await setPlan(practice, learnerOf(call), call.body) }),
    finishRehearsal: (call) => finishRehearsal(practice, learnerOf(call), call.idempotencyKey),
  };
}

function learnerOf({ session, timeZone }: Pick<Call<'readProgress'>, 'session' | 'timeZone'>): Learner {
  return { user_id: session.user_id, timeZone };
}

/** Returns a learner's progress, and first writes trophies that were earned earlier and could not be written then. */
export async function readProgress(practice: Practice, learner: Learner): Promise<Progress> {
  const published = practice.published();
  const state = await readLearner(practice.db, learner.user_id);
  if (!dueAwards(state, published)) return progressAnswer(state, published, practice.now(), learner);
  const { progress } = await learnerTransaction(practice, learner, async (transaction) =>
    transactionOutcome(transaction, await readLearner(transaction.trx, learner.user_id)),
  );
  return progress;
}

/**
 * Stores the learner's choices for the days to the event. The plan itself is never stored: it is made with each
 * answer.
 */
export function setPlan(
  practice: Practice,
  learner: Learner,
  { minutes_per_day, rest_days }: InputOf<'setPlan'>['body'],
): Promise<Progress> {
  const days = [...new Set(rest_days)].toSorted((a, b) => a - b);
  return progressAfter(practice, learner, ({ trx, now }) =>
    trx
      .updateTable('users')
      .set({ minutes_per_day, rest_days: days, updated_at: new Date(now) })
      .where('id', '=', learner.user_id)
      .execute(),
  );
}
