import { expect, test } from 'vitest';
import { hasMarks } from './marks.ts';

test.each([0.25, 0.5])('at %f speed footprints and trails are shown', (rate) => {
  expect(hasMarks(rate)).toBe(true);
});

test.each([0.55, 0.75, 1, 2])('at %f speed nothing is shown', (rate) => {
  expect(hasMarks(rate)).toBe(false);
});
