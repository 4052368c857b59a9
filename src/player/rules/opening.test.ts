import { expect, test } from 'vitest';
import { houseCounts } from '#player/rules/testing/house-records.ts';
import {
  did,
  idA,
  idB,
  opening,
  playerOf,
  polled,
  scene,
  videoScene,
} from '#player/rules/testing/sample-scenes.ts';
import { dancerSource, fileSource, youtubeSource } from './medium-source.ts';
import { placeOf } from './player-state.ts';
import { perfect } from './testing/simulated-player.ts';

const other = { ...scene, id: 'other', counts: houseCounts(60, 90) };

function loaded(what: Parameters<typeof opening>[0] = {}) {
  const player = playerOf({});
  player.send(opening(what));
  player.advance(500);
  return player;
}

test('a loaded medium shows the next step from its start, paused or playing as the opening says', () => {
  const player = loaded({ play: true });
  expect(player.send(opening({ scene: other }))).toEqual([{ do: 'pause' }, { do: 'seek', to: 60 }]);
  player.advance(100);
  expect([player.phase(), player.position()]).toEqual(['paused', 60]);
  const effects = player.send(opening({ scene: { ...other, counts: houseCounts(90, 120) }, play: true }));
  expect(did(effects, 'load')).toEqual([]);
  expect(did(effects, 'seek')).toEqual([{ do: 'seek', to: 90 }]);
  expect(player.phase()).toBe('playing');
});

test('another source is loaded at the place and the speed of the opening', () => {
  const player = loaded();
  const file = { ...scene, sources: [fileSource('/media/a.mp4'), dancerSource()] };
  const effects = player.send(opening({ scene: file, startAt: 33, rate: 0.5 }));
  expect(effects).toEqual([{ do: 'load', source: file.sources[0], start: 33, rate: 0.5 }]);
  expect(placeOf(player.state())).toBe(33);
});

test('opening a step with a video’s poster removes the medium of the step before and loads nothing', () => {
  const player = loaded();
  expect(player.send(opening({ scene: videoScene, startAt: 40 }))).toEqual([{ do: 'unload' }]);
  expect(player.state().phase).toEqual({ name: 'poster', startAt: 40 });
  player.send({ type: 'seek', to: 45 });
  expect(did(player.send({ type: 'play' }), 'load')).toEqual([expect.objectContaining({ start: 45 })]);
});

test('a step that is opened again while it loads is loaded for its new place', () => {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, loadMs: 300 }) });
  player.send(opening());
  expect(did(player.send(opening({ startAt: 50 })), 'load')).toEqual([
    expect.objectContaining({ start: 50 }),
  ]);
  player.advance(400);
  expect(player.position()).toBe(50);
});

test('an invalid id does not lose the place where the learner left off', () => {
  const player = playerOf({});
  const sources = [youtubeSource('short'), youtubeSource(idB), dancerSource()];
  player.send(opening({ scene: { ...videoScene, sources }, startAt: 42 }));
  expect(player.state()).toMatchObject({ source: 1, phase: { name: 'poster', startAt: 42 } });
});

test('the place of the step before is not carried into the next one', () => {
  const player = loaded({ play: true });
  player.advance(20_000);
  const sources = [youtubeSource('short'), dancerSource()];
  player.send(opening({ scene: { ...other, sources }, play: true }));
  player.advance(100);
  expect(player.position()).toBeCloseTo(60, 0);
});

test('an item’s loop and its repetitions move to another source’s timeline, a loop from A to B does not', () => {
  const player = playerOf({ behaviourOf: (source) => (source.host ? polled : perfect) });
  player.send(
    opening({ scene: { ...videoScene, sources: [youtubeSource(idA), dancerSource()] }, play: true }),
  );
  player.advance(500);
  player.send({ type: 'loopItem', id: 'second' });
  player.advance(16_000);
  player.send({ type: 'nextSource' });
  expect(player.state().practice).toMatchObject({ danced: 1, loop: { id: 'second', range: { start: 45 } } });
  expect(player.send({ type: 'nextSource' })).toEqual([]);

  const own = loaded({ scene: videoScene, play: true });
  own.send({ type: 'setEnd', end: 'b', at: 20 });
  own.send({ type: 'nextSource' });
  expect(own.state().practice?.loop).toMatchObject({ kind: 'ab', range: { end: 20 } });
  own.send({ type: 'nextSource' });
  expect(own.state()).toMatchObject({ source: 2, practice: null });
});

test('when a video fails while it waits for a tap, the next medium plays', () => {
  const player = playerOf({ behaviourOf: (source) => (source.host ? { ...polled, blocks: 9 } : perfect) });
  player.send(
    opening({ scene: { ...videoScene, sources: [youtubeSource(idA), dancerSource()] }, play: true }),
  );
  player.advance(500);
  expect(player.phase()).toBe('blocked');
  const report = { type: 'failed', code: '150', configuration: false } as const;
  player.send({ type: 'medium', report, position: 10, duration: 200 });
  player.advance(100);
  expect(player.phase()).toBe('playing');
});

test('one toast says that videos failed, when the last one on another company’s server has failed', () => {
  const sources = [fileSource('one.mp4'), youtubeSource(idA), youtubeSource(idB), dancerSource()];
  const player = playerOf({
    behaviourOf: ({ kind }) => (kind === 'dancer' ? perfect : { ...polled, fails: '150' }),
  });
  player.send(opening({ scene: { ...videoScene, sources }, play: true }));
  player.advance(100);
  expect(player.state()).toMatchObject({ source: 3, phase: { name: 'playing' } });
  const announced = player.history().filter((effect) => effect.do === 'log' || effect.do === 'toast');
  expect(announced.map((effect) => effect.do)).toEqual(['log', 'log', 'log', 'toast']);
  expect(did(announced, 'toast')).toEqual([{ do: 'toast', about: 'videoFailed' }]);
});

test('a scene without any source can’t be played, and after closing nothing is open', () => {
  const player = loaded();
  expect(player.send(opening({ scene: { ...scene, sources: [] } }))).toEqual([{ do: 'unload' }]);
  expect(player.phase()).toBe('unplayable');
  expect(player.send({ type: 'close' })).toEqual([{ do: 'unload' }]);
  expect(player.state()).toMatchObject({ scene: null, practice: null, phase: { name: 'empty' } });
  for (const type of ['play', 'pause', 'restart', 'stopLoop', 'clearLoop', 'tick'] as const)
    expect([type, player.send({ type })]).toEqual([type, []]);
});

test('a sounding count-in stops when another step is opened, or when a loop begins without a count-in', () => {
  const counting = () => {
    const player = loaded();
    player.send({ type: 'changeSettings', settings: { countIn: 8 } });
    player.send({ type: 'play' });
    player.advance(500);
    expect(player.phase()).toBe('countingIn');
    return player;
  };
  for (const play of [false, true])
    expect(did(counting().send(opening({ scene: other, play })), 'stopCountIn')).toHaveLength(1);
  const without = counting();
  without.send({ type: 'changeSettings', settings: { countIn: 0 } });
  expect(did(without.send({ type: 'loopItem', id: 'first' }), 'stopCountIn')).toHaveLength(1);
});

test('a loaded medium plays at the speed that a step is opened with', () => {
  const player = loaded();
  const effects = player.send(opening({ scene: other, rate: 0.5, play: true }));
  expect(effects.map((effect) => effect.do)).toEqual(['setRate', 'setRange', 'seek', 'play']);
  expect([player.state().rate, player.rate()]).toEqual([0.5, 0.5]);
  expect(did(player.send(opening({ rate: 0.5 })), 'setRate')).toEqual([]);
});
