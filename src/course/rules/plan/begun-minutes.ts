// The minutes of the first open lesson on which the plan may count. Nobody stores minutes: they follow from the days on
// which lessons were completed. A learner who did what the plan said must not start a lesson from zero each morning.

import { planLimits } from './plan-limits.ts';

export type Practised = {
  /** The day on which each completed lesson was completed; days are whole numbers. */
  completedOn: readonly number[];
  /** The day on which a learner who has completed nothing yet began; null before. */
  since: number | null;
  today: number;
  minutes: number;
};

/** Minutes of the first open lesson that days of `minutes` have left by this morning: doubt is to the learner's benefit. */
export function begunMinutes({ completedOn, since, today, minutes }: Practised): number {
  const started = completedOn.length > 0;
  let begun = started ? beforeFirst(minutes) : 0;
  for (let day = started ? Math.min(...completedOn) : (since ?? today); day < today; day += 1)
    begun = leftMinutes(begun, completedOn.filter((each) => each === day).length, minutes);
  return begun;
}

/**
 * Returns the minutes that a day of `minutes`, begun with `begun`, leaves for the next one after `done`
 * lessons.
 */
export function leftMinutes(begun: number, done: number, minutes: number): number {
  // Sums of whole days and whole lessons leave nothing finer than what divides both, and less than a lesson.
  const most = planLimits.lesson - commonDivisor(minutes, planLimits.lesson);
  return Math.min(most, Math.max(0, begun + minutes - planLimits.lesson * done));
}

/**
 * Returns the minutes before the day that completed the first lesson: a lesson that takes several days was on
 * its way before.
 */
function beforeFirst(minutes: number): number {
  return Math.floor((planLimits.lesson - 1) / minutes) * minutes;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
