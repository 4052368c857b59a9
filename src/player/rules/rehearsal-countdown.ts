// The countdown after START: 10, 9 ... 1, 0, one a second, then play (specification, section 4). The number
// follows the clock, so after a late tick numbers are skipped.

import { limits } from '#subjects/rules/limits.ts';

/** Seconds counted down before the rehearsal plays (specification, section 9). */
export const rehearsalSeconds = limits.rehearsalCountdownSeconds;

/** The number shown at `now` for a count that started at `startedAt` (milliseconds); null: the 0 was shown, play. */
export function countdownAt(startedAt: number, now: number): number | null {
  const left = rehearsalSeconds - Math.floor(Math.max(0, now - startedAt) / 1000);
  return left < 0 ? null : left;
}

/** The numbers that are read aloud; the others are only shown. */
export function isSpoken(seconds: number): boolean {
  return seconds === 10 || seconds === 5 || seconds === 0;
}
