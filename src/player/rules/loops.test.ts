import { expect, test } from 'vitest';
import { opening, playerOf } from '#player/rules/testing/sample-scenes.ts';
import { followingLoop, itemLoop, neighbourSegment, segmentLoop } from './loops.ts';

/** A player that has opened the house dancer's step (seconds 30 to 60), which has two segments and two items. */
function opened() {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  return player;
}

test('items and segments are found on the timeline of the medium; unknown ones give no loop', () => {
  const state = opened().state();
  expect(itemLoop(state, 'second')).toEqual({ kind: 'item', id: 'second', range: { start: 45, end: 60 } });
  expect(itemLoop(state, 'third')).toBeNull();
  expect(segmentLoop(state, 1)).toEqual({ kind: 'segment', index: 1, range: { start: 45, end: 60 } });
  expect([segmentLoop(state, 2), segmentLoop(state, -1)]).toEqual([null, null]);
});

test.each([
  { at: 30, direction: 1 as const, index: 0 },
  { at: 50, direction: 1 as const, index: 1 },
  { at: 50, direction: -1 as const, index: 1 },
])('without a loop the segment that is shown at second $at is looped', ({ at, direction, index }) => {
  const player = opened();
  player.send({ type: 'seek', to: at });
  expect(neighbourSegment(player.state(), direction)).toMatchObject({ kind: 'segment', index });
});

test('with a loop the neighbouring segment is looped, and beyond the step nothing changes', () => {
  const player = opened();
  player.send({ type: 'loopSegment', index: 0 });
  player.send({ type: 'loopNextSegment', direction: 1 });
  expect(player.state().practice?.loop).toMatchObject({ kind: 'segment', index: 1 });
  expect(player.send({ type: 'loopNextSegment', direction: 1 })).toEqual([]);
  player.send({ type: 'loopNextSegment', direction: -1 });
  expect(player.state().practice?.loop).toMatchObject({ index: 0 });
  expect(neighbourSegment(player.state(), -1)).toBeNull();
});

test('the loop after an item is the next item, after a segment the next segment, and none follows A-B', () => {
  const player = opened();
  const following = () => followingLoop(player.state());
  expect(following()).toBeNull();
  player.send({ type: 'loopItem', id: 'first' });
  expect(following()).toMatchObject({ kind: 'item', id: 'second' });
  player.send({ type: 'loopItem', id: 'second' });
  expect(following()).toBeNull();
  player.send({ type: 'loopSegment', index: 0 });
  expect(following()).toMatchObject({ kind: 'segment', index: 1 });
  player.send({ type: 'setEnd', end: 'b', at: 40 });
  expect(following()).toBeNull();
});

test('without a loop the player goes to the neighbouring segment, with a loop it loops that segment', () => {
  const player = opened();
  player.send({ type: 'seek', to: 50 });
  player.send({ type: 'neighbour', direction: -1 });
  expect(player.state().practice).toBeNull();
  expect(player.state()).toMatchObject({ phase: { medium: { position: 30 } } });
  player.send({ type: 'neighbour', direction: -1 });
  expect(player.state()).toMatchObject({ phase: { medium: { position: 30 } } });
  player.send({ type: 'loopSegment', index: 0 });
  player.send({ type: 'neighbour', direction: 1 });
  expect(player.state().practice?.loop).toMatchObject({ kind: 'segment', index: 1 });
});

// §4.what-loops-told-switched-one
test.each([false, true])('the loop switch stops the practised loop, with Loop ON before: %s', (on) => {
  const player = opened();
  if (on) player.send({ type: 'toggleLoop' });
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(500);
  player.send({ type: 'toggleLoop' });
  expect(player.state()).toMatchObject({
    practice: null,
    settings: { loopEnabled: false },
    phase: { name: 'paused' },
  });
  player.send({ type: 'toggleLoop' });
  expect(player.state().settings.loopEnabled).toBe(true);
});
