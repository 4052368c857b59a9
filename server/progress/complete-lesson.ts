// Mark Complete: the lesson, the streak and whatever trophies follow, in one turn (specification, section 4).

import type { OutputOf } from '#api/contract.ts';
import { lessonStatus } from '#rules/course/lesson-status.ts';
import { limits } from '#rules/limits.ts';
import { AppError } from '../http/app-error.ts';
import { learnerTurn } from './learner-turn.ts';
import { markCompleted } from './mark-completed.ts';
import type { Learner, Practice } from './practice.ts';
import { doneOf } from './progress-answer.ts';
import { readLearner } from './read-learner.ts';
import { recordPractice } from './record-practice.ts';
import { turnOutcome } from './turn-outcome.ts';

/**
 * Idempotent: a repeated completion keeps the first date and brings no second trophy.
 * Throws not_found (no such lesson, or the rehearsal, which completes by being danced) or locked (the one before is open).
 */
export async function completeLesson(
  practice: Practice,
  learner: Learner,
  lessonId: string,
): Promise<OutputOf<'completeLesson'>> {
  const lesson = practice.published().lessonById.get(lessonId);
  if (!lesson || lesson.order_num > limits.lessons) throw new AppError('not_found');
  const { order_num } = lesson;
  return learnerTurn(practice, learner, async (turn) => {
    const { completed } = doneOf(await readLearner(turn.trx, learner.user_id), turn.published);
    if (lessonStatus({ order_num, completed, touched: new Set() }) === 'locked')
      throw new AppError('locked', { message: `Complete Day ${order_num - 1} first` });
    await markCompleted(turn, lessonId);
    await recordPractice(turn);
    return turnOutcome(turn);
  });
}
