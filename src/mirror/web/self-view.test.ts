import { expect, test } from 'vitest';
import { houseDrill } from '#player/rules/testing/house-records.ts';
import { opened } from '#player/rules/testing/sample-scenes.ts';
import { toFilm } from './self-view.tsx';

test.each([
  ['an eight of the step', { start: 104, end: 112 }, { start: 48.75, end: 52.5 }],
  ['a join that leads into the step', { start: 56, end: 72 }, { start: 30, end: 45 }],
  ['a join that leads out of the step', { start: 120, end: 136 }, { start: 45, end: 60 }],
  ['more than a segment', { start: 0, end: 128 }, { start: 30, end: 45 }],
])('with %s as a drill, the filmed take can be watched beside the step', (_, counts, filmed) => {
  const player = opened();
  player.send({ type: 'drill', drills: [houseDrill(counts, { times: 2 })] });
  player.advance(500);
  expect(toFilm(player.state())).toEqual(filmed);
});
