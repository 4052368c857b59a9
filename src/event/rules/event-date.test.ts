import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultSettings } from '#course/content/settings.ts';
import { messages } from '#platform/content/messages.ts';
import { eventText, localEventText, type MomentText, parseEventDate } from './event-date.ts';

// §3.settings-next-challenge-date-challenge §9.next-challenge-date-instant-date
test.each([
  ['2027-10-30T22:00:00Z', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30T22:00Z', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30T15:00:00-07:00', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30T15:00:00-0700', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30 22:00:00.000Z', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30T22:00:00', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30', '2027-10-30T22:00:00.000Z'],
  [' 2027-10-30 ', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30 15:00:00.123456-07', '2027-10-30T22:00:00.123Z'],
  ['2027-10-31 03:30:00+05:30', '2027-10-30T22:00:00.000Z'],
  ['2027-10-31T03:30+0530', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30 22:00:00 UTC', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30T22:00gmt', '2027-10-30T22:00:00.000Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('the setting %j is the instant %s', (text, instant) => {
  expect(new Date(parseEventDate(text) ?? Number.NaN).toISOString()).toBe(instant);
});

test.each([
  null,
  undefined,
  '',
  'soon',
  '30.10.2027',
  '2027-13-01',
  '2027-02-30',
  '2027-02-30T22:00:00Z',
  '2027-10-30T25:00:00Z',
  '2027-10-30T22:00:00Zulu',
  '2027-10-30T22:00:00+99:00',
  '2027-10-30T22:00:00+07:',
  'on 2027-10-30',
  '2027-10-30T22:00:00 -7',
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01',
])('the setting %j is no date', (text) => {
  expect(parseEventDate(text)).toBeNull();
});

const at = (text: string) => Date.parse(text);

// §9.event-pacific-time-utc-weekday
test.each([
  ['2027-10-30T22:00:00Z', 'Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)'],
  ['2026-10-24T22:00:00Z', 'Saturday, October 24 at 3:00 pm PDT / 10:00 pm GMT (Oct 24)'],
  ['2027-11-01T05:30:00Z', 'Sunday, October 31 at 10:30 pm PDT / 5:30 am GMT (Nov 1)'],
  ['2027-11-27T20:00:00Z', 'Saturday, November 27 at 12:00 pm PST / 8:00 pm GMT (Nov 27)'],
  ['2027-10-31T00:00:00Z', 'Saturday, October 30 at 5:00 pm PDT / 12:00 am GMT (Oct 31)'],
])('the event at %s reads %j', (instant, text) => {
  expect(eventText(at(instant))).toBe(text);
});

test.each([
  ['de', ' 00:00 '],
  ['fr', ' 00:00 '],
  ['es', ' 0:00 '],
  ['en', ' 12:00 am '],
])('midnight in the language %s has as many digits as other hours: %s', (tag, time) => {
  const language = { tag, text: (id: MomentText) => messages[id] };
  expect(localEventText(at('2027-10-30T22:00:00Z'), 'Europe/Berlin', language)).toContain(time);
});

test('the default event is the Saturday before Halloween of 2027', () => {
  expect(eventText(parseEventDate(defaultSettings.next_challenge_date) ?? 0)).toBe(
    'Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)',
  );
});

// §8.date-formatting-failure-falls-back
test.each([
  ['America/New_York', 'Sat Oct 30 2027'],
  ['Pacific/Auckland', 'Sun Oct 31 2027'],
])('a date that cannot be formatted falls back to a plain one, in %s: %s', (here, text) => {
  vi.stubEnv('TZ', here);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(eventText(at('2027-10-30T12:00:00Z'), undefined, 'Nowhere/Land')).toBe(text);
});

// §9.next-challenge-date-instant-date
test.each([
  ['Europe/Berlin', 'Sunday, October 31 at 12:00 am GMT+2'],
  ['Europe/London', 'Saturday, October 30 at 11:00 pm GMT+1'],
  ['Asia/Kolkata', 'Sunday, October 31 at 3:30 am GMT+5:30'],
  ['America/New_York', 'Saturday, October 30 at 6:00 pm EDT'],
  ['America/Los_Angeles', null],
  ['America/Vancouver', null],
  ['UTC', null],
  ['Africa/Abidjan', null],
  ['Nowhere/Land', null],
])('a visitor in %s also reads %j', (zone, text) => {
  expect(localEventText(at('2027-10-30T22:00:00Z'), zone)).toBe(text);
});
