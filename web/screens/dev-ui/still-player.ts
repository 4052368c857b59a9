// A player that stands still: it shows one state and does nothing, so that its parts can be looked at in every state.

import { emptyPlayer, type PlayerState } from '#rules/player/player-state.ts';
import type { Scene } from '#rules/player/scene.ts';
import { defaultExtras, defaultSettings } from '#rules/player/settings.ts';
import type { PlayerStore } from '#web/player/player-store.ts';

/** The first half minute of the routine, danced by the house dancer, with two practice items. */
const scene: Scene = {
  id: 'still',
  sources: [{ kind: 'dancer' }],
  video: { start: 0, end: 30 },
  dance: { start: 0, end: 30 },
  items: [
    { id: 'first', text: 'Rise', video: { start: 0, end: 15 }, dance: { start: 0, end: 15 } },
    { id: 'second', text: 'Shuffle', video: { start: 15, end: 30 }, dance: { start: 15, end: 30 } },
  ],
  advances: false,
  repeats: true,
  without_media: false,
};

/** Paused after 10 seconds; `changes` make it another state. */
export function stillPlayer(changes: Partial<PlayerState> = {}): PlayerStore {
  const empty = emptyPlayer(defaultSettings, defaultExtras);
  const medium = { ...empty.medium, state: 'paused' as const, position: 10, duration: 360, exact: true };
  const state: PlayerState = { ...empty, phase: 'paused', scene, medium, ...changes };
  return {
    getState: () => state,
    subscribe: () => () => {},
    send: () => {},
    attach: () => {},
    position: () => state.medium.position,
    medium: () => null,
    destroy: () => {},
  };
}
