import { expect, test } from 'vitest';
import {
  did,
  idA,
  opening,
  playerOf,
  polled,
  scene,
  videoScene,
} from '#player/rules/testing/sample-scenes.ts';
import { dancerSource, fileSource, youtubeSource } from './medium-source.ts';
import { boundsOf, isBeside } from './player-state.ts';
import { perfect } from './testing/simulated-player.ts';
import { hostPage } from './unplayable.ts';

// §8.dancer-stands-when-every-id
test('each failing id is followed by the next; after the last id one toast says so, and another medium plays', () => {
  const player = playerOf({
    behaviourOf: (source) => (source.kind === 'dancer' ? perfect : { ...polled, fails: '100' }),
  });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(500);
  const toasts = did(player.history(), 'toast');
  expect(toasts).toEqual([{ do: 'toast', about: 'videoFailed' }]);
  expect(player.phase()).toBe('playing');
  expect(player.position()).toBeGreaterThanOrEqual(30);
});

test('no toast is shown while another video can be tried, nor for the operator’s own file', () => {
  const file = { ...videoScene, sources: [fileSource('/media/a.mp4'), dancerSource()] };
  for (const shown of [videoScene, file]) {
    const player = playerOf({
      behaviourOf: (source) => (source === shown.sources[0] ? { ...polled, fails: '100' } : perfect),
    });
    player.send(opening({ scene: shown, play: true }));
    player.advance(500);
    expect(player.state()).toMatchObject({ source: 1, phase: { name: 'playing' } });
    expect(did(player.history(), 'toast')).toEqual([]);
  }
});

test('a video whose id does not have 11 characters is never loaded', () => {
  const player = playerOf({});
  player.send(
    opening({ scene: { ...scene, sources: [youtubeSource('short'), dancerSource()] }, play: true }),
  );
  player.advance(100);
  expect(did(player.history(), 'load')).toEqual([expect.objectContaining({ source: dancerSource() })]);
  expect(did(player.history(), 'log')).toEqual([{ do: 'log', code: 'invalid id', configuration: false }]);
  expect(did(player.history(), 'toast')).toHaveLength(1);
});

test('error 153 is logged as a fault of the configuration', () => {
  const player = playerOf({
    behaviourOf: (source) => (source.kind === 'dancer' ? perfect : { ...polled, fails: '153' }),
  });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(100);
  expect(did(player.history(), 'log')[0]).toEqual({ do: 'log', code: '153', configuration: true });
});

test('a step without any media is unplayable for the reason ‘none’', () => {
  const player = playerOf({});
  const without = { ...scene, sources: [], withoutMedia: true };
  const effects = player.send(opening({ scene: without, play: true }));
  expect(did(effects, 'toast')).toEqual([{ do: 'toast', about: 'noVideo' }]);
  expect(player.state().phase).toEqual({ name: 'unplayable', why: 'none' });
});

test('a medium that never gets ready is given up for the next one', () => {
  const player = playerOf({
    behaviourOf: (source) => (source.kind === 'dancer' ? perfect : { ...polled, loadMs: null }),
  });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(41_000);
  expect(player.phase()).toBe('playing');
  expect(did(player.history(), 'unload').length).toBe(2);
});

test('after refused autoplay the player waits for a tap and then starts from the beginning', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, blocks: 1 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(200);
  expect(player.phase()).toBe('blocked');
  player.send({ type: 'play' });
  player.advance(300);
  expect(player.phase()).toBe('playing');
  expect(player.position()).toBeLessThan(10.5);
});

test('late seeks do not count a repetition twice', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, seekMs: 700, early: 0.8 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(400);
  player.send({ type: 'setEnd', end: 'a', at: 20 });
  player.send({ type: 'setEnd', end: 'b', at: 24 });
  let before = 0;
  for (let second = 0; second < 60; second += 1) {
    player.advance(1000);
    const danced = player.state().practice?.danced ?? 0;
    expect(danced - before).toBeLessThanOrEqual(1);
    before = danced;
  }
  expect(before).toBeGreaterThanOrEqual(8);
  expect(before).toBeLessThanOrEqual(15);
});

test('after a seek that never ends the next medium is shown, instead of a wrong place', () => {
  const player = playerOf({
    behaviourOf: (source) => (source.kind === 'dancer' ? perfect : { ...polled, ignoresSeeks: true }),
  });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(2000);
  player.send({ type: 'loopItem', id: 'second' });
  player.advance(60_000);
  expect(player.state().practice?.loop).toMatchObject({ kind: 'item', range: { start: 45, end: 60 } });
  expect(player.position()).toBeGreaterThanOrEqual(45);
});

test('a range ends at the video’s end at the latest, and a range behind that end becomes the last seconds', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, duration: 40 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(31_000);
  expect(player.phase()).toBe('ended');

  const outside = playerOf({ behaviourOf: () => ({ ...polled, duration: 8 }) });
  outside.send(opening({ scene: videoScene, play: true }));
  outside.advance(9000);
  expect(outside.phase()).toBe('ended');
});

test('an item behind the end of the video plays the nearest part of the video, and the state says so', () => {
  const item = { id: 'late', video: { start: 135, end: 150 }, counts: null };
  const player = playerOf({ behaviourOf: () => ({ ...polled, duration: 95 }) });
  const late = { ...videoScene, video: { start: 0, end: 0 }, items: [item, ...scene.items] };
  player.send(opening({ scene: late, play: true }));
  player.advance(500);
  expect(isBeside(player.state())).toBe(false);
  player.send({ type: 'loopItem', id: 'late' });
  player.advance(1000);
  expect(isBeside(player.state())).toBe(true);
  expect(boundsOf(player.state())).toEqual({ start: 80, end: 95 });
  expect(player.position()).toBeGreaterThanOrEqual(80);
  player.send({ type: 'loopItem', id: 'first' });
  expect(isBeside(player.state())).toBe(false);
});

test.each([
  ['150', 'refused'],
  ['2', 'refused'],
  ['file 4', 'refused'],
  ['seek never lands', 'refused'],
  ['file 2', 'unreachable'],
  ['unreachable', 'unreachable'],
  ['not ready in time', 'unreachable'],
  ['TypeError: Failed to fetch dynamically imported module', 'unreachable'],
  ['no picture', 'pictureless'],
])('after the last video has failed with %s nothing plays, and the reason is %s', (fails, why) => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, fails }) });
  const sources = [youtubeSource(idA), fileSource('/media/a.mp4')];
  player.send(opening({ scene: { ...videoScene, sources }, play: true }));
  player.advance(500);
  expect(player.state().phase).toEqual({ name: 'unplayable', why });
  expect(did(player.history(), 'load').map((effect) => effect)).toHaveLength(2);
  expect(did(player.history(), 'toast')).toEqual([{ do: 'toast', about: 'videoFailed' }]);
});

test('a step with invalid ids only is unplayable before any press, without a page to go to', () => {
  const player = playerOf({});
  const sources = [youtubeSource('short')];
  player.send(opening({ scene: { ...videoScene, sources } }));
  expect(player.state().phase).toEqual({ name: 'unplayable', why: 'refused' });
  expect(hostPage(sources)).toBeNull();
  expect(hostPage([...sources, youtubeSource(idA)])).toContain(idA);
});

test('where even the house dancer fails the reason is ‘danceless’', () => {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, fails: 'offline' }) });
  player.send(opening());
  player.advance(100);
  expect(player.state().phase).toEqual({ name: 'unplayable', why: 'danceless' });
});

test('a loop goes on correctly after a report of the medium that comes seconds after the loop’s end', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, reportMs: 5000 }) });
  player.send(
    opening({ scene: videoScene, play: true, loop: { kind: 'ab', range: { start: 20, end: 26 } } }),
  );
  player.advance(60_000);
  expect(player.state().practice?.danced).toBeGreaterThan(3);
  expect(player.phase()).toBe('playing');
});

test('presses inside the video’s frame are followed', () => {
  const player = playerOf({});
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(3000);
  player.press('paused');
  expect(player.phase()).toBe('paused');
  player.advance(3000);
  player.press('playing');
  expect(player.phase()).toBe('playing');
});

test('a stall is shown after eight seconds and ends with the first movement', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, bufferMs: 15_000 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(12_000);
  expect(player.state()).toMatchObject({ phase: { name: 'playing', stalled: true } });
  player.advance(5000);
  expect(player.state()).toMatchObject({ phase: { name: 'playing', stalled: false } });
});

test('the player sets the chosen speed again if the medium changes its speed after loading', () => {
  const player = playerOf({ settings: { playbackRate: 0.5 } });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(300);
  expect(player.rate()).toBe(0.5);
  const effects = player.send({
    type: 'medium',
    report: { type: 'rate', rate: 1 },
    position: 11,
    duration: 200,
  });
  expect(did(effects, 'setRate')).toEqual([{ do: 'setRate', rate: 0.5 }]);
});

test('after every medium has failed, play tries all of them again', () => {
  let broken = true;
  const player = playerOf({ behaviourOf: () => (broken ? { ...perfect, fails: 'offline' } : perfect) });
  player.send(opening({ play: true }));
  player.advance(100);
  expect(player.phase()).toBe('unplayable');
  broken = false;
  player.send({ type: 'play' });
  player.advance(100);
  expect(player.phase()).toBe('playing');
});

test('an item that is chosen shortly before the video reaches it begins at its start', () => {
  const player = playerOf({ behaviourOf: () => polled });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(13_400);
  expect(player.position()).toBeGreaterThan(23);
  const effects = player.send({ type: 'loopItem', id: 'second' });
  expect(did(effects, 'seek')).toEqual([{ do: 'seek', to: 25 }]);
});

test('an end that is set before the video’s beginning makes a loop of the first half second', () => {
  const player = playerOf({ behaviourOf: () => polled });
  player.send(opening({ scene: { ...videoScene, video: { start: 0, end: 0 } }, play: true }));
  player.advance(3000);
  const effects = player.send({ type: 'setEnd', end: 'b', at: -1 });
  expect(did(effects, 'seek')).toEqual([{ do: 'seek', to: 0 }]);
});

test('a medium that was started by its own button gets the range to stop at', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(1000);
  player.press('playing');
  player.advance(10);
  expect(player.phase()).toBe('playing');
  expect(did(player.history(), 'setRange').at(-1)).toEqual({
    do: 'setRange',
    range: { start: 30, end: 60 },
  });
});

test('a loop that is set while a video loads for another place begins at the loop’s start', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, loadMs: 500 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.send({ type: 'setEnd', end: 'a', at: 12 });
  player.send({ type: 'setEnd', end: 'b', at: 20 });
  player.advance(700);
  expect(player.position()).toBeGreaterThanOrEqual(12);
});
