import { afterEach, expect, test, vi } from 'vitest';
import { deviceZone, isVague, setChosenZone, timeZone } from './time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
])('where the system says that its zone is %s, dates are written for %s', (said, expected) => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => said } });
  const formatter = { resolvedOptions: () => ({ timeZone: said }) };
  vi.stubGlobal('Intl', { DateTimeFormat: vi.fn(() => formatter) });
  expect(timeZone()).toBe(expected);
});

test('the zone that a person chose is used instead of the device’s zone', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'UTC' } });
  setChosenZone('Asia/Tokyo');
  expect([timeZone(), deviceZone()]).toEqual(['Asia/Tokyo', 'UTC']);
  setChosenZone(null);
  expect(timeZone()).toBe('UTC');
});

test('zones that browsers report instead of the true one are recognised', () => {
  const said = [
    'UTC',
    'Etc/UTC',
    'Etc/GMT+5',
    'GMT',
    'Atlantic/Reykjavik',
    'Europe/London',
    'Africa/Abidjan',
  ];
  expect(said.filter(isVague)).toEqual(said.slice(0, 5));
});
