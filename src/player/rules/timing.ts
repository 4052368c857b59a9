// The player's waits, in milliseconds.

import { limits } from '#subjects/rules/limits.ts';

export const timing = {
  /**
   * The pause between two repetitions of a segment, and between any two repetitions with the delay on
   * (specification, section 9).
   */
  loopPauseMs: limits.loopPauseSeconds * 1000,
  /** The wait from the end of a learn part to the next one (specification, section 9). */
  advanceMs: limits.nextPartSeconds * 1000,
  /** A medium that is not ready after this time has failed. */
  loadMs: 20_000,
  /** If a medium does not play within this time after a play command, the player waits for a tap. */
  startMs: 2500,
  /** A seek that is not complete after this time is repeated. */
  seekMs: 3000,
  /** A report that comes within this time after a command may be older than the command. */
  crossingMs: 600,
  /**
   * A medium that has not moved for this long is called slow, and the next medium is offered. An advertisement can
   * last longer.
   */
  stallMs: 8000,
  /** The interval at which a playing medium without reports is checked. */
  watchMs: 1000,
} as const;
