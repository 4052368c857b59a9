// A learner marks a completed lesson open again: Mark Complete was pressed too early, or by mistake.

import type { Progress } from '#course/api/progress.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { limits } from '#subjects/rules/limits.ts';
import type { Learner, Practice } from './practice.ts';
import { progressAfter } from './transaction-outcome.ts';

/**
 * Is idempotent. Trophies and streak stay, and so does the date on which the lesson was completed first. Throws not_found.
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
