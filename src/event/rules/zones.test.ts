import { expect, test } from 'vitest';
import { zonePlace, zonesByArea } from './zones.ts';

test('zones are grouped by part of the world, after the zones that were asked for, which come once', () => {
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
  // Browsers list these zones under former names of the places.
  ['Europe/Kiev', 'Kyiv'],
  ['Asia/Calcutta', 'Kolkata'],
  ['Asia/Saigon', 'Ho Chi Minh City'],
  ['Asia/Ho_Chi_Minh', 'Ho Chi Minh City'],
  ['America/Godthab', 'Nuuk'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
])('%s is called %s', (zone, place) => {
  expect(zonePlace(zone)).toBe(place);
});
