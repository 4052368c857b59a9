import { expect, test } from 'vitest';
import { profile } from '#people/content/profile.ts';
import { timeOfDay } from '#platform/rules/local-day.ts';
import { type ReminderCase, type ReminderKind, remindersDue, reminderUntil } from './reminders-due.ts';

const event = Date.parse('2027-10-30T22:00:00Z');
const adult: ReminderCase = {
  now: event,
  timeZone: 'America/Los_Angeles',
  minor: false,
  lastPracticeDay: '2027-10-20',
  finished: false,
  eventAt: event,
};
const at = (instant: string, changes: Partial<ReminderCase> = {}) =>
  remindersDue({ ...adult, now: Date.parse(instant), ...changes });

test.each([
  ['a week before, at a welcome hour', '2027-10-23T22:15:00Z', ['event_week']],
  ['a week before, but at night', '2027-10-24T08:00:00Z', []],
  ['six days before, in the morning after a night', '2027-10-24T16:30:00Z', ['event_week']],
  ['earlier than a week before', '2027-10-23T21:59:00Z', []],
  ['more than five days before', '2027-10-25T21:59:00Z', ['event_week']],
  ['five days before', '2027-10-25T22:00:00Z', []],
  ['in between', '2027-10-27T19:00:00Z', []],
  ['more than a day before', '2027-10-29T21:59:00Z', []],
  ['ten hours before', '2027-10-30T12:00:00Z', []],
  ['a day before', '2027-10-29T22:15:00Z', ['event_day']],
  ['an hour before', '2027-10-30T21:00:00Z', ['event_hour']],
  ['afterwards', '2027-10-30T22:00:00Z', []],
])('event reminders: %s', (_, instant, due) => {
  expect(at(instant)).toEqual(due);
});

test.each([
  ['exactly a week before, at nine', '2027-10-23T09:00:00Z', '2027-10-30T09:00:00Z', ['event_week']],
  ['exactly a day before, at nine', '2027-10-29T09:00:00Z', '2027-10-30T09:00:00Z', ['event_day']],
  ['more than ten hours before, at nine', '2027-10-30T09:59:00Z', '2027-10-30T20:00:00Z', ['event_day']],
  ['ten hours before, at ten', '2027-10-30T10:00:00Z', '2027-10-30T20:00:00Z', []],
  ['at eight in the morning', '2027-10-29T08:59:00Z', '2027-10-30T08:00:00Z', []],
  ['just before eight in the evening', '2027-10-29T19:59:00Z', '2027-10-30T12:00:00Z', ['event_day']],
  ['at eight in the evening', '2027-10-29T20:00:00Z', '2027-10-30T12:00:00Z', []],
])('the hours of event reminders: %s', (_, instant, eventAt, due) => {
  expect(at(instant, { timeZone: 'UTC', eventAt: Date.parse(eventAt) })).toEqual(due);
});

test('without an event there are only practice reminders', () => {
  expect(at('2027-10-30T21:00:00Z', { eventAt: null })).toEqual([]);
});

test('R54 a minor gets the mail on the evening before the event, not two evenings before', () => {
  const minor = { minor: true, timeZone: 'UTC', eventAt: Date.parse('2027-10-30T08:00:00Z') };
  expect(at('2027-10-29T20:15:00Z', minor)).toEqual(['event_hour']);
  expect(at('2027-10-28T20:15:00Z', minor)).toEqual([]);
});

test('an adult gets the mail an hour before the event even at night', () => {
  expect(at('2027-10-30T21:15:00Z', { timeZone: 'Asia/Tokyo' })).toEqual(['event_hour']);
});

test('R54 if the event is in a minor’s night, the mail comes at 20:00 the evening before', () => {
  const minor = { minor: true, timeZone: 'Asia/Tokyo' };
  expect(at('2027-10-30T11:15:00Z', minor)).toEqual(['event_hour']);
  expect(at('2027-10-30T21:15:00Z', minor)).toEqual([]);
});

test.each([
  ['21:00 is night', '2027-10-30T22:00:00Z', '2027-10-30T20:15:00Z', '2027-10-30T21:00:00Z'],
  ['07:59 is night', '2027-10-30T08:59:00Z', '2027-10-29T20:15:00Z', '2027-10-30T07:59:00Z'],
])("R54 %s: a minor's mail about the event comes the evening before", (_, eventAt, evening, hourBefore) => {
  const minor = { minor: true, timeZone: 'UTC', eventAt: Date.parse(eventAt) };
  expect(at(evening, minor)).toEqual(['event_hour']);
  expect(at(hourBefore, minor)).toEqual([]);
});

test.each([
  ['20:59', '2027-10-30T21:59:00Z', '2027-10-30T20:59:00Z'],
  ['08:00', '2027-10-30T09:00:00Z', '2027-10-30T08:00:00Z'],
])("R54 %s is no night: a minor's mail about the event comes an hour before", (_, eventAt, hourBefore) => {
  const minor = { minor: true, timeZone: 'UTC', eventAt: Date.parse(eventAt) };
  expect(at(hourBefore, minor)).toEqual(['event_hour']);
});

test('R54 a minor gets no mail at night about an event that begins late in the evening', () => {
  const minor = { minor: true, timeZone: 'UTC', eventAt: Date.parse('2027-10-30T21:50:00Z') };
  expect(at('2027-10-30T21:05:00Z', minor)).toEqual([]);
  expect(at('2027-10-30T21:05:00Z', { ...minor, minor: false })).toEqual(['event_hour']);
});

test('R54 whenever in the evening the event begins, a minor gets the mail before the night, at whatever minutes the job runs', () => {
  const evening = Date.parse('2027-10-30T19:00:00Z');
  for (let eventAt = evening; eventAt < evening + 6 * 3_600_000; eventAt += 60_000)
    for (const late of [0, 7, 14]) {
      const mailed: string[] = [];
      for (let now = evening - 2 * 3_600_000 + late * 60_000; now < eventAt; now += 900_000)
        if (
          remindersDue({ ...adult, now, timeZone: 'UTC', minor: true, eventAt, finished: true })[0] ===
          'event_hour'
        )
          mailed.push(timeOfDay(now, 'UTC'));
      expect([new Date(eventAt).toISOString(), mailed.length > 0]).toEqual([expect.anything(), true]);
      expect(mailed.filter((time) => time >= '21:00' || time < '08:00')).toEqual([]);
    }
});

// §7.event-mail-never-falls-into
test('R54 no minor in any zone gets a mail between 21:00 and 08:00', () => {
  for (const timeZone of [
    'Pacific/Auckland',
    'Asia/Kolkata',
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Honolulu',
  ])
    for (let now = event - 9 * 86_400_000; now < event; now += 900_000) {
      const due = remindersDue({ ...adult, now, timeZone, minor: true, lastPracticeDay: '2027-10-22' });
      const hour = Number(timeOfDay(now, timeZone).slice(0, 2));
      if (hour >= 21 || hour < 8) expect(due).toEqual([]);
    }
});

test.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Honolulu'])(
  'every person in %s gets each of the three event reminders, minors included',
  (timeZone) => {
    for (const minor of [true, false]) {
      const seen = new Set<string>();
      for (let now = event - 9 * 86_400_000; now < event; now += 900_000)
        for (const kind of remindersDue({ ...adult, now, timeZone, minor, finished: true })) seen.add(kind);
      expect([...seen].sort()).toEqual(['event_day', 'event_hour', 'event_week']);
    }
  },
);

test.each([
  [1, []],
  [2, ['practice']],
  [3, []],
  [7, ['practice']],
  [21, ['practice']],
  [22, []],
  [60, []],
])('%i days after the last practice, at 17:00: %j', (days, due) => {
  const now = Date.parse('2027-06-30T17:30:00Z');
  const lastPracticeDay = new Date(now - days * 86_400_000).toISOString().slice(0, 10);
  expect(remindersDue({ ...adult, now, timeZone: 'UTC', lastPracticeDay })).toEqual(due);
});

test('the profile names the days of the practice reminders', () => {
  const now = Date.parse('2027-06-30T17:30:00Z');
  const days = Array.from({ length: 60 }, (_, day) => day).filter((day) => {
    const lastPracticeDay = new Date(now - day * 86_400_000).toISOString().slice(0, 10);
    return remindersDue({ ...adult, now, timeZone: 'UTC', lastPracticeDay }).length > 0;
  });
  expect(profile.profile_reminders_text.match(/\d+/g)?.map(Number)).toEqual(days);
});

test('practice reminders come only at 17:00, and never to a person who has finished the course', () => {
  const quiet = { timeZone: 'UTC', lastPracticeDay: '2027-06-28' };
  expect(at('2027-06-30T16:59:00Z', quiet)).toEqual([]);
  expect(at('2027-06-30T17:00:00Z', quiet)).toEqual(['practice']);
  expect(at('2027-06-30T17:00:00Z', { ...quiet, finished: true })).toEqual([]);
});

test.each<[string, ReminderKind, string, boolean, string]>([
  ['an adult until the event', 'event_hour', '2027-10-30T21:00', false, '2027-10-30T22:00'],
  ['an adult for two hours', 'event_day', '2027-10-30T19:45', false, '2027-10-30T21:45'],
  ['a minor until the night', 'event_hour', '2027-10-30T20:55', true, '2027-10-30T21:00'],
  ['a minor for two hours, where no night begins', 'practice', '2027-10-30T17:00', true, '2027-10-30T19:00'],
  [
    'a minor until the night, whatever it is about',
    'event_week',
    '2027-10-30T19:59',
    true,
    '2027-10-30T21:00',
  ],
])('R54 a delayed reminder is still sent to %s', (_, kind, now, minor, until) => {
  const given = { ...adult, now: Date.parse(`${now}Z`), timeZone: 'UTC', minor };
  expect(reminderUntil(kind, given)).toBe(Date.parse(`${until}Z`));
});
