import { expect, test } from 'vitest';
import { did, opening, playerOf, polled, scene, videoScene } from '#player/rules/testing/sample-scenes.ts';
import type { MediumState, PlayerEvent } from './player-event.ts';
import { dueOf } from './player-state.ts';
import { type Behaviour, perfect } from './testing/simulated-player.ts';

function playing(behaviour: Partial<Behaviour>) {
  const player = playerOf({
    behaviourOf: (source) => (source.host ? { ...polled, ...behaviour } : perfect),
  });
  player.send(opening({ scene: videoScene, play: true }));
  return player;
}

test('a tick that comes early, twice or without need changes nothing', () => {
  const player = playerOf({});
  expect(player.send({ type: 'tick' })).toEqual([]);
  player.send(opening());
  player.advance(20);
  expect(dueOf(player.state())).toBeNull();
  player.send({ type: 'loopSegment', index: 0 });
  player.advance(15_100);
  expect(player.phase()).toBe('waiting');
  const before = player.state();
  expect(player.send({ type: 'tick' })).toEqual([]);
  expect(player.state()).toBe(before);
});

test('a medium has twenty seconds to get ready', () => {
  const player = playing({ loadMs: null });
  player.advance(19_900);
  expect(player.state()).toMatchObject({ source: 0, phase: { name: 'loading' } });
  player.advance(200);
  expect(player.state().source).toBe(1);
  expect(did(player.history(), 'log')).toEqual([
    { do: 'log', code: 'not ready in time', configuration: false },
  ]);
});

test('a video that never starts waits for a tap after two and a half seconds', () => {
  const player = playing({ lagMs: 1e9 });
  player.advance(2400);
  expect(player.phase()).toBe('playing');
  player.advance(1000);
  expect(player.phase()).toBe('blocked');
});

test('the player waits for a video that only buffers, and calls it slow after eight seconds', () => {
  const player = playing({ bufferMs: 20_000 });
  player.advance(7500);
  expect(player.state().phase).toMatchObject({ name: 'playing', stalled: false });
  player.advance(2000);
  expect(player.state().phase).toMatchObject({ name: 'playing', stalled: true });
});

test('a seek that does not land is repeated every three seconds, and given up at the third time', () => {
  const player = playing({ ignoresSeeks: true });
  player.advance(5000);
  player.send({ type: 'setEnd', end: 'a', at: 50 });
  player.send({ type: 'setEnd', end: 'b', at: 60 });
  const again = did(player.advance(8000), 'seek');
  expect(again).toEqual([
    { do: 'seek', to: 50 },
    { do: 'seek', to: 50 },
  ]);
  player.advance(4000);
  expect(player.state().source).toBe(1);
  expect(did(player.history(), 'log')).toEqual([
    { do: 'log', code: 'seek never lands', configuration: false },
  ]);
});

test('a seek that landed without a report counts as landed when its time is over', () => {
  const player = playing({ reportMs: 60_000 });
  player.advance(1000);
  player.send({ type: 'seek', to: 30 });
  player.advance(5000);
  expect(player.state().phase).toMatchObject({ name: 'playing', medium: { seeking: null } });
  expect(player.isMoving()).toBe(true);
});

test('an end that the medium did not report is found at the player’s next check', () => {
  const player = playing({ reportMs: 1e9, duration: 30 });
  player.advance(22_000);
  expect(player.phase()).toBe('ended');
});

test('the next part is requested once, and not at all if the learner has chosen another place', () => {
  const player = playerOf({});
  player.send(opening({ scene: { ...scene, advances: true }, play: true }));
  player.advance(30_100);
  player.send({ type: 'seek', to: 40 });
  expect(did(player.advance(3000), 'advance')).toEqual([]);
  player.send({ type: 'play' });
  expect(did(player.advance(30_000), 'advance')).toHaveLength(1);
  expect([player.phase(), dueOf(player.state())]).toEqual(['ended', null]);
  player.send({ type: 'play' });
  expect(player.phase()).toBe('playing');
});

/** A report that the medium's state has changed by itself. */
const reported = (state: MediumState, position: number): PlayerEvent => ({
  type: 'medium',
  report: { type: 'state', state },
  position,
  duration: 200,
});

test('a seek that landed near its place counts as landed when its time is over', () => {
  const player = playing({ early: -2 });
  player.advance(1000);
  player.send({ type: 'seek', to: 30 });
  player.advance(1000);
  expect(player.state().phase).toMatchObject({ medium: { seeking: { to: 30 } } });
  expect(did(player.advance(4000), 'seek')).toEqual([]);
  expect(player.state().phase).toMatchObject({ name: 'playing', medium: { seeking: null } });
});

test.each([
  ['before', 40, 38],
  ['behind', -8, 66],
])('a seek that ended %s the range is repeated, and the video is asked to play again', (_, early, to) => {
  const player = playing({ early });
  player.advance(1000);
  player.send({ type: 'seek', to });
  const effects = player.advance(3500);
  expect(did(effects, 'seek')).toEqual([{ do: 'seek', to }]);
  expect(did(effects, 'play')).toEqual([{ do: 'play' }]);
});

test('a video that neither plays nor seeks waits for a tap, and is not given up', () => {
  const player = playing({ ignoresSeeks: true, lagMs: 1e9 });
  player.advance(100);
  player.send({ type: 'seek', to: 50 });
  player.advance(12_000);
  expect(player.state()).toMatchObject({ source: 0, phase: { name: 'blocked', medium: { seeking: null } } });
});

test('a video that stays paused and does not seek waits for a tap as well', () => {
  const player = playing({ ignoresSeeks: true, lagMs: 1e9 });
  player.advance(100);
  player.send({ type: 'seek', to: 50 });
  player.advance(700);
  player.send(reported('paused', 10));
  player.send({ type: 'play' });
  player.send({ type: 'seek', to: 50 });
  player.send(reported('paused', 10));
  player.advance(12_000);
  expect(player.state()).toMatchObject({ source: 0, phase: { name: 'blocked' } });
});

test('while a video buffers no command is repeated', () => {
  const player = playing({ ignoresSeeks: true });
  player.advance(1000);
  player.send({ type: 'seek', to: 50 });
  player.send(reported('buffering', 11));
  expect(did(player.advance(12_000), 'seek')).toEqual([]);
  const slow = playing({ lagMs: 1e9 });
  slow.advance(100);
  slow.send(reported('buffering', 10));
  slow.advance(6000);
  expect(slow.phase()).toBe('playing');
});

test('an end that is part of a report about something else is found at the player’s next check', () => {
  const player = playing({ reportMs: 1e9 });
  player.advance(1000);
  player.send(reported('playing', 69.95));
  expect(player.phase()).toBe('playing');
  player.advance(1000);
  expect(player.phase()).toBe('ended');
});

test('a video that ended before a seek back landed gets another play command', () => {
  const player = playing({ reportMs: 1e9 });
  player.advance(1000);
  player.send({ type: 'seek', to: 20 });
  player.send(reported('ended', 11));
  expect(did(player.advance(2000), 'play').length).toBeGreaterThan(0);
  expect(player.phase()).toBe('playing');
});
