import { expect, test } from 'vitest';
import { type Practice, practise, shownStreak } from './streak.ts';

const nobody: Practice = { current_streak: 0, last_day: null, time_zone: null };

/** Practises at each [instant, zone] in turn and returns the streak after each. */
function dance(...moments: [instant: string, zone: string][]): number[] {
  let practice = nobody;
  return moments.map(([instant, zone]) => {
    practice = practise(practice, Date.parse(instant), zone).practice;
    return practice.current_streak;
  });
}

const berlin = 'Europe/Berlin';
const honolulu = 'Pacific/Honolulu';
const tonga = 'Pacific/Tongatapu';
const newYork = 'America/New_York';
const kathmandu = 'Asia/Kathmandu';

// §4.streak-any-learning-activity-reset
test.each<{ what: string; moments: [string, string][]; streaks: number[] }>([
  { what: 'the first practice ever', moments: [['2027-05-01T10:00:00Z', 'UTC']], streaks: [1] },
  {
    what: 'several practices on one day',
    moments: [
      ['2027-05-01T06:00:00Z', 'UTC'],
      ['2027-05-01T12:00:00Z', 'UTC'],
      ['2027-05-01T23:00:00Z', 'UTC'],
    ],
    streaks: [1, 1, 1],
  },
  {
    what: '23:59 and 00:01',
    moments: [
      ['2027-05-01T21:59:00Z', berlin],
      ['2027-05-01T22:01:00Z', berlin],
    ],
    streaks: [1, 2],
  },
  {
    what: '00:01 and 23:59 of the next day, nearly 48 hours apart',
    moments: [
      ['2027-05-01T00:01:00Z', 'UTC'],
      ['2027-05-02T23:59:00Z', 'UTC'],
    ],
    streaks: [1, 2],
  },
  {
    what: 'a missed day',
    moments: [
      ['2027-05-01T10:00:00Z', 'UTC'],
      ['2027-05-02T10:00:00Z', 'UTC'],
      ['2027-05-04T10:00:00Z', 'UTC'],
      ['2027-05-05T10:00:00Z', 'UTC'],
    ],
    streaks: [1, 2, 1, 2],
  },
  {
    what: 'UTC+13, where the UTC day changes at 13:00',
    moments: [
      ['2027-05-01T10:30:00Z', tonga],
      ['2027-05-01T11:30:00Z', tonga],
      ['2027-05-02T11:30:00Z', tonga],
    ],
    streaks: [1, 2, 3],
  },
  {
    what: 'UTC-10, where one evening spans two UTC days',
    moments: [
      ['2027-05-01T23:30:00Z', honolulu],
      ['2027-05-02T00:30:00Z', honolulu],
      ['2027-05-02T09:59:00Z', honolulu],
      ['2027-05-02T10:01:00Z', honolulu],
    ],
    streaks: [1, 1, 1, 2],
  },
  {
    what: 'the night the clocks go forward (23 hours)',
    moments: [
      ['2027-03-27T22:30:00Z', berlin],
      ['2027-03-27T23:30:00Z', berlin],
      ['2027-03-28T21:59:00Z', berlin],
      ['2027-03-28T22:01:00Z', berlin],
    ],
    streaks: [1, 2, 2, 3],
  },
  {
    what: 'the night the clocks go back (25 hours)',
    moments: [
      ['2027-10-30T21:30:00Z', berlin],
      ['2027-10-30T22:30:00Z', berlin],
      ['2027-10-31T22:59:00Z', berlin],
      ['2027-10-31T23:01:00Z', berlin],
    ],
    streaks: [1, 2, 2, 3],
  },
  {
    what: 'the hour that comes twice when the clocks go back',
    moments: [
      ['2027-11-07T05:30:00Z', newYork],
      ['2027-11-07T06:30:00Z', newYork],
    ],
    streaks: [1, 1],
  },
  {
    what: 'a flight east, where the day is already tomorrow',
    moments: [
      ['2027-05-01T20:00:00Z', newYork],
      ['2027-05-01T22:30:00Z', berlin],
      ['2027-05-02T04:30:00Z', berlin],
      ['2027-05-02T22:30:00Z', berlin],
    ],
    streaks: [1, 1, 1, 2],
  },
  {
    what: 'a flight east, practised only once it was the next day at both ends',
    moments: [
      ['2027-05-01T20:00:00Z', newYork],
      ['2027-05-02T10:00:00Z', berlin],
      ['2027-05-03T10:00:00Z', berlin],
    ],
    streaks: [1, 2, 3],
  },
  {
    what: 'an early bird who moved east and has practised on every date there',
    moments: [
      ['2027-05-01T20:00:00Z', newYork],
      ['2027-05-02T18:00:00Z', berlin],
      ['2027-05-03T03:00:00Z', berlin],
      ['2027-05-04T08:00:00Z', berlin],
      ['2027-05-04T22:30:00Z', berlin],
    ],
    streaks: [1, 2, 2, 3, 4],
  },
  {
    what: 'three zones in one hour around one midnight',
    moments: [
      ['2027-05-02T09:59:00Z', honolulu],
      ['2027-05-02T10:01:00Z', tonga],
      ['2027-05-02T11:01:00Z', tonga],
    ],
    streaks: [1, 2, 2],
  },
  {
    what: 'sixteen hours eastwards through three zones',
    moments: [
      ['2027-03-20T03:00:00Z', honolulu],
      ['2027-03-20T11:00:00Z', kathmandu],
      ['2027-03-20T19:00:00Z', tonga],
    ],
    streaks: [1, 2, 2],
  },
  {
    what: 'a move over the date line, where a calendar day comes twice',
    moments: [
      ['2027-05-03T09:00:00Z', tonga],
      ['2027-05-04T09:30:00Z', honolulu],
      ['2027-05-05T09:30:00Z', honolulu],
      ['2027-05-06T09:30:00Z', honolulu],
    ],
    streaks: [1, 1, 2, 3],
  },
  {
    what: 'a flight west, where the same day comes again',
    moments: [
      ['2027-05-01T22:30:00Z', berlin],
      ['2027-05-02T03:00:00Z', newYork],
      ['2027-05-02T05:00:00Z', newYork],
      ['2027-05-03T05:00:00Z', newYork],
    ],
    streaks: [1, 1, 1, 2],
  },
  {
    what: 'a move over the date line, where a calendar day never happens',
    moments: [
      ['2027-05-02T09:00:00Z', honolulu],
      ['2027-05-03T09:30:00Z', tonga],
      ['2027-05-04T09:30:00Z', tonga],
    ],
    streaks: [1, 2, 3],
  },
  {
    what: 'hopping between zones at one moment',
    moments: [
      ['2027-05-01T10:30:00Z', honolulu],
      ['2027-05-01T11:30:00Z', tonga],
      ['2027-05-01T11:31:00Z', honolulu],
      ['2027-05-01T11:32:00Z', tonga],
    ],
    streaks: [1, 1, 1, 1],
  },
  {
    what: 'a clock that goes back',
    moments: [
      ['2027-05-01T10:00:00Z', 'UTC'],
      ['2027-05-02T10:00:00Z', 'UTC'],
      ['2027-04-20T10:00:00Z', 'UTC'],
      ['2027-05-02T11:00:00Z', 'UTC'],
      ['2027-05-03T10:00:00Z', 'UTC'],
    ],
    streaks: [1, 2, 2, 2, 3],
  },
])('streak over $what', ({ moments, streaks }) => {
  expect(dance(...moments)).toEqual(streaks);
});

test('the first practice is a new day', () => {
  expect(practise(nobody, Date.parse('2027-05-02T20:00:00Z'), berlin)).toEqual({
    day: 'new',
    practice: { current_streak: 1, last_day: '2027-05-02', time_zone: berlin },
  });
});

test('a day that does not count again changes nothing', () => {
  const previous = { current_streak: 3, last_day: '2027-05-02', time_zone: 'UTC' };
  expect(practise(previous, Date.parse('2027-05-02T20:00:00Z'), 'UTC')).toEqual({
    day: 'counted',
    practice: previous,
  });
});

test.each([
  [
    'a later date on the same lived day',
    '2027-05-03T11:00:05Z',
    'Pacific/Kiritimati',
    'moved',
    '2027-05-04',
    3,
  ],
  ['the next day', '2027-05-03T13:00:00Z', 'Etc/GMT+12', 'new', '2027-05-03', 4],
  ['the day after a missed one', '2027-05-04T13:00:00Z', 'Etc/GMT+12', 'new', '2027-05-04', 1],
])(
  'the result of practising names a day as counted, moved or new: %s',
  (_, instant, zone, day, last_day, current_streak) => {
    const previous = { current_streak: 3, last_day: '2027-05-02', time_zone: 'Etc/GMT+12' };
    expect(practise(previous, Date.parse(instant), zone)).toMatchObject({
      day,
      practice: { last_day, current_streak },
    });
  },
);

test.each([
  ['west of it, where the date began later', berlin, newYork, newYork],
  ['east of it, where the date began earlier', newYork, berlin, newYork],
  ['beside it, under the same clock', berlin, 'Europe/Paris', 'Europe/Paris'],
])(
  'when both zones have the same date, the zone in which it began later is kept, for practice on %s',
  (_, first, second, kept) => {
    const previous = { current_streak: 1, last_day: '2027-05-02', time_zone: first };
    expect(practise(previous, Date.parse('2027-05-03T16:00:00Z'), second).practice).toEqual({
      current_streak: 2,
      last_day: '2027-05-03',
      time_zone: kept,
    });
  },
);

const danced = { current_streak: 6, last_day: '2027-05-02', time_zone: 'UTC' };

// §4.streak-shown-before-todays-practice
test.each([
  ['on the day itself', danced, '2027-05-02T23:59:00Z', 'UTC', 6],
  ['the day after, before practice', danced, '2027-05-03T23:59:00Z', 'UTC', 6],
  ['after one full missed day', danced, '2027-05-04T00:01:00Z', 'UTC', 0],
  ['a month later', danced, '2027-06-02T00:00:00Z', 'UTC', 0],
  ['when the clock went back', danced, '2027-04-02T00:00:00Z', 'UTC', 6],
  ['ahead of the zone it was danced in', danced, '2027-05-03T20:00:00Z', tonga, 6],
  ['behind the zone it was danced in', danced, '2027-05-04T08:00:00Z', honolulu, 6],
  ['for nobody', nobody, '2027-05-02T12:00:00Z', 'UTC', 0],
])('shown %s', (_, practice, instant, zone, shown) => {
  expect(shownStreak(practice, Date.parse(instant), zone)).toBe(shown);
});
