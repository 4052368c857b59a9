import { expect, test } from 'vitest';
import { houseCounts } from '#player/rules/testing/house-records.ts';
import { did, opening, playerOf, scene, videoScene } from '#player/rules/testing/sample-scenes.ts';
import type { PlayerEvent } from './player-event.ts';
import { perfect } from './testing/simulated-player.ts';

test('our own media show their first picture before any press, YouTube waits behind its poster', () => {
  const own = playerOf({});
  expect(did(own.send(opening()), 'load')).toHaveLength(1);
  own.advance(20);
  expect(own.phase()).toBe('paused');
  expect(own.position()).toBe(30);

  const video = playerOf({});
  expect(video.send(opening({ scene: videoScene }))).toEqual([]);
  expect(video.phase()).toBe('poster');
  video.send({ type: 'play' });
  video.advance(300);
  expect(video.phase()).toBe('playing');
});

test('places and ends chosen while the medium loads are kept, and shown once it is loaded', () => {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, loadMs: 400 }) });
  player.send(opening());
  player.send({ type: 'seek', to: 45 });
  player.send({ type: 'setEnd', end: 'a' });
  player.send({ type: 'skip', by: 5 });
  player.send({ type: 'skip', by: 4 });
  player.send({ type: 'setEnd', end: 'b' });
  expect(player.state().practice?.loop?.range).toEqual({ start: 45, end: 54 });

  const shown = playerOf({ behaviourOf: () => ({ ...perfect, loadMs: 400 }) });
  shown.send(opening());
  shown.send({ type: 'seek', to: 45 });
  shown.advance(500);
  expect(shown.position()).toBe(45);
});

// §4.loop-toggle-segment-loops-after §4.play-this-segment-loops-until
test('a segment repeats after three seconds, again and again, until Stop Loop pauses it', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loopItem', id: 'second' });
  expect(player.position()).toBe(45);
  for (let round = 1; round <= 3; round += 1) {
    player.advance(15_010);
    expect(player.state()).toMatchObject({ phase: { name: 'waiting' }, practice: { danced: round } });
    player.advance(2_950);
    expect(player.isMoving()).toBe(false);
    player.advance(60);
    expect(player.phase()).toBe('playing');
  }
  player.advance(5_000);
  const at = player.position();
  player.send({ type: 'stopLoop' });
  player.advance(60_000);
  expect(player.state()).toMatchObject({ phase: { name: 'paused' }, practice: null });
  expect(player.position()).toBe(at);
});

// §9.loop-pause-3-s-differs §4.play-this-segment-loops-until
test.each([
  {
    name: 'OFF stops at the end of the step',
    loopEnabled: false,
    delayEnabled: false,
    after: 'ended',
    waits: 0,
  },
  {
    name: 'ON restarts the step at once',
    loopEnabled: true,
    delayEnabled: false,
    after: 'playing',
    waits: 0,
  },
  {
    name: 'ON with the delay restarts the step after three seconds',
    loopEnabled: true,
    delayEnabled: true,
    after: 'waiting',
    waits: 3000,
  },
])('Loop $name', ({ loopEnabled, delayEnabled, after, waits }) => {
  const player = playerOf({ settings: { loopEnabled, delayEnabled } });
  player.send(opening({ play: true }));
  player.advance(30_030);
  expect(player.phase()).toBe(after);
  player.advance(waits);
  expect(player.isMoving()).toBe(loopEnabled);
});

// §4.learn-part-ends-starts-next
test('one second after a learn part the next part starts, unless Loop is ON or the learner switched that off', () => {
  const part = { ...scene, advances: true };
  const goes = playerOf({});
  goes.send(opening({ scene: part, play: true }));
  expect(did(goes.advance(30_030), 'advance')).toHaveLength(0);
  expect(did(goes.advance(1000), 'advance')).toHaveLength(1);
  expect(did(goes.advance(5000), 'advance')).toHaveLength(0);

  const loops = playerOf({ settings: { loopEnabled: true } });
  loops.send(opening({ scene: part, play: true }));
  expect(did(loops.advance(62_000), 'advance')).toHaveLength(0);

  const stays = playerOf({ settings: { autoAdvance: false } });
  stays.send(opening({ scene: part, play: true }));
  expect(did(stays.advance(32_000), 'advance')).toHaveLength(0);
});

test('a press during the second before the next part keeps the learner on this part', () => {
  const player = playerOf({});
  player.send(opening({ scene: { ...scene, advances: true }, play: true }));
  player.advance(30_200);
  player.send({ type: 'pause' });
  expect(did(player.advance(5000), 'advance')).toHaveLength(0);
});

test('in the pause before a repetition, play starts the repetition at once, and pause stops the player', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loopSegment', index: 1 });
  player.advance(15_100);
  player.send({ type: 'play' });
  expect(player.phase()).toBe('playing');
  player.advance(15_100);
  player.send({ type: 'pause' });
  player.advance(10_000);
  expect(player.state()).toMatchObject({ phase: { name: 'paused' } });
});

test.each([
  { from: null, to: 0.5 },
  { from: null, to: 2 },
])('choosing a speed keeps the place, is saved and shows a toast ($to)', ({ to }) => {
  const player = playerOf({});
  player.send(opening({ play: true }));
  player.advance(4000);
  const before = player.position();
  const effects = player.send({ type: 'setRate', rate: to });
  expect(player.position()).toBe(before);
  expect(player.rate()).toBe(to);
  expect(did(effects, 'saveSettings')).toEqual([{ do: 'saveSettings', changes: { playbackRate: to } }]);
  expect(did(effects, 'toast')).toEqual([{ do: 'toast', about: 'speedSet', rate: to }]);
});

// §5.stored-1-25-1-5
test('a fine speed is neither saved nor announced, and an unknown one changes nothing', () => {
  const player = playerOf({});
  player.send(opening({ play: true }));
  player.advance(50);
  const effects = player.send({ type: 'fineRate', steps: -3 });
  expect(player.rate()).toBe(0.85);
  expect(did(effects, 'saveSettings')).toHaveLength(0);
  expect(player.send({ type: 'setRate', rate: 0.33 })).toEqual([]);
});

test('the count-in has the speed of the dance, and every repetition gets one', () => {
  const player = playerOf({ settings: { countIn: 8 } });
  player.send(opening());
  player.advance(20);
  player.send({ type: 'setRate', rate: 0.5 });
  player.send({ type: 'loopItem', id: 'first' });
  expect(player.phase()).toBe('countingIn');
  player.advance(7490);
  expect(player.isMoving()).toBe(false);
  player.advance(20);
  expect(player.isMoving()).toBe(true);
  player.advance(30_100);
  player.advance(3000);
  expect(player.phase()).toBe('countingIn');
});

test('after enough repetitions the next segment follows, and the last one stops', () => {
  const player = playerOf({ settings: { stopAfter: 2, goOn: true } });
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(15_100 + 3_000 + 15_000);
  expect(player.state()).toMatchObject({
    phase: { name: 'waiting' },
    practice: { loop: { id: 'second' }, danced: 0 },
  });
  player.advance(60_000);
  expect(player.state()).toMatchObject({ phase: { name: 'paused' }, practice: null });
  expect(player.isMoving()).toBe(false);
});

test('the ramp starts slow, gets faster with clean repetitions and slower after two answers ‘again’', () => {
  const player = playerOf({ settings: { ramp: 1 } });
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loopItem', id: 'first' });
  expect(player.rate()).toBe(0.5);
  player.advance(30_100);
  player.send({ type: 'answer', answer: 'clean' });
  expect(player.rate()).toBe(0.75);
  player.advance(3000 + 20_100);
  player.send({ type: 'answer', answer: 'again' });
  expect(player.rate()).toBe(0.75);
  player.advance(3000 + 20_100);
  player.send({ type: 'answer', answer: 'again' });
  expect(player.rate()).toBe(0.5);
  expect(did(player.history(), 'toast')).toEqual([]);
  player.advance(3000 + 30_100 + 3000);
  expect(player.rate()).toBe(0.75);
});

test('A and B make a loop, nudging moves an end by 0.1 s, and no change moves the loop out of the step', () => {
  const player = playerOf({});
  player.send(opening({ play: true }));
  player.advance(2000);
  player.send({ type: 'setEnd', end: 'a' });
  player.advance(4000);
  player.send({ type: 'setEnd', end: 'b' });
  const range = () => player.state().practice?.loop?.range ?? { start: 0, end: 0 };
  expect(range().end - range().start).toBeCloseTo(4, 1);
  const { start, end } = range();
  player.send({ type: 'nudgeEnd', end: 'b', direction: 1 });
  player.send({ type: 'nudgeEnd', end: 'a', direction: -1 });
  expect(range()).toEqual({ start: expect.closeTo(start - 0.1, 5), end: expect.closeTo(end + 0.1, 5) });
  player.send({ type: 'changeLoop', how: 'halve' });
  expect(range().end - range().start).toBeCloseTo(2.1, 1);
  for (let press = 0; press < 10; press += 1) player.send({ type: 'changeLoop', how: 'double' });
  expect(range()).toEqual({ start: 30, end: 60 });
  for (let press = 0; press < 10; press += 1) player.send({ type: 'changeLoop', how: 'halve' });
  expect(range()).toEqual({ start: 30, end: 30.5 });
  player.send({ type: 'changeLoop', how: 'earlier' });
  expect(range()).toEqual({ start: 30, end: 30.5 });
});

test('another step stops the loop and keeps a medium that plays the same source', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(2000);
  const effects = player.send(opening({ scene: { ...scene, id: 'other', counts: houseCounts(60, 90) } }));
  expect(did(effects, 'load')).toHaveLength(0);
  player.advance(30_000);
  expect(player.state()).toMatchObject({ phase: { name: 'paused' }, practice: null });
  expect(player.position()).toBe(60);
});

test('a double click on play or on a segment acts once', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  player.send({ type: 'play' });
  expect(player.send({ type: 'play' })).toEqual([]);
  player.send({ type: 'loopItem', id: 'first' });
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(15_100);
  expect(player.state().practice?.danced).toBe(1);
});

test.each<[string, PlayerEvent[]]>([
  ['another segment', [{ type: 'loopItem', id: 'second' }]],
  ['a loop set by its ends', [{ type: 'setEnd', end: 'b', at: 40 }]],
  ['a loop moved by its length', [{ type: 'changeLoop', how: 'later' }]],
  [
    'a loop that was removed and set again',
    [
      { type: 'clearLoop' },
      { type: 'setRate', rate: 0.5 },
      { type: 'setEnd', end: 'a', at: 31 },
      { type: 'setEnd', end: 'b', at: 44 },
    ],
  ],
])('the answers to one loop do not count for %s', (_, events) => {
  const player = playerOf({ settings: { ramp: 2 } });
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(30_100);
  player.send({ type: 'answer', answer: 'clean' });
  for (const event of events) player.send(event);
  player.send({ type: 'play' });
  player.advance(34_000);
  player.send({ type: 'answer', answer: 'clean' });
  expect(player.rate()).toBe(0.5);
});

test('after the last item of a list no answer is kept for later', () => {
  const player = playerOf({ settings: { ramp: 2, stopAfter: 2, playbackRate: 1 } });
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(30_100 * 2 + 20_100 * 2 + 15_100 + 5 * 3000);
  expect(player.state().practice).toBeNull();
  player.send({ type: 'setRate', rate: 0.5 });
  player.send({ type: 'setEnd', end: 'a', at: 31 });
  player.send({ type: 'setEnd', end: 'b', at: 33 });
  player.send({ type: 'play' });
  player.advance(4200);
  player.send({ type: 'answer', answer: 'clean' });
  expect(player.rate()).toBe(0.5);
});
