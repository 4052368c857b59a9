import { expect, test } from 'vitest';
import { opened } from '#player/rules/testing/sample-scenes.ts';
import { toFilm } from './self-view.tsx';

test.each([
  ['an eight of the step', { start: 48.75, end: 52.5 }, { start: 48.75, end: 52.5 }],
  ['a join that leads into the step', { start: 26.25, end: 33.75 }, { start: 30, end: 45 }],
  ['a join that leads out of the step', { start: 56.25, end: 63.75 }, { start: 45, end: 60 }],
  ['more than a segment', { start: 0, end: 60 }, { start: 30, end: 45 }],
])('with %s as a drill a take is filmed that can be watched beside the step', (_, range, filmed) => {
  const player = opened();
  player.send({ type: 'drill', drills: [{ range, rate: 1, times: 2, counts_as: 'played' }] });
  player.advance(500);
  expect(toFilm(player.state())).toEqual(filmed);
});
