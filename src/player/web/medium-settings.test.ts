import { expect, test, vi } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import {
  cardSource,
  dancerSource,
  fileSource,
  type MediumSource,
  youtubeSource,
} from '#player/rules/medium-source.ts';
import { emptyPlayer } from '#player/rules/player-state.ts';
import { danceScene } from '#player/rules/scene.ts';
import { defaultSettings } from '#player/rules/settings.ts';
import type { Medium } from './medium.ts';
import { applySettings } from './medium-settings.ts';

test.each<[string, MediumSource, number]>([
  ['the dancer', dancerSource(), 0.3],
  ['a video of the operator', fileSource('/media/a.mp4'), 1],
  ['the count card', cardSource(houseScore()), 1],
  ['a video on another server', youtubeSource('aaaaaaaaaaa'), 1],
])('with the band’s volume set, %s has the right level', (_, source, level) => {
  const setVolume = vi.fn();
  const medium: Partial<Medium> = { setVolume };
  const scene = danceScene('step', { start: 0, end: 30 }, { sources: [source] });
  const state = { ...emptyPlayer({ ...defaultSettings, bandVolume: 30 }), scene };
  applySettings()(medium as Medium, state);
  expect(setVolume.mock.calls).toEqual([[{ level, muted: false }]]);
  // With one slider for all media, each medium has the slider's level.
  applySettings({ oneVolume: true })(medium as Medium, state);
  expect(setVolume.mock.lastCall).toEqual([{ level: 0.3, muted: false }]);
});
