// Where a range counts as danced to its end: exactly there, or as near as a polled medium can tell.

import { limits } from '#rules/limits.ts';
import { boundsOf, type PlayerState } from './player-state.ts';

/** Seconds before the end of the video to stop: reaching it flashes black and shows other people's videos. */
const blackFlash = 0.3;

/** Where the current range counts as danced to its end. */
export function endOf(state: PlayerState): number {
  const { end } = boundsOf(state);
  if (state.medium.exact) return end;
  const last = state.medium.duration > 0 ? state.medium.duration - blackFlash : Number.POSITIVE_INFINITY;
  return Math.min(end - limits.segmentEndTolerance, last);
}
