// Loading the source in use.

import { type Outcome, outcome } from './outcome.ts';
import { boundsOf, type PlayerState, sourceOf } from './player-state.ts';
import { insideRange } from './range.ts';
import { timing } from './timing.ts';

/** Loads the source in use, of which there is no medium yet, at the place where playing is to start. */
export function load(state: PlayerState, now: number, startAt: number | null, play: boolean): Outcome {
  const source = sourceOf(state);
  if (!source) return outcome({ ...state, phase: { name: 'unplayable', why: 'none' } }, { do: 'unload' });
  const bounds = boundsOf(state);
  const start = startAt === null ? bounds.start : insideRange(bounds, startAt);
  return outcome(
    {
      ...state,
      phase: { name: 'loading', loadedFor: start, startAt: start, thenPlays: play, due: now + timing.loadMs },
    },
    { do: 'load', source, start, rate: state.rate },
  );
}
