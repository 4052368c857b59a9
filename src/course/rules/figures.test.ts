import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

const noPractice = { current_streak: 0, last_day: null, time_zone: null };
const noon = Date.parse('2027-03-10T12:00:00Z');
const minutes = (days: Record<string, number>, now = noon, zone = 'UTC') =>
  figuresOf(
    { practice: noPractice, days: Object.entries(days).map(([day, seconds]) => ({ day, seconds })) },
    now,
    zone,
  ).minutes_of_week;

test('a learner who has done nothing has no streak and no minutes', () => {
  expect(figuresOf({ practice: noPractice, days: [] }, noon, 'UTC')).toEqual({
    current_streak: 0,
    minutes_of_week: 0,
  });
});

test.each([
  ['today and the six days before', { '2027-03-10': 600, '2027-03-07': 90, '2027-03-04': 30 }, 12],
  ['no day that is longer ago', { '2027-03-10': 60, '2027-03-03': 6_000 }, 1],
  ['a date that a journey has put after today', { '2027-03-11': 120 }, 2],
  ['half a minute as one', { '2027-03-10': 30 }, 1],
  ['less as none', { '2027-03-10': 29 }, 0],
])('the minutes of the week count %s', (_name, days, expected) => {
  expect(minutes(days)).toBe(expected);
});

test.each([
  ['Pacific/Auckland', '2027-03-10T12:00:00Z', 0],
  ['Pacific/Honolulu', '2027-03-11T09:00:00Z', 5],
  ['UTC', '2027-03-11T00:00:00Z', 0],
])('the week ends today in the learner’s zone: %s at %s', (zone, now, expected) => {
  expect(minutes({ '2027-03-04': 300 }, Date.parse(now), zone)).toBe(expected);
});
