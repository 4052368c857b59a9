// When the rehearsal opens, the countdown to its start, and when it completes lesson 13 (specification, section
// 4). The page and the card on /learn open at different times: after Part 1 and after Part 4. `completed` holds
// order_nums.

import { limits } from '#subjects/rules/limits.ts';
import { lessonsOf } from './parts.ts';

/** Whether /rehearse opens: lessons 1 to 4 are all completed. */
export function rehearsePageUnlocked(completed: ReadonlySet<number>): boolean {
  return allUpTo(limits.rehearsePageLessons, completed);
}

/** Whether the rehearsal card on /learn opens: lessons 11 and 12 are completed. */
export function rehearsalCardUnlocked(completed: ReadonlySet<number>): boolean {
  return limits.rehearsalCardLessons.every((order_num) => completed.has(order_num));
}

/** Whether lesson 13 counts as completed, and with it the final trophy: all 12 lessons and the rehearsal are done. */
export function marksLesson13({
  completed,
  rehearsals,
}: {
  completed: ReadonlySet<number>;
  rehearsals: number;
}): boolean {
  return rehearsals > 0 && allUpTo(limits.lessons, completed);
}

function allUpTo(last: number, completed: ReadonlySet<number>): boolean {
  return lessonsOf({ first: 1, last }).every((order_num) => completed.has(order_num));
}

/** Seconds counted down before the rehearsal plays (specification, section 9). */
export const rehearsalSeconds = limits.rehearsalCountdownSeconds;

/**
 * The number that a countdown shows at `now` if it started at `startedAt` (both in milliseconds): 10, 9 ... 0, each for
 * a second, and null after the second of the 0, when the dance plays. A call that comes late skips numbers.
 */
export function countdownAt(startedAt: number, now: number): number | null {
  const left = rehearsalSeconds - Math.floor(Math.max(0, now - startedAt) / 1000);
  return left < 0 ? null : left;
}

/** Whether a number of the countdown is read aloud. The other numbers are only shown. */
export function isSpoken(seconds: number): boolean {
  return seconds === 10 || seconds === 5 || seconds === 0;
}
