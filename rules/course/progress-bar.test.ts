import { expect, test } from 'vitest';
import { progressBar } from './progress-bar.ts';

const upTo = (last: number) => new Set(Array.from({ length: last }, (_, index) => index + 1));

test.each([
  [upTo(0), 0, 0],
  [upTo(1), 1, 100 / 12],
  [upTo(6), 6, 50],
  [upTo(12), 12, 100],
  [upTo(13), 12, 100],
  [new Set([13]), 0, 0],
])('with %o completed the bar shows %i of 12', (completed, count, percent) => {
  expect(progressBar(completed)).toEqual({ completed: count, total: 12, percent });
});
