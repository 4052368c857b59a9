import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clipRange,
  doubled,
  halved,
  insideRange,
  isRange,
  type Range,
  shifted,
  shortestLoop,
  withEnd,
} from './range.ts';

const whole = { start: 30, end: 60 };

test.each<[Range, boolean]>([
  [{ start: 0, end: 1 }, true],
  [{ start: 1, end: 1 }, false],
  [{ start: 2, end: 1 }, false],
  [{ start: -1, end: 1 }, false],
  [{ start: 0, end: Number.POSITIVE_INFINITY }, false],
  [{ start: Number.NaN, end: 1 }, false],
  [{ start: 0, end: Number.NaN }, false],
])('isRange(%o) is %s', (range, answer) => {
  expect(isRange(range)).toBe(answer);
});

test.each<[string, Range, number, Range]>([
  ['an unknown duration cuts nothing', { start: 5, end: 20 }, 0, { start: 5, end: 20 }],
  ['a range is cut at the medium’s end', { start: 5, end: 20 }, 12, { start: 5, end: 12 }],
  ['a range without an end runs to the medium’s end', { start: 5, end: 0 }, 12, { start: 5, end: 12 }],
  [
    'a range without an end stays endless while the duration is unknown',
    { start: 5, end: 5 },
    0,
    { start: 5, end: Number.POSITIVE_INFINITY },
  ],
  ['a start below zero becomes zero', { start: -3, end: 9 }, 0, { start: 0, end: 9 }],
  [
    'a range may begin half a second before the medium’s end',
    { start: 11.5, end: 20 },
    12,
    { start: 11.5, end: 12 },
  ],
  [
    'a range that begins later than that is behind the medium’s end',
    { start: 11.6, end: 20 },
    12,
    { start: 12 - (20 - 11.6), end: 12 },
  ],
  [
    'a range behind the medium’s end becomes the last seconds',
    { start: 135, end: 150 },
    95,
    { start: 80, end: 95 },
  ],
  [
    'a range behind the end of a shorter medium becomes the whole medium',
    { start: 50, end: 70 },
    12,
    { start: 0, end: 12 },
  ],
  [
    'an endless range behind the medium’s end becomes the last seconds',
    { start: 135, end: 0 },
    95,
    { start: 80, end: 95 },
  ],
  [
    'a very short range behind the medium’s end becomes half a second',
    { start: 135, end: 135.1 },
    95,
    { start: 94.5, end: 95 },
  ],
  ['a start that is not a number becomes zero', { start: Number.NaN, end: 9 }, 12, { start: 0, end: 9 }],
])('clipRange: %s', (_, range, duration, answer) => {
  expect(clipRange(range, duration)).toEqual(answer);
});

test.each([
  [10, 30],
  [40, 40],
  [60, 59.75],
  [Number.NaN, 30],
])('a seek to %s is moved inside the range, to %s', (to, at) => {
  expect(insideRange(whole, to)).toBe(at);
});

const loop = fc
  .tuple(fc.double({ min: 30, max: 59, noNaN: true }), fc.double({ min: 30.5, max: 60, noNaN: true }))
  .map(([a, b]) => ({ start: Math.min(a, b - shortestLoop), end: b }))
  .filter((range) => range.start >= whole.start);
const place = fc.double({ min: -50, max: 200, noNaN: true });

test('after any change a loop stays inside the step and long enough', () => {
  fc.assert(
    fc.property(loop, place, fc.constantFrom<('a' | 'b')[]>('a', 'b'), (range, at, end) => {
      for (const changed of [
        halved(range, whole),
        doubled(range, whole),
        shifted(range, 1, whole),
        shifted(range, -1, whole),
        withEnd(range, end, at, whole),
      ]) {
        expect(changed.start).toBeGreaterThanOrEqual(whole.start - 1e-9);
        expect(changed.end).toBeLessThanOrEqual(whole.end + 1e-9);
        expect(changed.end - changed.start).toBeGreaterThanOrEqual(shortestLoop - 0.011);
      }
    }),
  );
});

test.each<[string, Range]>([
  ['outside of the step', { start: 400, end: 430 }],
  ['longer than the step', { start: 0, end: 360 }],
])('a drill %s that is changed becomes a loop inside the step', (_, drill) => {
  for (const { start, end } of [
    halved(drill, whole),
    doubled(drill, whole),
    shifted(drill, 1, whole),
    shifted(drill, -1, whole),
    withEnd(drill, 'a', drill.start, whole),
    withEnd(drill, 'b', drill.end, whole),
  ]) {
    expect(start).toBeGreaterThanOrEqual(whole.start);
    expect(end).toBeLessThanOrEqual(whole.end);
    expect(end - start).toBeGreaterThanOrEqual(shortestLoop);
  }
});

test('a seek into a very short range is moved to its start', () => {
  expect(insideRange({ start: 30, end: 30.1 }, 30.1)).toBe(30);
});

test('halving and doubling keep a loop’s start; where the step has no room the loop moves', () => {
  expect(halved({ start: 40, end: 44 }, whole)).toEqual({ start: 40, end: 42 });
  expect(doubled({ start: 40, end: 44 }, whole)).toEqual({ start: 40, end: 48 });
  expect(doubled({ start: 50, end: 58 }, whole)).toEqual({ start: 44, end: 60 });
  expect(halved({ start: 59.9, end: 60 }, whole)).toEqual({ start: 59.5, end: 60 });
});

test('one end is set to a hundredth of a second, and the other stays', () => {
  expect(withEnd({ start: 40, end: 44 }, 'a', 41.2345, whole)).toEqual({ start: 41.23, end: 44 });
  expect(withEnd({ start: 40, end: 44 }, 'b', 50.006, whole)).toEqual({ start: 40, end: 50.01 });
  expect(withEnd({ start: 40, end: 44 }, 'a', 99, whole)).toEqual({ start: 59.5, end: 60 });
  expect(withEnd({ start: 40, end: 44 }, 'b', 99, whole)).toEqual({ start: 40, end: 60 });
});

test('shifting moves by the length of the loop, and back again', () => {
  const range = { start: 40, end: 44 };
  expect(shifted(range, 1, whole)).toEqual({ start: 44, end: 48 });
  expect(shifted(shifted(range, 1, whole), -1, whole)).toEqual(range);
});

test('an end that is set beyond the other end moves that end along', () => {
  expect(withEnd({ start: 40, end: 44 }, 'a', 50, whole)).toEqual({ start: 50, end: 50.5 });
  expect(withEnd({ start: 40, end: 44 }, 'b', 35, whole)).toEqual({ start: 34.5, end: 35 });
});

test('an end that is set before the step makes the shortest loop at the step’s start', () => {
  expect(withEnd({ start: 29, end: 29 }, 'b', 29, whole)).toEqual({ start: 30, end: 30.5 });
});
