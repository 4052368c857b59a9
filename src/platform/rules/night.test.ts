import { expect, test } from 'vitest';
import { isNight, outsideNight } from './night.ts';

const at = (time: string) => Date.parse(`2027-06-01T${time}Z`);

test.each([
  ['20:59', false],
  ['21:00', true],
  ['03:00', true],
  ['07:59', true],
  ['08:00', false],
])('%s in UTC is night: %s', (time, night) => {
  expect(isNight(at(time), 'UTC')).toBe(night);
});

test('a mail that would arrive at night arrives in the morning, by the clocks of the zone', () => {
  expect(outsideNight(at('23:10'), 'UTC')).toBe(at('08:00') + 86_400_000);
  expect(outsideNight(at('05:00'), 'Asia/Kolkata')).toBe(at('05:00'));
  expect(outsideNight(at('20:00'), 'Asia/Kolkata')).toBe(at('02:30') + 86_400_000);
});

test('a mail that arrives by day is not delayed', () => {
  expect(outsideNight(at('12:34'), 'UTC')).toBe(at('12:34'));
});
