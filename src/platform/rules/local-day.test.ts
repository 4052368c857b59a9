import { expect, test } from 'vitest';
import { daysAfter, isTimeZone, localDay, nextDay, timeOfDay } from './local-day.ts';

test.each([
  ['2027-03-10T12:00:00Z', 'UTC', '2027-03-10'],
  ['2027-03-10T23:59:59Z', 'UTC', '2027-03-10'],
  ['2027-03-11T00:00:00Z', 'UTC', '2027-03-11'],
  ['2027-03-10T12:00:00Z', 'Pacific/Tongatapu', '2027-03-11'],
  ['2027-03-10T10:59:00Z', 'Pacific/Tongatapu', '2027-03-10'],
  ['2027-03-10T09:59:00Z', 'Pacific/Honolulu', '2027-03-09'],
  ['2027-03-10T10:00:00Z', 'Pacific/Honolulu', '2027-03-10'],
  ['2027-03-10T20:00:00Z', 'Asia/Kolkata', '2027-03-11'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
  ['2027-03-10T12:00:00Z', 'Nowhere/Land', '2027-03-10'],
  // A year always has four digits, so that days still compare as texts when a clock is centuries wrong.
  ['0999-03-10T12:00:00Z', 'UTC', '0999-03-10'],
])('at %s in %s it is %s', (instant, zone, day) => {
  expect(localDay(Date.parse(instant), zone)).toBe(day);
});

test.each([
  ['Europe/Berlin', true],
  ['America/Argentina/Ushuaia', true],
  ['UTC', true],
  ['Etc/GMT+5', true],
  ['', false],
  ['Berlin', false],
  ['+02:00', false],
  ['Europe/Berlin; drop table', false],
  ['x'.repeat(100), false],
])('%j is a time zone: %s', (text, known) => {
  expect(isTimeZone(text)).toBe(known);
});

test.each([
  ['2027-03-10', '2027-03-11'],
  ['2027-02-28', '2027-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2027-12-31', '2028-01-01'],
  ['2027-03-27', '2027-03-28'],
])('after %s comes %s', (day, next) => {
  expect(nextDay(day)).toBe(next);
});

test.each([
  ['2027-03-10T00:00:00Z', 'UTC', '00:00'],
  ['2027-03-10T23:59:59Z', 'UTC', '23:59'],
  ['2027-03-10T12:00:00Z', 'Asia/Kathmandu', '17:45'],
  ['2027-03-10T12:00:00Z', 'Nowhere/Land', '12:00'],
])('at %s the clock in %s shows %s', (instant, zone, clock) => {
  expect(timeOfDay(Date.parse(instant), zone)).toBe(clock);
});

test.each([
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2027-01-03', -6, '2026-12-28'],
  ['2027-03-10', 0, '2027-03-10'],
  ['2027-12-30', 3, '2028-01-02'],
])('from %s it is %i days to %s', (day, days, other) => {
  expect(daysAfter(day, days)).toBe(other);
});
