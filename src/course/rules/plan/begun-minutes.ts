// Estimates how many minutes of the first open lesson are done. Without this estimate the plan would begin an open
// lesson from its first minute each morning. Minutes are not stored: they are estimated from the days on which lessons
// were completed.

import { planLimits } from './plan-limits.ts';

export type Practised = {
  /** The day on which each completed lesson was completed; days are whole numbers. */
  completedOn: readonly number[];
  /** The day on which a learner without a completed lesson began to practise; null if the learner has not begun. */
  since: number | null;
  today: number;
  minutes: number;
};

/**
 * Returns the minutes done of the first open lesson by this morning. Where the days leave several possibilities, it
 * returns the most minutes.
 */
export function begunMinutes({ completedOn, since, today, minutes }: Practised): number {
  const started = completedOn.length > 0;
  let begun = started ? beforeFirst(minutes) : 0;
  for (let day = started ? Math.min(...completedOn) : (since ?? today); day < today; day += 1)
    begun = leftMinutes(begun, completedOn.filter((each) => each === day).length, minutes);
  return begun;
}

/**
 * Returns the minutes done of the next lesson after a day of `minutes` on which `done` lessons were completed, when
 * `begun` minutes were done before that day.
 */
export function leftMinutes(begun: number, done: number, minutes: number): number {
  // Minutes done are multiples of the greatest common divisor of a day's minutes and a lesson's. The largest multiple
  // below a whole lesson is therefore one divisor less than the lesson.
  const most = planLimits.lesson - commonDivisor(minutes, planLimits.lesson);
  return Math.min(most, Math.max(0, begun + minutes - planLimits.lesson * done));
}

/**
 * Returns the most minutes of the first lesson that can have been done before the day on which it was
 * completed: a lesson may take several days.
 */
function beforeFirst(minutes: number): number {
  return Math.floor((planLimits.lesson - 1) / minutes) * minutes;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
