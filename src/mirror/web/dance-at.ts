// The place of a player's dance at a moment is computed here, for films that follow the dance.

import { rateFor } from '#player/rules/enter-phase.ts';
import type { PlayerStore } from '#player/web/player-store.ts';
import type { DanceAt } from './take-replay.ts';

/**
 * Returns the function that gives the place of the player's dance at a moment. During the count-in the dance does not
 * move.
 */
export function danceAtOf(player: PlayerStore): DanceAt {
  return (moment) => {
    const state = player.getState();
    const rate = rateFor(state);
    const moves = state.phase.name === 'playing';
    const passed = moves ? ((moment - performance.now()) / 1000) * rate : 0;
    return { position: player.position() + passed, rate, moves };
  };
}
