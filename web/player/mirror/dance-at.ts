// Where the dance of a player is at a moment, for films that are to keep in step with it.

import { dueOf } from '#rules/player/player-state.ts';
import { rateFor } from '#rules/player/playing.ts';
import type { PlayerStore } from '../player-store.ts';
import type { DanceAt } from './take-replay.ts';

/** Follows the player: before the start of a count-in its seconds lie before the range. */
export function danceAtOf(player: PlayerStore): DanceAt {
  return (moment) => {
    const state = player.getState();
    const rate = rateFor(state);
    const counting = state.phase.name === 'countingIn';
    const moves = state.phase.name === 'playing';
    const from = counting ? (dueOf(state) ?? moment) : performance.now();
    const passed = moves || counting ? ((moment - from) / 1000) * rate : 0;
    return { position: player.position() + passed, rate, moves: moves || counting };
  };
}
