// Mark Complete: the lesson, the streak and whatever trophies follow, in one transaction (specification, section 4).

import type { OutputOf } from '#api/contract.ts';
import { lessonStatus } from '#rules/course/lesson-status.ts';
import { AppError } from '../http/app-error.ts';
import { awardTrophies, writeCompletion } from './award-trophies.ts';
import { completedDays, progressAnswer } from './learner-state.ts';
import { learnerTurn, recordPractice } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';

/**
 * Idempotent: a repeated completion keeps the first date and brings no second trophy.
 * Throws not_found (no such lesson, or the rehearsal, which completes by being danced) or locked (the one before is open).
 */
export async function completeLesson(
  practice: Practice,
  learner: Learner,
  lessonId: string,
): Promise<OutputOf<'completeLesson'>> {
  const published = practice.published();
  const lesson = published.lessonById.get(lessonId);
  if (!lesson || lesson.order_num > 12) throw new AppError('not_found');
  const now = practice.now();
  return learnerTurn(practice.pool, learner.user_id, async (client, state) => {
    const completed = completedDays(state, published);
    if (lessonStatus({ order_num: lesson.order_num, completed, touched: new Set() }) === 'locked')
      throw new AppError('locked', { message: `Complete Day ${lesson.order_num - 1} first` });
    const at = new Date(now).toISOString();
    const isNew = !completed.has(lesson.order_num);
    if (isNew) state.completed.push({ lesson_id: lessonId, completed_at: at });
    await Promise.all([
      isNew && writeCompletion(client, learner.user_id, lessonId, at),
      recordPractice(client, learner, state, now),
    ]);
    const new_trophies = await awardTrophies(client, learner.user_id, state, published, now, practice.log);
    return { progress: progressAnswer(state, published, now, learner.timeZone), new_trophies };
  });
}
