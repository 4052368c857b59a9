import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { coverageOf } from './coverage.ts';

const house = houseScore();

const phrasesOf = (lessons: number) => Array.from({ length: lessons * 2 }, (_, index) => index + 1);

test.each([
  [0, 0],
  [1, 8],
  [2, 27],
  [4, 59],
  [7, 91],
  [12, 100],
])('who knows lessons 1 to %i can dance %i percent of the six minutes', (lessons, percent) => {
  expect(Math.round(coverageOf(house, phrasesOf(lessons)).counts / 7.68)).toBe(percent);
});

test('a march learnt in phrase 3 lights in phrases 4, 19 and 22 as well', () => {
  const { stretches } = coverageOf(house, [3]);
  expect(stretches).toEqual([
    [64, 104],
    [576, 608],
    [672, 680],
    [688, 704],
  ]);
});

test('a move that returns on the other side only is the same move', () => {
  // Phrase 13 pivots to the left, phrase 23 to the right.
  expect(coverageOf(house, [13]).stretches.some(([start, end]) => start <= 704 && end >= 728)).toBe(true);
});

test('the stretches never touch, lie in order and sum up to the counts', () => {
  const { counts, stretches } = coverageOf(house, [2, 5, 9, 14]);
  expect(stretches.every(([, end], index) => end < (stretches[index + 1]?.[0] ?? Infinity))).toBe(true);
  expect(stretches.reduce((sum, [start, end]) => sum + end - start, 0)).toBe(counts);
});

test('phrases that the routine does not have cover nothing', () => {
  expect(coverageOf(house, [0, 25, Number.NaN])).toEqual({ counts: 0, stretches: [] });
  // Phrase 35 is 32 phrases on from phrase 3, which covers something.
  expect(coverageOf(house, [3]).counts).toBeGreaterThan(0);
  expect(coverageOf(house, [35]).counts).toBe(0);
});
