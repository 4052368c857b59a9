import { afterEach, expect, test, vi } from 'vitest';
import { dancerSource, fileSource, type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import { emptyPlayer } from '#player/rules/player-state.ts';
import { defaultExtras, defaultSettings } from '#player/rules/settings.ts';
import type { Medium } from './medium.ts';
import { holdMedium } from './medium-holder.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, MediumSource, number]>([
  ['the dancer', dancerSource(), 0.3],
  ['a video of the operator', fileSource('/media/a.mp4'), 1],
  ['a video on another server', youtubeSource('aaaaaaaaaaa'), 1],
])('the volume of the dancer’s band gives %s this level', async (_, source, level) => {
  vi.stubGlobal('document', { createElement: () => ({}) });
  const setVolume = vi.fn();
  const medium: Partial<Medium> = {
    listen: () => () => {},
    load: async () => {},
    state: () => 'ready',
    rates: () => 'any',
    setVolume,
  };
  const hear = vi.fn();
  const holder = holdMedium({
    makeMedium: async () => medium as Medium,
    state: () => emptyPlayer(defaultSettings, { ...defaultExtras, bandVolume: 30 }),
    hear,
    log: () => {},
  });
  holder.attach({ replaceChildren: () => {} } as unknown as HTMLElement);
  holder.load({ do: 'load', source, start: 0, rate: 1 });
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith({ type: 'ready', rates: 'any' }));
  expect(setVolume.mock.calls).toEqual([[{ level, muted: false }]]);
});
