// START, 10, 9 ... 0, play (specification, section 4). The number follows the clock, not the ticks: a late tick skips.

import { limits } from '#rules/limits.ts';

/** Seconds counted down before the rehearsal plays (specification, section 9). */
export const rehearsalSeconds = limits.rehearsalCountdownSeconds;

/** Seconds shown at `now` for a count that started at `startedAt` (milliseconds); 0 means play. */
export function countdownAt(startedAt: number, now: number): number {
  const left = rehearsalSeconds - Math.floor(Math.max(0, now - startedAt) / 1000);
  return Math.max(0, Math.min(rehearsalSeconds, left));
}

/** The numbers that are read aloud; the others are only shown. */
export function isSpoken(seconds: number): boolean {
  return seconds === 10 || seconds === 5 || seconds === 0;
}
