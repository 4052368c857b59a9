import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { fileSource } from './medium-source.ts';
import { untilNextCount } from './next-count.ts';

/** A talk of ten seconds, counts 0 to 8 at 120 beats a minute, a talk of two seconds, and the same counts at 60. */
const source = fileSource('/film.mp4', [
  {
    score: houseScore(),
    mapping: {
      spans: [
        {
          from: 0,
          until: 8,
          anchors: [
            { count: 0, at: 10 },
            { count: 8, at: 14 },
          ],
        },
        {
          from: 0,
          until: 8,
          anchors: [
            { count: 0, at: 16 },
            { count: 8, at: 24 },
          ],
        },
      ],
    },
  },
]);

test.each([
  ['before the first span its beginning', 4, 6],
  ['on a count the half behind it', 11, 0.25],
  ['between two halves the next one', 11.1, 0.15],
  ['a quarter of a millisecond before a count this one', 10.99975, 0.00025],
  ['after the last half the end of the span', 13.8, 0.2],
  ['between two spans the beginning of the second', 15, 1],
  ['in a slower span its own half', 17, 0.5],
])('%s comes next', (_, second, until) => {
  expect(untilNextCount(source, second)).toBeCloseTo(until, 6);
});

test('after the last span, and without counts, nothing comes', () => {
  expect([
    untilNextCount(source, 30),
    untilNextCount(fileSource('/a.mp4'), 3),
    untilNextCount(null, 3),
  ]).toEqual([null, null, null]);
});
