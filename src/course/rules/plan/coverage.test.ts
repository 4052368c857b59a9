import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Score, ScorePhrase } from '#dance/rules/score/score.ts';
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
])('a learner who knows lessons 1 to %i can dance %i percent of the six minutes', (lessons, percent) => {
  expect(Math.round(coverageOf(house, phrasesOf(lessons)).counts / 7.68)).toBe(percent);
});

test('a march learnt in phrase 3 counts as known in phrases 4, 19 and 22 as well', () => {
  const { ranges } = coverageOf(house, [3]);
  expect(ranges).toEqual([
    [64, 104],
    [576, 608],
    [672, 680],
    [688, 704],
  ]);
});

test('a move that returns on the other side only is the same move', () => {
  // Phrase 13 pivots to the left, phrase 23 to the right.
  expect(coverageOf(house, [13]).ranges.some(([start, end]) => start <= 704 && end >= 728)).toBe(true);
});

test('the stretches never touch, lie in order and sum up to the counts', () => {
  const { counts, ranges } = coverageOf(house, [2, 5, 9, 14]);
  expect(ranges.every(([, end], index) => end < (ranges[index + 1]?.[0] ?? Infinity))).toBe(true);
  expect(ranges.reduce((sum, [start, end]) => sum + end - start, 0)).toBe(counts);
});

test('phrases that the routine does not have cover nothing', () => {
  expect(coverageOf(house, [0, 25, Number.NaN])).toEqual({ counts: 0, ranges: [] });
  // Phrase 35 does not exist. Phrase 3, which is 32 before it, covers something: the numbers must not wrap.
  expect(coverageOf(house, [3]).counts).toBeGreaterThan(0);
  expect(coverageOf(house, [35]).counts).toBe(0);
});

const phrase = (id: string, counts: number, more: Partial<ScorePhrase> = {}): ScorePhrase => ({
  id,
  section: 'A',
  title: id,
  counts,
  cues: [{ at: 1, say: id, title: id }],
  ...more,
});
const scoreOf = (...phrases: ScorePhrase[]): Score => ({ id: 'own', title: 'Own', tempo: 118, phrases });

test('of two phrases that repeat each other, learning either makes both known', () => {
  const score = scoreOf(
    phrase('march', 16),
    phrase('swim', 8),
    phrase('march again', 16, { like: 'march' }),
    phrase('roar', 4),
    phrase('march at last', 16, { like: 'march' }),
  );
  const everywhere = {
    counts: 48,
    ranges: [
      [0, 16],
      [24, 40],
      [44, 60],
    ],
  };
  expect(coverageOf(score, [1])).toEqual(everywhere);
  expect(coverageOf(score, [3])).toEqual(everywhere);
  expect(coverageOf(score, [2])).toEqual({ counts: 8, ranges: [[16, 24]] });
  expect(coverageOf(score, [1, 2, 4])).toEqual({ counts: 60, ranges: [[0, 60]] });
});

test('a phrase without house moves is known only as a whole, and two phrases with the same title are different', () => {
  const score = scoreOf(phrase('a', 12, { title: 'March' }), phrase('b', 12, { title: 'March' }));
  expect(coverageOf(score, [1])).toEqual({ counts: 12, ranges: [[0, 12]] });
});

test('house moves are known wherever they return, also in a phrase that is not marked as a repeat', () => {
  const cue = (at: number, title: string, move?: string) => ({
    at,
    say: title,
    title,
    ...(move ? { move } : {}),
  });
  const score = scoreOf(
    phrase('a', 16, { cues: [cue(1, 'March', 'march'), cue(9, 'Swim', 'swim')] }),
    phrase('b', 16, { cues: [cue(1, 'Walk', 'march'), cue(9, 'Roar', 'roar')] }),
    // One cue names no house move, so the phrase can only be learnt as a whole.
    phrase('c', 16, { cues: [cue(1, 'March', 'march'), cue(9, 'Twist')] }),
  );
  expect(coverageOf(score, [1])).toEqual({ counts: 24, ranges: [[0, 24]] });
  expect(coverageOf(score, [3])).toEqual({ counts: 16, ranges: [[32, 48]] });
});
