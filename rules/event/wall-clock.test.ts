import { expect, test } from 'vitest';
import { instantAt, wallClock, zonePlace, zonesByArea } from './wall-clock.ts';

test.each([
  ['2027-10-30T15:00', 'America/Los_Angeles', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30T22:00', 'UTC', '2027-10-30T22:00:00.000Z'],
  ['2027-10-31T07:00', 'Asia/Tokyo', '2027-10-30T22:00:00.000Z'],
  ['2027-10-31T03:45', 'Asia/Kathmandu', '2027-10-30T22:00:00.000Z'],
  ['2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
])('%s on the clocks of %s is %s', (clock, zone, iso) => {
  const instant = instantAt(clock, zone);
  expect(instant !== null && new Date(instant).toISOString()).toBe(iso);
  expect(wallClock(Date.parse(iso), zone)).toBe(clock);
});

test.each(['', 'tomorrow', '2027-13-01T00:00'])('%j is no time', (clock) => {
  expect(instantAt(clock, 'UTC')).toBe(null);
});

test('the zones stand by part of the world, those asked for before all and once', () => {
  const zones = zonesByArea(['Asia/Tokyo', 'UTC', 'Asia/Tokyo']);
  expect([...zones.keys()].slice(0, 2)).toEqual(['', 'Africa']);
  expect(zones.get('')).toEqual(['Asia/Tokyo', 'UTC']);
  expect(zones.get('Asia')).not.toContain('Asia/Tokyo');
  expect(zones.get('Europe')).toContain('Europe/Berlin');
});

test.each([
  ['America/New_York', 'New York'],
  ['America/Indiana/Knox', 'Indiana, Knox'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, place) => {
  expect(zonePlace(zone)).toBe(place);
});
