import { expect, test } from 'vitest';
import { daysText } from './days-text.ts';

test.each([
  [[4], 'day 4'],
  [[2, 1], 'days 1 and 2'],
  [[4, 5, 6, 7], 'days 4 to 7'],
  [[1, 2, 4, 5, 6, 12], 'days 1, 2, 4 to 6 and 12'],
  [[11, 12, 13], 'days 11, 12 and the rehearsal'],
  [[13], 'the rehearsal'],
  [[3, 3], 'day 3'],
  [[], ''],
])('the days %j are written %s', (days, text) => {
  expect(daysText(days)).toBe(text);
});
