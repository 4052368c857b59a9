import { expect, test } from 'vitest';
import { marksAt } from './marks.ts';

test.each([0.25, 0.5])('at %f speed footprints and trails are shown without asking', (rate) => {
  expect(marksAt(rate, 'auto')).toEqual({ footprints: true, trails: true });
});

test.each([0.55, 0.75, 1, 2])('at %f speed nothing is shown without asking', (rate) => {
  expect(marksAt(rate, 'auto')).toEqual({ footprints: false, trails: false });
});

test('a learner may want footprints at full speed, but trails stay slow', () => {
  expect(marksAt(1, 'on')).toEqual({ footprints: true, trails: false });
});

test('switched off, nothing is shown at any speed', () => {
  expect(marksAt(0.25, 'off')).toEqual({ footprints: false, trails: false });
});
