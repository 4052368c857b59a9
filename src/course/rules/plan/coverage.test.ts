import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';

const phrasesOf = (lessons: number) => Array.from({ length: lessons * 2 }, (_, index) => index + 1);

test.each([
  [0, 0],
  [1, 8],
  [2, 27],
  [4, 59],
  [7, 91],
  [12, 100],
])('who knows lessons 1 to %i can dance %i percent of the six minutes', (lessons, percent) => {
  expect(Math.round(coverageOf(phrasesOf(lessons)).seconds / 3.6)).toBe(percent);
});

test('a march learnt in phrase 3 lights in phrases 4, 19 and 22 as well', () => {
  const { stretches } = coverageOf([3]);
  expect(stretches).toEqual([
    [30, 48.75],
    [270, 285],
    [315, 318.75],
    [322.5, 330],
  ]);
});

test('a move that returns on the other side only is the same move', () => {
  // Phrase 13 pivots to the left, phrase 23 to the right.
  expect(coverageOf([13]).stretches.some(([start, end]) => start <= 330 && end >= 341.25)).toBe(true);
});

test('the stretches never touch, lie in order and sum up to the seconds', () => {
  const { seconds, stretches } = coverageOf([2, 5, 9, 14]);
  expect(stretches.every(([, end], index) => end < (stretches[index + 1]?.[0] ?? Infinity))).toBe(true);
  expect(stretches.reduce((sum, [start, end]) => sum + end - start, 0)).toBeCloseTo(seconds);
});

test('phrases that the routine does not have cover nothing', () => {
  expect(coverageOf([0, 25, Number.NaN])).toEqual({ seconds: 0, stretches: [] });
  // Phrase 35 is 32 phrases on from phrase 3, which covers something.
  expect(coverageOf([3]).seconds).toBeGreaterThan(0);
  expect(coverageOf([35]).seconds).toBe(0);
});
