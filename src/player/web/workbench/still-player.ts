// A player that shows one state and does nothing, so that its parts can be looked at in every state.

import { emptyPlayer, type LoadedMedium, type Phase, type PlayerState } from '#player/rules/player-state.ts';
import { danceScene } from '#player/rules/scene.ts';
import { defaultSettings } from '#player/rules/settings.ts';
import type { PlayerStore } from '#player/web/player-store.ts';

/** The first half minute of the routine, danced by the house dancer, with two practice items. */
export const stillScene = danceScene(
  'still',
  { start: 0, end: 64 },
  {
    items: [
      { id: 'first', video: { start: 0, end: 15 }, counts: { start: 0, end: 32 } },
      { id: 'second', video: { start: 15, end: 30 }, counts: { start: 32, end: 64 } },
    ],
  },
);

/** The house dancer, ten seconds into the routine. */
export const stillMedium: LoadedMedium = {
  state: 'paused',
  position: 10,
  duration: 360,
  rates: 'any',
  readyAt: 0,
  ratedAt: 0,
  loadedFor: 10,
  seeking: null,
  moved: { position: 10, at: 0 },
};

const stands: Phase = { name: 'paused', medium: stillMedium, since: 0, startAt: null };

/** A player that is paused after 10 seconds; `changes` give it another state. */
export function stillPlayer(changes: Partial<PlayerState> = {}): PlayerStore {
  const empty = emptyPlayer(defaultSettings);
  const state: PlayerState = { ...empty, phase: stands, scene: stillScene, ...changes };
  return {
    getState: () => state,
    subscribe: () => () => {},
    send: () => {},
    attach: () => {},
    position: () => stillMedium.position,
    destroy: () => {},
  };
}
