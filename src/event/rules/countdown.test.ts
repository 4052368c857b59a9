import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const target = Date.parse('2027-10-30T22:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// §3.countdown-days-hours-minutes-seconds
test.each([
  ['a second', second, [0, 0, 0, 1]],
  ['just under a second', second - 1, [0, 0, 0, 0]],
  ['59 seconds', 59 * second, [0, 0, 0, 59]],
  ['a minute', minute, [0, 0, 1, 0]],
  ['a second short of a day', day - second, [0, 23, 59, 59]],
  ['a day', day, [1, 0, 0, 0]],
  ['343 days and a bit', 343 * day + 4 * hour + 5 * minute + 6 * second, [343, 4, 5, 6]],
  ['nothing', 0, [0, 0, 0, 0]],
  ['less than nothing', -5 * day, [0, 0, 0, 0]],
])('with %s left', (_, left, [days, hours, minutes, seconds]) => {
  expect(countdown(target, target - left)).toEqual({ days, hours, minutes, seconds });
});

test('without a target all numbers are 0', () => {
  expect(countdown(null, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
