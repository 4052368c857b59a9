// Works out when the present count of the dance began.

import { countSeconds } from '#dance/content/routine/routine.ts';

/**
 * The second of the routine at which the count at `seconds` began. A rounding error never gives the count before.
 */
export function onTheCount(seconds: number): number {
  return Math.floor(seconds / countSeconds + 1e-6) * countSeconds;
}
