import { expect, test } from 'vitest';
import { houseCounts, houseDrill } from '#player/rules/testing/house-records.ts';
import { did, opened, opening, scene } from '#player/rules/testing/sample-scenes.ts';
import type { PlayerEvent } from './player-event.ts';

/** A player with a ramp, in its first, slow repetition. */
function ramped(playbackRate = 1, settings = {}) {
  const player = opened({ settings: { ramp: 2, ...settings, playbackRate } });
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(1000);
  return player;
}

const another = opening({ scene: { ...scene, id: 'other' } });

test.each<[string, PlayerEvent]>([
  ['is stopped', { type: 'stopLoop' }],
  ['is removed', { type: 'clearLoop' }],
  ['is left for another step', another],
  ['is replaced by a take', { type: 'danceTake', range: { start: 30, end: 60 } }],
  ['goes on without the ramp', { type: 'changeSettings', settings: { ramp: 0 } }],
])('after a loop with a ramp %s, the chosen speed returns', (_, event) => {
  const player = ramped(0.75);
  expect(player.rate()).toBe(0.5);
  player.send(event);
  expect([player.state().rate, player.rate()]).toEqual([0.75, 0.75]);
});

test('a player that was closed during a ramp opens the next step at the chosen speed', () => {
  const player = ramped();
  player.send({ type: 'close' });
  player.send(another);
  expect(player.state().rate).toBe(1);
});

test('after the end of a ramp the chosen speed returns', () => {
  const player = ramped(1.25, { ramp: 1, stopAfter: 2 });
  player.advance(31_000 + 3000 + 21_000 + 3000 + 16_000);
  expect(player.state()).toMatchObject({ practice: null, rate: 1.25 });
});

test('a ramp begins no faster than the chosen speed', () => {
  expect(ramped(0.25).rate()).toBe(0.25);
});

test('a ramp’s next loop begins as slow as the first, and a changed loop keeps its speed', () => {
  const player = ramped(0.25, { ramp: 1 });
  player.advance(60_000);
  player.send({ type: 'answer', answer: 'clean' });
  expect(player.rate()).toBe(0.5);
  player.send({ type: 'nudgeEnd', end: 'b', direction: -1 });
  expect(player.rate()).toBe(0.5);
  player.send({ type: 'loopItem', id: 'second' });
  expect(player.rate()).toBe(0.25);
});

test('a link’s step opens at its own speed, even if a ramp had reached the same speed', () => {
  const player = ramped();
  player.send(opening({ scene: { ...scene, id: 'other' }, rate: 0.5 }));
  expect(player.state().rate).toBe(0.5);
});

test('a speed that is not saved stays when a loop without a ramp ends', () => {
  const player = opened();
  player.send({ type: 'fineRate', steps: -3 });
  player.send({ type: 'loopItem', id: 'first' });
  player.send({ type: 'stopLoop' });
  expect(player.state().rate).toBe(0.85);
});

test('a ramp that follows drills is slow, and a take after drills is counted in at the chosen speed', () => {
  const slow = houseDrill(houseCounts(30, 45), { rate: 0.5, times: 2 });
  const player = opened({ settings: { ramp: 2 } });
  player.send({ type: 'drill', drills: [slow] });
  player.advance(1000);
  player.send({ type: 'loopItem', id: 'first' });
  expect(player.rate()).toBe(0.5);
  player.send({ type: 'drill', drills: [slow] });
  const effects = player.send({ type: 'danceTake', range: { start: 30, end: 60 } });
  expect(did(effects, 'countIn')).toEqual([expect.objectContaining({ rate: 1 })]);
});
