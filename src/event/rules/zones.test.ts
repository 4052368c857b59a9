import { expect, test } from 'vitest';
import { zonePlace, zonesByArea } from './zones.ts';

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
  // Browsers list these under names that the places no longer have.
  ['Europe/Kiev', 'Kyiv'],
  ['Asia/Calcutta', 'Kolkata'],
  ['Asia/Saigon', 'Ho Chi Minh City'],
  ['Asia/Ho_Chi_Minh', 'Ho Chi Minh City'],
  ['America/Godthab', 'Nuuk'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
])('%s is called %s', (zone, place) => {
  expect(zonePlace(zone)).toBe(place);
});
