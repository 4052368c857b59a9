import { expect, test } from 'vitest';
import { makeStandWatch } from './stand-watch.ts';

test('a clock that has not moved for half a second stands, and moves again with its next step', () => {
  const { look, found } = makeStandWatch();
  const looks = Array.from({ length: 40 }, (_, frame) => look(7, frame / 60));
  expect([looks.indexOf(true), found()]).toEqual([30, true]);
  expect([look(7.01, 41 / 60), found()]).toEqual([false, false]);
});

test('a clock that ticks in blocks moves', () => {
  const { look } = makeStandWatch();
  const looks = Array.from({ length: 600 }, (_, frame) => look(Math.floor(frame / 12) / 5, frame / 60));
  expect(looks).not.toContain(true);
});

test('a page that slept, or is looked at once a second, has not seen the clock stand', () => {
  const { look } = makeStandWatch();
  expect([look(7, 0), look(7, 3_600), look(7.02, 3_600.02)]).toEqual([false, false, false]);
  expect([look(8, 3_601), look(9, 3_602)]).toEqual([false, false]);
});
