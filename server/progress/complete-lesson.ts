// Mark Complete: the lesson, the streak and whatever trophies follow, in one turn (specification, section 4).

import type { OutputOf } from '#api/contract.ts';
import { lessonStatus } from '#rules/course/lesson-status.ts';
import { AppError } from '../http/app-error.ts';
import { awardTrophies } from './award-trophies.ts';
import { completedDays, progressAnswer } from './learner-state.ts';
import { learnerTurn } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';
import { addCompletion, recordPractice } from './turn-draft.ts';

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
  const { order_num } = lesson;
  return learnerTurn(practice, learner, (draft) => {
    const completed = completedDays(draft.state, published);
    if (lessonStatus({ order_num, completed, touched: new Set() }) === 'locked')
      throw new AppError('locked', { message: `Complete Day ${order_num - 1} first` });
    addCompletion(draft, lessonId);
    recordPractice(draft, learner.timeZone);
    const new_trophies = awardTrophies(draft, published);
    return { progress: progressAnswer(draft.state, published, draft.now, learner.timeZone), new_trophies };
  });
}
