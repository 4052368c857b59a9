import { expect, test } from 'vitest';
import { instantAt } from './wall-clock.ts';
import { clockChange, offsetName, zonesByOffset } from './zone-offsets.ts';
import { zonePlace } from './zones.ts';

const hour = 3_600_000;
const winter = Date.parse('2027-01-15T13:05:00Z');
const summer = Date.parse('2027-07-15T13:05:00Z');
const of = (instant: number, offset: number) =>
  zonesByOffset(instant, [
    'Africa/Lagos',
    'Europe/Berlin',
    'Europe/Kiev',
    'America/Caracas',
    'Asia/Calcutta',
  ]).find((group) => group.offset === offset);

test('zones are grouped by their offset on that day, from west to east', () => {
  expect(of(winter, hour)).toEqual({
    offset: hour,
    zones: ['Europe/Berlin', 'Africa/Lagos'],
    places: ['Berlin', 'Lagos'],
  });
  expect(of(summer, hour)?.zones).toEqual(['Africa/Lagos']);
  expect(of(summer, 2 * hour)?.zones).toEqual(['Europe/Berlin']);
  const offsets = zonesByOffset(winter).map(({ offset }) => offset);
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
  expect(offsets).toContain(5.75 * hour);
});

test('every zone is in one group, and no place comes twice', () => {
  const groups = zonesByOffset(summer);
  for (const { zones, places } of groups) {
    expect(new Set(zones.map(zonePlace)).size).toBe(zones.length);
    expect(places.length).toBeGreaterThan(0);
    expect(places.length).toBeLessThanOrEqual(2);
  }
  const all = groups.flatMap(({ zones }) => zones);
  expect(new Set(all).size).toBe(all.length);
  expect(all.some((zone) => zone.startsWith('Etc/'))).toBe(false);
});

test.each([
  [0, 'UTC'],
  [hour, 'UTC+1'],
  [5.5 * hour, 'UTC+5:30'],
  [-3.5 * hour, 'UTC-3:30'],
  [-11 * hour, 'UTC-11'],
  [8.75 * hour, 'UTC+8:45'],
])('%i milliseconds are %s', (offset, name) => {
  expect(offsetName(offset)).toBe(name);
});

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
])('%s in %s: %s', (clock, zone, change) => {
  expect(clockChange(clock, zone, instantAt(clock, zone) ?? 0)).toBe(change);
});

test('when an hour comes twice, the second is distinguished from the first', () => {
  expect(clockChange('2027-10-31T02:30', 'Europe/Berlin', Date.parse('2027-10-31T01:30:00Z'))).toBe('second');
});
