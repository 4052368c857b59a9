// Playback rates: the four of the lessons, the seven that a device may keep, and the fine ones, which are never saved.

import { limits } from '#subjects/rules/limits.ts';

/** Rungs of the speed ramp, slowest first. */
export const rampRates = [0.5, 0.75, 1] as const;

/** One fine step, and the limits that fine steps stay in. */
const fine = { step: 0.05, slowest: 0.25, fastest: 2 } as const;

/** Whether `value` is one of the rates that a link can name and a device can keep (specification, section 5). */
export function isListedRate(value: unknown): value is number {
  return limits.savedRates.some((rate) => rate === value);
}

/** The four lesson speeds and, if it is another, the current speed, the fastest first. */
export function offeredRates(current: number): number[] {
  return [...new Set([...limits.lessonSpeeds, current])].sort((a, b) => b - a);
}

/** The rate that is `steps` steps of 0.05 away from `rate`, within 0.25 to 2. */
export function fineRate(rate: number, steps: number): number {
  const moved = Math.round(rate / fine.step + steps) * fine.step;
  return Number(Math.min(fine.fastest, Math.max(fine.slowest, moved)).toFixed(2));
}

/** The next lesson speed up (1) or down (-1); `rate` itself if there is no such speed. */
export function neighbourRate(rate: number, direction: 1 | -1): number {
  const { lessonSpeeds } = limits;
  if (direction === 1) return lessonSpeeds.findLast((other) => other > rate) ?? rate;
  return lessonSpeeds.find((other) => other < rate) ?? rate;
}

/** The rate nearest to `rate` that a medium can play. */
export function playableRate(rate: number, rates: 'any' | readonly number[]): number {
  if (rates === 'any' || rates.length === 0) return rate;
  return rates.reduce((best, other) => (Math.abs(other - rate) < Math.abs(best - rate) ? other : best));
}
