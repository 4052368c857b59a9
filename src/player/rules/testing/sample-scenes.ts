// Scenes and players for the tests of the core: a step with the house dancer, a step with two videos, and the
// behaviour of a polled medium.

import { dancerSource, type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import type { PlayerEvent } from '#player/rules/player-event.ts';
import { emptyPlayer } from '#player/rules/player-state.ts';
import { danceScene, type Scene } from '#player/rules/scene.ts';
import { defaultSettings, type PlayerSettings } from '#player/rules/settings.ts';
import { type Behaviour, perfect, simulatedPlayer } from './simulated-player.ts';

export const idA = 'aaaaaaaaaaa';
export const idB = 'bbbbbbbbbbb';
export const polled: Behaviour = {
  ...perfect,
  reportMs: 100,
  lagMs: 30,
  seekMs: 80,
  duration: 200,
};

export const scene: Scene = {
  ...danceScene('step', { start: 64, end: 128 }),
  video: { start: 10, end: 70 },
  items: [
    { id: 'first', video: { start: 10, end: 25 }, counts: { start: 64, end: 96 } },
    { id: 'second', video: { start: 25, end: 40 }, counts: { start: 96, end: 128 } },
  ],
};
export const videoScene: Scene = {
  ...scene,
  sources: [youtubeSource(idA), youtubeSource(idB), dancerSource()],
};

export function playerOf(options: {
  settings?: Partial<PlayerSettings>;
  behaviourOf?: (source: MediumSource) => Behaviour;
}) {
  // These players have no spoken count-in, because other tests cover it.
  const state = emptyPlayer({ ...defaultSettings, spokenPractice: 'music', ...options.settings });
  return simulatedPlayer(
    state,
    options.behaviourOf ?? ((source) => (source.kind === 'dancer' ? perfect : polled)),
  );
}

export const opening = (what: Partial<Extract<PlayerEvent, { type: 'open' }>> = {}): PlayerEvent => ({
  type: 'open',
  scene,
  startAt: null,
  loop: null,
  play: false,
  ...what,
});

/** Returns a player that has opened the house dancer's step (seconds 30 to 60) and is at the step's start. */
export function opened(
  options: Parameters<typeof playerOf>[0] = {},
  what: Parameters<typeof opening>[0] = {},
) {
  const player = playerOf(options);
  player.send(opening(what));
  player.advance(20);
  return player;
}

export function did(effects: readonly { do: string }[], name: string) {
  return effects.filter((effect) => effect.do === name);
}
