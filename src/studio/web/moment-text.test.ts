import { expect, onTestFinished, test } from 'vitest';
import { setChosenZone } from '#platform/web/queries/time-zone.ts';
import { momentText } from './moment-text.ts';

test.each([
  ['UTC', 'Oct 5, 2026, 12:00 pm'],
  ['Asia/Tokyo', 'Oct 5, 2026, 9:00 pm'],
])('in the zone %s the time is %s', (zone, text) => {
  setChosenZone(zone);
  onTestFinished(() => setChosenZone(null));
  expect(momentText('2026-10-05T12:00:00.000Z')).toBe(text);
});
