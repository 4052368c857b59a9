// Mark Complete writes the lesson, the streak and the trophies earned by it in one transaction (specification, section
// 4).

import type { Progress } from '#course/api/progress.ts';
import { lessonUnlocked } from '#course/rules/lesson-status.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { limits } from '#subjects/rules/limits.ts';
import { learnerTransaction } from './learner-transaction.ts';
import { markCompleted } from './mark-completed.ts';
import type { Learner, Practice } from './practice.ts';
import { doneOf } from './progress-answer.ts';
import { readLearner } from './read-learner.ts';
import { recordPractice } from './record-practice.ts';
import { progressAfter, transactionOutcome } from './transaction-outcome.ts';

/**
 * Marks a lesson complete. A repeated call keeps the first date and brings no second trophy. Throws not_found for an
 * unknown lesson or the rehearsal (which is completed by dancing it), and locked when neither this lesson nor the
 * lesson before is completed.
 */
export async function completeLesson(
  practice: Practice,
  learner: Learner,
  lessonId: string,
): Promise<OutputOf<'completeLesson'>> {
  const lesson = practice.published().lessonById.get(lessonId);
  if (!lesson || lesson.order_num > limits.lessons) throw new AppError('not_found');
  const { order_num } = lesson;
  return learnerTransaction(practice, learner, async (transaction) => {
    // The mark is written first, so that one read is enough for the rules and for the answer. A refusal
    // undoes the mark.
    const isNew = await markCompleted(transaction, lessonId);
    await recordPractice(transaction);
    const state = await readLearner(transaction.trx, learner.user_id);
    if (isNew && !lessonUnlocked(order_num, doneOf(state, transaction.published).completed))
      throw new AppError('locked', { text: 'lesson_locked', values: { day: order_num - 1 } });
    return transactionOutcome(transaction, state);
  });
}

/**
 * Marks a completed lesson open again, when Mark Complete was pressed too early or by mistake. A repeated call changes
 * nothing. Trophies, streak and the date of the first completion stay. Throws not_found for an unknown lesson or the
 * rehearsal.
 */
export async function reopenLesson(
  practice: Practice,
  learner: Learner,
  lesson_id: string,
): Promise<Progress> {
  const lesson = practice.published().lessonById.get(lesson_id);
  if (!lesson || lesson.order_num > limits.lessons) throw new AppError('not_found');
  return progressAfter(practice, learner, ({ trx }) =>
    trx
      .updateTable('lesson_progress')
      .set({ completed: false })
      .where('user_id', '=', learner.user_id)
      .where('lesson_id', '=', lesson_id)
      .execute(),
  );
}
