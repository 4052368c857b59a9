// The outcome of one event: the next state, and the effects in the order in which they happen.

import type { Effect } from './player-event.ts';
import type { PlayerState } from './player-state.ts';

export type Outcome = { state: PlayerState; effects: Effect[] };

/** The outcome of an event that led to this state and these effects. */
export function outcome(state: PlayerState, ...effects: Effect[]): Outcome {
  return { state, effects };
}

/** The outcome of `first`, followed by `next` with the state that `first` led to. */
export function andThen(first: Outcome, next: (state: PlayerState) => Outcome): Outcome {
  const second = next(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
}
