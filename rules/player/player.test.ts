import { expect, test } from 'vitest';
import { emptyPlayer, type PlayerEvent } from './player-state.ts';
import type { MediumSource, Scene } from './scene.ts';
import { defaultExtras, defaultSettings, type PlayerExtras, type PlayerSettings } from './settings.ts';
import { type Behaviour, perfect, simulatedPlayer } from './simulated-player.ts';

const idA = 'aaaaaaaaaaa';
const idB = 'bbbbbbbbbbb';
const youtube = (youtube_id: string): MediumSource => ({ kind: 'youtube', youtube_id });
const polled: Behaviour = { ...perfect, exact: false, reportMs: 100, lagMs: 30, seekMs: 80, duration: 200 };

const scene: Scene = {
  id: 'step',
  sources: [{ kind: 'dancer' }],
  video: { start: 10, end: 70 },
  dance: { start: 30, end: 60 },
  items: [
    { id: 'first', text: '', video: { start: 10, end: 25 }, dance: { start: 30, end: 45 } },
    { id: 'second', text: '', video: { start: 25, end: 40 }, dance: { start: 45, end: 60 } },
  ],
  advances: false,
  repeats: true,
  without_media: false,
};
const videoScene: Scene = { ...scene, sources: [youtube(idA), youtube(idB), { kind: 'dancer' }] };

function playerOf(options: {
  settings?: Partial<PlayerSettings>;
  extras?: Partial<PlayerExtras>;
  behaviourOf?: (source: MediumSource) => Behaviour;
}) {
  const state = emptyPlayer(
    { ...defaultSettings, ...options.settings },
    { ...defaultExtras, ...options.extras },
  );
  return simulatedPlayer(
    state,
    options.behaviourOf ?? ((source) => (source.kind === 'dancer' ? perfect : polled)),
  );
}

const opening = (what: Partial<Extract<PlayerEvent, { type: 'open' }>> = {}): PlayerEvent => ({
  type: 'open',
  scene,
  start_at: null,
  loop: null,
  play: false,
  ...what,
});

function did(effects: readonly { do: string }[], name: string) {
  return effects.filter((effect) => effect.do === name);
}

test('our own media show their first picture before any press, YouTube waits behind its poster', () => {
  const own = playerOf({});
  expect(did(own.send(opening()), 'load')).toHaveLength(1);
  own.advance(20);
  expect(own.state().phase).toBe('paused');
  expect(own.position()).toBe(30);

  const video = playerOf({});
  expect(video.send(opening({ scene: videoScene }))).toEqual([]);
  expect(video.state().phase).toBe('poster');
  video.send({ type: 'play' });
  video.advance(300);
  expect(video.state().phase).toBe('playing');
});

test('a segment repeats after three seconds, again and again, until Stop Loop pauses where it is', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loop_item', id: 'second' });
  expect(player.position()).toBe(45);
  for (let round = 1; round <= 3; round += 1) {
    player.advance(15_010);
    expect(player.state()).toMatchObject({ phase: 'waiting', repetitions: round });
    player.advance(2_950);
    expect(player.isMoving()).toBe(false);
    player.advance(60);
    expect(player.state().phase).toBe('playing');
  }
  player.advance(5_000);
  const at = player.position();
  player.send({ type: 'stop_loop' });
  player.advance(60_000);
  expect(player.state()).toMatchObject({ phase: 'paused', loop: null });
  expect(player.position()).toBe(at);
});

test.each([
  { name: 'OFF stops at the end', loopEnabled: false, delayEnabled: false, after: 'ended', waits: 0 },
  { name: 'ON restarts at once', loopEnabled: true, delayEnabled: false, after: 'playing', waits: 0 },
  {
    name: 'ON with the delay waits three seconds',
    loopEnabled: true,
    delayEnabled: true,
    after: 'waiting',
    waits: 3000,
  },
])('Loop $name of the step', ({ loopEnabled, delayEnabled, after, waits }) => {
  const player = playerOf({ settings: { loopEnabled, delayEnabled } });
  player.send(opening({ play: true }));
  player.advance(30_030);
  expect(player.state().phase).toBe(after);
  player.advance(waits);
  expect(player.isMoving()).toBe(loopEnabled);
});

test('a learn part that another follows goes on after one second, unless Loop is ON or the person switched it off', () => {
  const part = { ...scene, advances: true };
  const goes = playerOf({});
  goes.send(opening({ scene: part, play: true }));
  expect(did(goes.advance(30_030), 'advance')).toHaveLength(0);
  expect(did(goes.advance(1000), 'advance')).toHaveLength(1);
  expect(did(goes.advance(5000), 'advance')).toHaveLength(0);

  const loops = playerOf({ settings: { loopEnabled: true } });
  loops.send(opening({ scene: part, play: true }));
  expect(did(loops.advance(62_000), 'advance')).toHaveLength(0);

  const stays = playerOf({ extras: { auto_advance: false } });
  stays.send(opening({ scene: part, play: true }));
  expect(did(stays.advance(32_000), 'advance')).toHaveLength(0);
});

test('a press during the second before the next part keeps one here', () => {
  const player = playerOf({});
  player.send(opening({ scene: { ...scene, advances: true }, play: true }));
  player.advance(30_200);
  player.send({ type: 'pause' });
  expect(did(player.advance(5000), 'advance')).toHaveLength(0);
});

test('skipping the pause starts the repetition now, pausing in it stops the repeating', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loop_segment', index: 1 });
  player.advance(15_100);
  player.send({ type: 'play' });
  expect(player.state().phase).toBe('playing');
  player.advance(15_100);
  player.send({ type: 'pause' });
  player.advance(10_000);
  expect(player.state()).toMatchObject({ phase: 'paused', due: null });
});

test.each([
  { from: null, to: 0.5 },
  { from: null, to: 2 },
])('choosing a speed keeps the place, is saved and says so ($to)', ({ to }) => {
  const player = playerOf({});
  player.send(opening({ play: true }));
  player.advance(4000);
  const before = player.position();
  const effects = player.send({ type: 'set_rate', rate: to });
  expect(player.position()).toBe(before);
  expect(player.rate()).toBe(to);
  expect(did(effects, 'save_settings')).toEqual([
    { do: 'save_settings', settings: { ...defaultSettings, playbackRate: to } },
  ]);
  expect(did(effects, 'toast')).toEqual([{ do: 'toast', about: 'speed', rate: to }]);
});

test('a fine speed is neither saved nor announced, and an unknown one changes nothing', () => {
  const player = playerOf({});
  player.send(opening({ play: true }));
  player.advance(50);
  const effects = player.send({ type: 'fine_rate', steps: -3 });
  expect(player.rate()).toBe(0.85);
  expect(did(effects, 'save_settings')).toHaveLength(0);
  expect(player.send({ type: 'set_rate', rate: 0.33 })).toEqual([]);
});

test('each failing id is followed by the next; after the last one it says so once and the understudy dances', () => {
  const player = playerOf({
    behaviourOf: (source) => (source.kind === 'dancer' ? perfect : { ...polled, fails: '100' }),
  });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(500);
  const toasts = did(player.history(), 'toast');
  expect(toasts).toEqual([{ do: 'toast', about: 'unable_to_load' }]);
  expect(player.state().phase).toBe('playing');
  expect(player.position()).toBeGreaterThanOrEqual(30);
});

test('an id that is not 11 characters is never asked for', () => {
  const player = playerOf({});
  player.send(opening({ scene: { ...scene, sources: [youtube('short'), { kind: 'dancer' }] }, play: true }));
  player.advance(100);
  expect(did(player.history(), 'load')).toEqual([expect.objectContaining({ source: { kind: 'dancer' } })]);
  expect(did(player.history(), 'log')).toEqual([{ do: 'log', code: 'invalid_id', configuration: false }]);
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

test('a step without any media says so and still dances the lesson', () => {
  const player = playerOf({});
  const effects = player.send(opening({ scene: { ...scene, without_media: true }, play: true }));
  expect(did(effects, 'toast')).toEqual([{ do: 'toast', about: 'no_videos' }]);
  player.advance(100);
  expect(player.state().phase).toBe('playing');
});

test('a medium that never gets ready is given up for the next one', () => {
  const player = playerOf({
    behaviourOf: (source) => (source.kind === 'dancer' ? perfect : { ...polled, loadMs: null }),
  });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(41_000);
  expect(player.state().phase).toBe('playing');
  expect(did(player.history(), 'unload').length).toBe(2);
});

test('refused autoplay waits for a tap and starts from the beginning then', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, blocks: 1 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(200);
  expect(player.state().phase).toBe('blocked');
  player.send({ type: 'play' });
  player.advance(300);
  expect(player.state().phase).toBe('playing');
  expect(player.position()).toBeLessThan(10.5);
});

test('late seeks do not count a repetition twice', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, seekMs: 700, early: 0.8 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(400);
  player.send({ type: 'set_end', end: 'a', at: 20 });
  player.send({ type: 'set_end', end: 'b', at: 24 });
  let before = 0;
  for (let second = 0; second < 60; second += 1) {
    player.advance(1000);
    const { repetitions } = player.state();
    expect(repetitions - before).toBeLessThanOrEqual(1);
    before = repetitions;
  }
  expect(before).toBeGreaterThanOrEqual(8);
  expect(before).toBeLessThanOrEqual(15);
});

test('a seek that never lands ends with the understudy instead of a wrong place', () => {
  const player = playerOf({
    behaviourOf: (source) => (source.kind === 'dancer' ? perfect : { ...polled, ignoresSeeks: true }),
  });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(2000);
  player.send({ type: 'loop_item', id: 'second' });
  player.advance(60_000);
  expect(player.state().loop).toMatchObject({ kind: 'item', range: { start: 45, end: 60 } });
  expect(player.position()).toBeGreaterThanOrEqual(45);
});

test('the end of the video ends a range that reaches beyond it, and a range outside of it becomes all of it', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, duration: 40 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(31_000);
  expect(player.state().phase).toBe('ended');

  const outside = playerOf({ behaviourOf: () => ({ ...polled, duration: 8 }) });
  outside.send(opening({ scene: videoScene, play: true }));
  outside.advance(9000);
  expect(outside.state().phase).toBe('ended');
});

test('a tab that slept through the end goes on correctly at its next report', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, reportMs: 5000 }) });
  player.send(
    opening({ scene: videoScene, play: true, loop: { kind: 'ab', range: { start: 20, end: 26 } } }),
  );
  player.advance(60_000);
  expect(player.state().repetitions).toBeGreaterThan(3);
  expect(player.state().phase).toBe('playing');
});

test('what the person does inside the frame is followed', () => {
  const player = playerOf({});
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(3000);
  player.press('paused');
  expect(player.state().phase).toBe('paused');
  player.advance(3000);
  player.press('playing');
  expect(player.state().phase).toBe('playing');
});

test('a stall is said after eight seconds and forgotten with the first movement', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, bufferMs: 15_000 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(12_000);
  expect(player.state()).toMatchObject({ phase: 'playing', stalled: true });
  player.advance(5000);
  expect(player.state()).toMatchObject({ phase: 'playing', stalled: false });
});

test('the count-in beats at the speed of the dance and every repetition gets one', () => {
  const player = playerOf({ extras: { count_in: 8 } });
  player.send(opening());
  player.advance(20);
  player.send({ type: 'set_rate', rate: 0.5 });
  player.send({ type: 'loop_item', id: 'first' });
  expect(player.state().phase).toBe('counting_in');
  player.advance(7490);
  expect(player.isMoving()).toBe(false);
  player.advance(20);
  expect(player.isMoving()).toBe(true);
  player.advance(30_100);
  player.advance(3000);
  expect(player.state().phase).toBe('counting_in');
});

test('after enough repetitions the next segment follows, and the last one stops', () => {
  const player = playerOf({ extras: { stop_after: 2, go_on: true } });
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loop_item', id: 'first' });
  player.advance(15_100 + 3_000 + 15_000);
  expect(player.state()).toMatchObject({ phase: 'waiting', loop: { id: 'second' }, repetitions: 0 });
  player.advance(60_000);
  expect(player.state()).toMatchObject({ phase: 'paused', loop: null });
  expect(player.isMoving()).toBe(false);
});

test('the ramp starts slow, gets faster with clean repetitions and slower after two agains', () => {
  const player = playerOf({ extras: { ramp: 1 } });
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loop_item', id: 'first' });
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

test('A and B make a loop, nudging moves it by a tenth, halving and doubling and shifting keep it inside the step', () => {
  const player = playerOf({});
  player.send(opening({ play: true }));
  player.advance(2000);
  player.send({ type: 'set_end', end: 'a' });
  player.advance(4000);
  player.send({ type: 'set_end', end: 'b' });
  const range = () => player.state().loop?.range ?? { start: 0, end: 0 };
  expect(range().end - range().start).toBeCloseTo(4, 1);
  const { start, end } = range();
  player.send({ type: 'nudge_end', end: 'b', direction: 1 });
  player.send({ type: 'nudge_end', end: 'a', direction: -1 });
  expect(range()).toEqual({ start: expect.closeTo(start - 0.1, 5), end: expect.closeTo(end + 0.1, 5) });
  player.send({ type: 'change_loop', how: 'halve' });
  expect(range().end - range().start).toBeCloseTo(2.1, 1);
  for (let press = 0; press < 10; press += 1) player.send({ type: 'change_loop', how: 'double' });
  expect(range()).toEqual({ start: 30, end: 60 });
  for (let press = 0; press < 10; press += 1) player.send({ type: 'change_loop', how: 'halve' });
  expect(range()).toEqual({ start: 30, end: 30.5 });
  player.send({ type: 'change_loop', how: 'earlier' });
  expect(range()).toEqual({ start: 30, end: 30.5 });
});

test('another step stops the loop and keeps a medium that plays the same source', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  player.send({ type: 'loop_item', id: 'first' });
  player.advance(2000);
  const effects = player.send(opening({ scene: { ...scene, id: 'other', dance: { start: 60, end: 90 } } }));
  expect(did(effects, 'load')).toHaveLength(0);
  player.advance(30_000);
  expect(player.state()).toMatchObject({ phase: 'paused', loop: null });
  expect(player.position()).toBe(60);
});

test('a double click on play or on a segment does nothing twice', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  player.send({ type: 'play' });
  expect(player.send({ type: 'play' })).toEqual([]);
  player.send({ type: 'loop_item', id: 'first' });
  player.send({ type: 'loop_item', id: 'first' });
  player.advance(15_100);
  expect(player.state().repetitions).toBe(1);
});

test('the medium is put back to the chosen speed after it was loaded', () => {
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
  expect(did(effects, 'set_rate')).toEqual([{ do: 'set_rate', rate: 0.5 }]);
});

test('when nothing could be played, play tries everything again', () => {
  let broken = true;
  const player = playerOf({ behaviourOf: () => (broken ? { ...perfect, fails: 'offline' } : perfect) });
  player.send(opening({ play: true }));
  player.advance(100);
  expect(player.state().phase).toBe('unplayable');
  broken = false;
  player.send({ type: 'play' });
  player.advance(100);
  expect(player.state().phase).toBe('playing');
});
