// The beginning of the count that is being danced. Pure.

import { countSeconds } from '#dance/content/routine/routine.ts';

/** Seconds of the routine at which the count of `seconds` began. A rounding error never gives the count before. */
export function onTheCount(seconds: number): number {
  return Math.floor(seconds / countSeconds + 1e-6) * countSeconds;
}
