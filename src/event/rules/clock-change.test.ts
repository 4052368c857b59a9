import { expect, test } from 'vitest';
import { clockChange } from './clock-change.ts';
import { instantAt } from './wall-clock.ts';

test.each([
  ['2027-03-28T02:30', 'Europe/Berlin', 'skipped'],
  ['2027-03-14T02:30', 'America/New_York', 'skipped'],
  ['2027-10-03T02:15', 'Australia/Lord_Howe', 'skipped'],
  ['2027-10-31T02:30', 'Europe/Berlin', 'first'],
  ['2027-04-04T01:45', 'Australia/Lord_Howe', 'first'],
  ['2027-10-31T03:30', 'Europe/Berlin', null],
  ['2027-10-31T01:30', 'Europe/Berlin', null],
  ['2027-10-30T20:00', 'Europe/Berlin', null],
  ['2027-10-31T02:30', 'Africa/Lagos', null],
  ['2027-10-31T02:30', 'UTC', null],
])('%s on the clocks of %s: %s', (clock, zone, change) => {
  expect(clockChange(clock, zone, instantAt(clock, zone) ?? 0)).toBe(change);
});

test('the second of two equal hours is told from the first', () => {
  expect(clockChange('2027-10-31T02:30', 'Europe/Berlin', Date.parse('2027-10-31T01:30:00Z'))).toBe('second');
});
