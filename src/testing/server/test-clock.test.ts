import { stat } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { moveDate, shiftTo } from './test-clock.ts';

const hour = 3_600_000;

test.each([
  ['23:30', '2026-11-26T22:30:00Z', hour],
  ['23:30', '2026-11-26T23:30:00Z', 0],
  ['23:30', '2026-11-26T23:45:00Z', 23.75 * hour],
  ['00:10', '2028-02-28T23:40:00Z', hour / 2],
  ['2028-02-29T23:30Z', '2028-02-29T20:30:00Z', 3 * hour],
  ['soon', '2026-11-26T22:30:00Z', Number.NaN],
])('with TEST_CLOCK=%s a run that starts at %s is %d ms ahead', (moment, now, shift) => {
  expect(shiftTo(moment, Date.parse(now))).toBe(shift);
});

test('a moved clock goes on from its new time, for all code that asks for the date, and leaves other dates alone', async () => {
  const Before = Date;
  onTestFinished(() => {
    globalThis.Date = Before;
  });
  const before = Before.now();
  moveDate(() => 24 * hour);
  const now = new Date();
  const times = [Date.now(), now.getTime(), Date.parse(Date()) + 999];
  for (const each of times) expect(each).toBeGreaterThanOrEqual(before + 24 * hour);
  expect(Date.now()).toBeLessThanOrEqual(Before.now() + 24 * hour);
  expect(new Date(5).getTime()).toBe(5);
  expect(new Date(2028, 1, 29).getMonth()).toBe(1);
  expect((await stat(import.meta.filename)).mtime).toBeInstanceOf(Date);
  expect(new (class extends Date {})(7).getTime()).toBe(7);
});
