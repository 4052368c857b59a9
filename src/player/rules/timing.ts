// The player's waits, in milliseconds.

import { limits } from '#subjects/rules/limits.ts';

export const timing = {
  /** Between two repetitions of a segment, and of everything else with the delay on (specification, section 9). */
  loopPauseMs: limits.loopPauseSeconds * 1000,
  /** The wait from the end of a learn part to the next one (specification, section 9). */
  advanceMs: limits.nextPartSeconds * 1000,
  /** A medium that is not ready by then has failed. */
  loadMs: 20_000,
  /** A medium that does not move by then after a play waits for a tap. */
  startMs: 2500,
  /** A seek that has not landed by then is asked again. */
  seekMs: 3000,
  /** Reports of a medium that cross one of our commands on the way are older than it. */
  crossingMs: 600,
  /** Nothing moved for this long: say so and offer the next medium. An advertisement may well last longer. */
  stallMs: 8000,
  /** The interval at which a playing medium is looked after when it says nothing by itself. */
  watchMs: 1000,
} as const;
