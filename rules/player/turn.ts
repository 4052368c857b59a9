// Writes one turn of the player: the next state, and the effects in the order they are to happen.

import type { Effect, PlayerState, Turn } from './player-state.ts';

/** The state with `changes` applied, and these effects. */
export function turn(state: PlayerState, changes: Partial<PlayerState>, ...effects: Effect[]): Turn {
  return { state: { ...state, ...changes }, effects };
}

/** Nothing happens. */
export function stay(state: PlayerState): Turn {
  return { state, effects: [] };
}

/** `first`, and then what `next` makes of the state it leaves. */
export function andThen(first: Turn, next: (state: PlayerState) => Turn): Turn {
  const second = next(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
}
