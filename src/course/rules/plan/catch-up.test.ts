import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { catchUpPlan, type PlanInput } from './catch-up.ts';

const eventAt = Date.parse('2027-10-30T22:00:00Z');

/**
 * A plan in New York, where the event's day is 30 October; `now` is a UTC instant, lessons 1 to `done` are
 * completed.
 */
function plan({ now = '2027-10-18T15:00:00Z', done = 0, ...changes }: Changes = {}) {
  const lessons = Array.from({ length: 12 }, (_, index) => ({
    order_num: index + 1,
    completed: index < done,
    phrases: [2 * index + 1, 2 * index + 2],
  }));
  const input = {
    score: houseScore(),
    zone: 'America/New_York',
    eventAt,
    completedOn: [],
    practisingSince: null,
    lessons,
  };
  return catchUpPlan({ ...input, ...changes, now: Date.parse(now) });
}
type Changes = Partial<Omit<PlanInput, 'now' | 'lessons'>> & { now?: string; done?: number };

const ends = (made: ReturnType<typeof plan>) =>
  made.lessons.map(({ order_num, to }) => `${order_num}:${to.slice(8)}`).join(' ');

test('12 days left, 30 minutes a day: today Day 3, one lesson a day, the last day for the whole dance', () => {
  const made = plan({ done: 2 });
  expect(made).toMatchObject({
    outcome: 'on_course',
    days_left: 12,
    today: [3],
    rehearse_on: '2027-10-29',
    left_out: [],
    needed_minutes: null,
    seconds: 360,
  });
  expect(ends(made)).toBe('3:18 4:19 5:20 6:21 7:22 8:23 9:24 10:25 11:26 12:27');
});

test.each<[string, Changes, Partial<ReturnType<typeof plan>>]>([
  ['every lesson done', { done: 12 }, { outcome: 'ready', lessons: [], rehearse_on: '2027-10-29' }],
  ['no date', { eventAt: null }, { outcome: 'no_date', lessons: [], rehearse_on: null }],
  ['no date and every lesson done', { eventAt: null, done: 12 }, { outcome: 'ready' }],
  ['the event has begun', { now: '2027-10-30T22:00:00Z' }, { outcome: 'no_date', days_left: 0 }],
  [
    'the event is today',
    { now: '2027-10-30T10:00:00Z', done: 11 },
    { outcome: 'too_late', days_left: 0, left_out: [12], needed_minutes: null, today: [] },
  ],
  [
    'one day left is a day to learn on',
    { now: '2027-10-29T10:00:00Z', done: 11 },
    { outcome: 'on_course', days_left: 1, today: [12], rehearse_on: null },
  ],
  [
    'of two days the second is for dancing it all',
    { now: '2027-10-28T10:00:00Z', done: 11 },
    { outcome: 'on_course', days_left: 2, today: [12], rehearse_on: '2027-10-29' },
  ],
  [
    'an event before six in the morning belongs to the day before',
    { zone: 'UTC', eventAt: Date.parse('2027-10-31T05:59:00Z'), now: '2027-10-28T10:00:00Z' },
    { days_left: 2 },
  ],
  [
    'an event at six in the morning has its own day',
    { zone: 'UTC', eventAt: Date.parse('2027-10-31T06:00:00Z'), now: '2027-10-28T10:00:00Z' },
    { days_left: 3 },
  ],
])('%s', (_name, changes, expected) => {
  expect(plan(changes)).toMatchObject(expected);
});

// §2.catch-up-plan-learners-zone
test('a plan that is too late names the lessons left out, the minutes a day that would be enough, and the part of the dance that fits', () => {
  const made = plan({ now: '2027-10-24T12:00:00Z' });
  expect(made).toMatchObject({
    outcome: 'too_late',
    days_left: 6,
    today: [1],
    left_out: [6, 7, 8, 9, 10, 11, 12],
    needed_minutes: 75,
  });
  expect(made.seconds).toBeCloseTo(360 * 0.677, 0);
  expect(plan({ now: '2027-10-24T12:00:00Z', minutesPerDay: 75 })).toMatchObject({
    outcome: 'on_course',
    left_out: [],
    // Two lessons leave a quarter of an hour, in which the third lesson begins.
    today: [1, 2, 3],
  });
});

test('lessons that fill the days to the last minute still fit', () => {
  // There are three days to learn on and one for the whole dance: three lessons of half an hour.
  const days = { now: '2027-10-26T12:00:00Z', done: 9 };
  expect(plan({ ...days, minutesPerDay: 30 })).toMatchObject({ outcome: 'on_course', left_out: [] });
  expect(plan({ ...days, minutesPerDay: 29 })).toMatchObject({ left_out: [12], needed_minutes: 30 });
  // Six lessons on one day take three hours, which is the most that a plan asks for.
  expect(plan({ now: '2027-10-28T12:00:00Z', done: 6 }).needed_minutes).toBe(180);
  expect(plan({ now: '2027-10-28T12:00:00Z', done: 5 }).needed_minutes).toBeNull();
});

test('no number of minutes is named when even three hours a day would be too few', () => {
  expect(plan({ now: '2027-10-29T12:00:00Z' })).toMatchObject({ outcome: 'too_late', needed_minutes: null });
});

test('with few minutes a lesson takes several days, with many a day holds several lessons', () => {
  expect(plan({ minutesPerDay: 10, done: 9 }).lessons).toEqual([
    { order_num: 10, from: '2027-10-18', to: '2027-10-20' },
    { order_num: 11, from: '2027-10-21', to: '2027-10-23' },
    { order_num: 12, from: '2027-10-24', to: '2027-10-26' },
  ]);
  expect(ends(plan({ minutesPerDay: 180, now: '2027-10-26T12:00:00Z', done: 6 }))).toBe(
    '7:26 8:26 9:27 10:27 11:28 12:28',
  );
});

test.each([
  [-5, 10],
  [0, 10],
  [600, 180],
  [undefined, 30],
])('%s minutes a day count as %i', (minutesPerDay, counted) => {
  const days = { now: '2027-10-24T12:00:00Z' };
  expect(plan({ ...days, ...(minutesPerDay === undefined ? {} : { minutesPerDay }) })).toEqual(
    plan({ ...days, minutesPerDay: counted }),
  );
});

test('days of rest are kept when all lessons fit without them, and given up when they do not', () => {
  // 18 October 2027 is a Monday.
  const weekends = [0, 6];
  expect(ends(plan({ done: 4, restDays: weekends }))).toBe('5:18 6:19 7:20 8:21 9:22 10:25 11:26 12:27');
  expect(plan({ done: 4, restDays: [1] })).toMatchObject({ today: [], rests_today: true });
  // Only Mondays are days of rest, and a learner who has done a lesson on a Monday does not rest.
  expect(plan({ done: 4, restDays: [1], now: '2027-10-19T15:00:00Z' }).rests_today).toBe(false);
  expect(plan({ done: 4, restDays: [1], completedOn: ['2027-10-18'] }).rests_today).toBe(false);
  const given = plan({ done: 1, restDays: weekends });
  expect(given).toMatchObject({ outcome: 'on_course', rests_today: false });
  expect(ends(given)).toBe(ends(plan({ done: 1 })));
  expect(plan({ restDays: [0, 1, 2, 3, 4, 5, 6], done: 2 }).outcome).toBe('on_course');
});

// §2.catch-up-plan-learners-zone
test('a missed day changes the plan without being stored, and when today is done the plan begins tomorrow', () => {
  expect(ends(plan({ done: 6, now: '2027-10-23T12:00:00Z' }))).toBe('7:23 8:24 9:25 10:26 11:27 12:28');
  const finished = plan({ done: 3, completedOn: ['2027-10-18'] });
  expect(finished).toMatchObject({ today: [], days_left: 11 });
  expect(ends(finished)).toMatch(/^4:19 5:20/);
});

test.each([
  ['Asia/Tokyo', '2027-10-31', 'in the morning of the 31st'],
  ['Asia/Kolkata', '2027-10-30', 'in the night to the 31st, which belongs to the evening of the 30th'],
  ['Pacific/Auckland', '2027-10-31', 'after its clocks went forward'],
  ['Europe/Berlin', '2027-10-30', 'in the night in which its clocks go back'],
  ['America/Los_Angeles', '2027-10-30', 'in the afternoon'],
  ['No/Such_Zone', '2027-10-30', 'as in UTC'],
])('in %s the day of the event is %s: it begins %s', (zone, day) => {
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  expect(plan({ zone, done: 10 }).rehearse_on).toBe(before);
});

test.each([
  ['America/New_York', '2027-11-07T22:00:00Z', '2027-11-01T12:00:00Z', 6],
  ['Europe/Berlin', '2027-03-30T20:00:00Z', '2027-03-25T12:00:00Z', 5],
  ['Australia/Lord_Howe', '2027-10-06T05:00:00Z', '2027-10-01T12:00:00Z', 5],
])('in %s clock changes neither lose nor double a day', (zone, event, now, days) => {
  expect(plan({ zone, eventAt: Date.parse(event), now, done: 10 }).days_left).toBe(days);
});

test('in another zone, or with a clock set back, the plan is that of the zone and the time', () => {
  const late = '2027-10-19T03:00:00Z';
  expect(plan({ now: late, done: 2 }).lessons[0]?.from).toBe('2027-10-18');
  expect(plan({ now: late, done: 2, zone: 'Asia/Tokyo' }).lessons[0]?.from).toBe('2027-10-19');
  expect(plan({ now: '2027-10-17T12:00:00Z', done: 2 }).days_left).toBe(13);
});
