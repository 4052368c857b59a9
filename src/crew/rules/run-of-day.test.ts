import { expect, test } from 'vitest';
import { countingTime, dayGuard, dueAt, runOfDay } from './run-of-day.ts';

const eventAt = Date.parse('2027-10-30T22:00:00Z');
const at = (iso: string) => Date.parse(`${iso}:00Z`);

test('the times of the day are counted back from the moment of the dance', () => {
  expect(runOfDay(eventAt).map(({ point, at }) => [point, new Date(at).toISOString().slice(11, 16)])).toEqual(
    [
      ['set_up', '19:00'],
      ['close_list', '21:00'],
      ['count_before', '21:45'],
      ['dance', '22:00'],
      ['count_after', '22:06'],
    ],
  );
});

test('members see a link to counting from three days before the dance to three days after it', () => {
  expect(countingTime(eventAt)).toEqual({ from: at('2027-10-27T22:00'), until: at('2027-11-02T22:00') });
  expect(countingTime(null)).toBeNull();
});

test.each([
  ['2027-10-30T18:59', undefined, 'set_up'],
  ['2027-10-30T19:00', 'set_up', 'close_list'],
  ['2027-10-30T21:59', 'count_before', 'dance'],
  ['2027-10-30T22:05', 'dance', 'count_after'],
  ['2027-10-31T09:00', 'count_after', undefined],
])('at %s %s is due, and %s comes next', (now, due, next) => {
  const found = dueAt(eventAt, at(now));
  expect([found.due?.point, found.next?.point]).toEqual([due, next]);
});

test.each([
  ['2027-10-23T22:00', 'Europe/London', 'ahead'],
  ['2027-10-30T06:00', 'Europe/London', 'today'],
  ['2027-10-29T22:30', 'Europe/London', 'ahead'],
  // In Berlin the dance is at midnight: people come on Saturday evening, and the calendar says Sunday.
  ['2027-10-30T12:00', 'Europe/Berlin', 'eve'],
  ['2027-10-29T12:00', 'Europe/Berlin', 'ahead'],
  ['2027-10-30T22:03', 'Europe/Berlin', 'today'],
  ['2027-10-30T20:00', 'Asia/Tokyo', 'today'],
  ['2027-10-30T10:00', 'Asia/Tokyo', 'ahead'],
  ['2027-10-31T02:00', 'America/Los_Angeles', 'today'],
  ['2027-10-31T04:00', 'America/Los_Angeles', 'over'],
])('at %s, for a crew in %s, it is %s', (now, zone, guard) => {
  expect(dayGuard({ now: at(now), eventAt, zone })).toBe(guard);
});

test('an event without a date has no day', () => {
  expect(dayGuard({ now: 0, eventAt: null, zone: 'UTC' })).toBe('no_date');
});
