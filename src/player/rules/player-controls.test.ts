import { expect, test } from 'vitest';
import {
  did,
  opened,
  opening,
  playerOf,
  polled,
  scene,
  videoScene,
} from '#player/rules/testing/sample-scenes.ts';
import { perfect } from './testing/simulated-player.ts';

/** A player whose medium needs four tenths of a second to load, and has just begun to load. */
function loading(play: boolean, what: Parameters<typeof opening>[0] = {}) {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, loadMs: 400 }) });
  player.send(opening({ play, ...what }));
  return player;
}

/** A paused video. Its place at 40 seconds was chosen before the video was loaded. */
function chosenWhileLoading() {
  const player = loading(true, { scene: videoScene });
  player.send({ type: 'pause' });
  player.send({ type: 'seek', to: 40 });
  player.advance(500);
  return player;
}

test('one button plays and pauses, and keeps the place', () => {
  const player = opened();
  player.send({ type: 'toggle' });
  player.advance(2000);
  expect(player.phase()).toBe('playing');
  expect(player.send({ type: 'toggle' })).toEqual([{ do: 'pause' }]);
  player.advance(1000);
  expect([player.phase(), Math.round(player.position())]).toEqual(['paused', 32]);
});

test('play and pause while a medium loads decide what the medium does once it is loaded', () => {
  const wanted = loading(false);
  wanted.send({ type: 'play' });
  wanted.advance(500);
  expect([wanted.phase(), wanted.isMoving()]).toEqual(['playing', true]);

  const unwanted = loading(true);
  unwanted.send({ type: 'pause' });
  unwanted.advance(500);
  expect([unwanted.phase(), unwanted.isMoving()]).toEqual(['paused', false]);
});

test('a place chosen while the medium loads is where play begins; restart then begins at the start', () => {
  const player = loading(false);
  player.send({ type: 'seek', to: 45 });
  player.send({ type: 'play' });
  player.advance(500);
  expect(player.position()).toBeCloseTo(45.1, 1);
  player.send({ type: 'restart' });
  expect(player.position()).toBe(30);

  const again = loading(false);
  again.send({ type: 'seek', to: 45 });
  again.send({ type: 'restart' });
  again.advance(500);
  expect(again.position()).toBeCloseTo(30.1, 1);
});

test.each([
  [0, 30],
  [0.3, 39],
  [1, 59.75],
])('the share %f of the step is at %f seconds', (share, place) => {
  const player = opened();
  player.send({ type: 'seekShare', share });
  expect(player.position()).toBeCloseTo(place, 6);
});

test('a frame is a thirtieth of a second, forward or back; while the dance plays frames don’t step', () => {
  const player = opened();
  player.send({ type: 'seek', to: 40 });
  player.send({ type: 'frame', direction: 1 });
  expect(player.position()).toBeCloseTo(40 + 1 / 30, 6);
  player.send({ type: 'frame', direction: -1 });
  player.send({ type: 'frame', direction: -1 });
  expect(player.position()).toBeCloseTo(40 - 1 / 30, 6);
  player.send({ type: 'play' });
  expect(player.send({ type: 'frame', direction: 1 })).toEqual([]);
});

test('slower and faster go through the offered speeds, and the choice is saved', () => {
  const player = opened();
  const effects = player.send({ type: 'stepRate', direction: -1 });
  expect(player.rate()).toBe(0.75);
  expect(did(effects, 'saveSettings')).toMatchObject([{ changes: { playbackRate: 0.75 } }]);
  player.send({ type: 'stepRate', direction: 1 });
  expect(player.rate()).toBe(1);
  expect(player.send({ type: 'stepRate', direction: 1 })).toEqual([]);
});

test('a video plays at the speed that was chosen behind its poster', () => {
  const player = playerOf({});
  player.send(opening({ scene: videoScene }));
  expect(did(player.send({ type: 'setRate', rate: 0.5 }), 'setRate')).toEqual([]);
  expect(did(player.send({ type: 'play' }), 'load')).toMatchObject([{ rate: 0.5 }]);
});

test('each switch changes and saves its own setting only', () => {
  const player = opened();
  const { settings } = player.state();
  expect(player.send({ type: 'toggleDelay' })).toEqual([
    { do: 'saveSettings', changes: { delayEnabled: true } },
  ]);
  player.send({ type: 'toggleDelay' });
  expect(player.state().settings).toEqual(settings);
  expect(player.send({ type: 'toggleSetting', setting: 'sound' })).toEqual([
    { do: 'saveSettings', changes: { sound: false } },
  ]);
  player.send({ type: 'toggleSetting', setting: 'captions' });
  expect(player.state().settings).toEqual({ ...settings, sound: false, captions: false });
});

test('a place that is chosen while the player is paused, or at the end, is shown and not played', () => {
  const player = opened();
  player.send({ type: 'play' });
  player.advance(31_000);
  expect(player.phase()).toBe('ended');
  player.send({ type: 'skip', by: -10 });
  player.advance(2000);
  expect([player.phase(), player.isMoving()]).toEqual(['paused', false]);
  expect(player.position()).toBeCloseTo(50, 0);
});

test('play at the end of the step begins at its start', () => {
  const player = opened();
  player.send({ type: 'play' });
  player.advance(31_000);
  player.send({ type: 'play' });
  player.advance(1000);
  expect(Math.round(player.position())).toBe(31);
});

test('a place that is chosen later replaces the one that was chosen while a video loaded', () => {
  const player = chosenWhileLoading();
  player.send({ type: 'seek', to: 20 });
  player.send({ type: 'play' });
  player.advance(300);
  expect(Math.round(player.position())).toBe(20);
});

test('a second press on pause keeps the place that was chosen while a video loaded', () => {
  const player = chosenWhileLoading();
  player.send({ type: 'pause' });
  player.send({ type: 'play' });
  player.advance(300);
  expect(Math.round(player.position())).toBe(40);
});

test('before anything is opened, events about segments, sides, loops and places change nothing', () => {
  const player = playerOf({});
  for (const event of [
    { type: 'neighbour', direction: 1 },
    { type: 'nextSide' },
    { type: 'setEnd', end: 'a', at: 3 },
    { type: 'nudgeEnd', end: 'a', direction: 1 },
    { type: 'changeLoop', how: 'halve' },
    { type: 'loopItem', id: 'first' },
    { type: 'seek', to: 40 },
    { type: 'nextSource' },
  ] as const)
    expect([event.type, player.send(event)]).toEqual([event.type, []]);
  expect(player.state()).toMatchObject({ markA: null, practice: null, phase: { name: 'empty' } });
});

test('the side of a video can’t be changed', () => {
  const player = opened({}, { scene: { ...scene, sources: videoScene.sources }, play: true });
  expect(player.send({ type: 'nextSide' })).toEqual([]);
});

test.each([
  ['a keyframe before its start', 7.5, []],
  ['a little behind its start', 10.1, []],
  ['far before its start', 6.5, [{ do: 'seek', to: 10 }]],
  ['behind its start', 10.5, [{ do: 'seek', to: 10 }]],
])('a loaded video that is %s gets a seek only if it needs one', (_, position, seeks) => {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, loadMs: null }) });
  player.send(opening({ scene: videoScene, play: true, startAt: 10 }));
  player.send({ type: 'medium', report: { type: 'ready', rates: 'any' }, position, duration: 200 });
  expect(player.phase()).toBe('playing');
  expect(did(player.history(), 'seek')).toEqual(seeks);
});

test('while the medium seeks, its place is the seek’s target: A is set there, and presses on forward add up', () => {
  const player = playerOf({ behaviourOf: () => polled });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(6_000);
  player.send({ type: 'seek', to: 20 });
  player.send({ type: 'skip', by: 5 });
  player.send({ type: 'skip', by: 5 });
  player.send({ type: 'setEnd', end: 'a' });
  expect(player.state().markA).toBe(30);
  player.advance(2_000);
  expect(player.position()).toBeGreaterThanOrEqual(30);
});
