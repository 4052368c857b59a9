// The status of one lesson for a learner, and the learner's next lesson. Lessons are named by their order_num.

import { limits } from '#subjects/rules/limits.ts';

export type LessonStatus = 'locked' | 'unlocked' | 'in_progress' | 'completed';

/**
 * The status of a lesson row (specification, section 4). `completed` and `touched` hold order_nums; touched means that
 * a progress or lesson_progress row exists. A completed lesson stays completed even if the lesson before it is not
 * completed.
 */
export function lessonStatus({
  order_num,
  completed,
  touched,
}: {
  order_num: number;
  completed: ReadonlySet<number>;
  touched: ReadonlySet<number>;
}): LessonStatus {
  if (completed.has(order_num)) return 'completed';
  if (!lessonUnlocked(order_num, completed)) return 'locked';
  return touched.has(order_num) ? 'in_progress' : 'unlocked';
}

/**
 * Whether a lesson may be marked complete: the first lesson always, and any other once the lesson before it is
 * completed.
 */
export function lessonUnlocked(order_num: number, completed: ReadonlySet<number>): boolean {
  return order_num === 1 || completed.has(order_num - 1);
}

/**
 * The first of the 12 lessons not completed, in order_num order; null when all are completed (specification, section
 * 4).
 */
export function nextLesson<L extends { order_num: number }>(
  lessons: readonly L[],
  completed: ReadonlySet<number>,
): L | null {
  return (
    lessons
      .filter(({ order_num }) => order_num <= limits.lessons && !completed.has(order_num))
      .sort((a, b) => a.order_num - b.order_num)[0] ?? null
  );
}
