import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { houseRecord } from '#player/rules/testing/house-records.ts';
import { type DanceInput, danceProgress } from './dance-progress.ts';

function given(changes: Partial<DanceInput> = {}): DanceInput {
  return {
    lessons: Array.from({ length: 12 }, (_, index) => ({
      order_num: index + 1,
      phrases: [2 * index + 1, 2 * index + 2],
      completed_at: index < 2 ? '2027-10-18T10:00:00.000Z' : null,
    })),
    completed: new Set([1, 2]),
    score: houseScore(),
    rehearses: true,
    records: [],
    choices: { minutes_per_day: null, rest_days: [] },
    practice: { current_streak: 0, last_day: null },
    eventAt: Date.parse('2027-10-30T22:00:00Z'),
    now: Date.parse('2027-10-18T15:00:00Z'),
    zone: 'UTC',
    ...changes,
  };
}

test('a lesson completed today is today’s share: the plan goes on tomorrow', () => {
  expect(danceProgress(given()).plan).toMatchObject({ today: [], minutes_per_day: 30, seconds: 360 });
  expect(danceProgress(given({ now: Date.parse('2027-10-19T08:00:00Z') })).plan?.today).toEqual([3]);
});

test('today is the day in the learner’s zone: in another zone the same lesson was completed on another day', () => {
  // On Kiritimati (UTC+14) the day begins at 10:00 UTC.
  const { plan } = danceProgress(
    given({ zone: 'Pacific/Kiritimati', now: Date.parse('2027-10-18T09:59:00Z') }),
  );
  expect(plan?.today).toEqual([3]);
});

test('any lesson completed today is today’s share, also an earlier lesson that was skipped', () => {
  const days = ['18', '16', '17'];
  const lessons = given().lessons.map((lesson, index) => ({
    ...lesson,
    completed_at: days[index] ? `2027-10-${days[index]}T10:00:00.000Z` : null,
  }));
  expect(danceProgress(given({ lessons, completed: new Set([1, 2, 3]) })).plan?.today).toEqual([]);
});

test('when today has several lessons, the rest stay for today after the first', () => {
  const choices = { minutes_per_day: 90, rest_days: [] };
  const now = Date.parse('2027-10-25T15:00:00Z');
  const lessons = given().lessons.map((lesson, index) => ({
    ...lesson,
    completed_at: index < 1 ? '2027-10-25T10:00:00.000Z' : null,
  }));
  const { plan } = danceProgress(given({ lessons, completed: new Set([1]), choices, now }));
  expect(plan).toMatchObject({ outcome: 'on_course', days_left: 5, today: [2, 3] });
});

test('a first lesson that takes three days continues by the days of the streak', () => {
  const lessons = given().lessons.map((lesson) => ({ ...lesson, completed_at: null }));
  const { plan } = danceProgress(
    given({
      lessons,
      completed: new Set(),
      choices: { minutes_per_day: 10, rest_days: [] },
      practice: { current_streak: 2, last_day: '2027-10-17' },
    }),
  );
  expect(plan?.lessons[0]).toEqual({ order_num: 1, from: '2027-10-18', to: '2027-10-18' });
});

test('a newcomer begins today', () => {
  const lessons = given().lessons.map((lesson) => ({ ...lesson, completed_at: null }));
  expect(danceProgress(given({ lessons, completed: new Set() })).plan?.today).toEqual([1]);
});

const taughtBy = (teaches: (order_num: number) => boolean) =>
  given().lessons.map((lesson) => (teaches(lesson.order_num) ? lesson : { ...lesson, phrases: [] }));

test('when an unmapped video shows the rehearsal, there is no strip and the plan names no seconds', () => {
  const { coverage, plan } = danceProgress(
    given({ rehearses: false, records: [houseRecord(1, { clean_rate: 1 })] }),
  );
  expect([coverage, plan?.seconds, plan?.today]).toEqual([null, null, []]);
});

// §2.nothing-claims-know-dance-where
test('when unmapped videos show all lessons, the plan and the records stay, and nothing is said about the whole dance', () => {
  const records = [houseRecord(1, { clean_rate: 1 })];
  const videos = danceProgress(given({ lessons: taughtBy(() => false), records }));
  expect([videos.phrases, videos.coverage]).toEqual([records, null]);
  expect(videos.plan).toEqual({ ...danceProgress(given()).plan, seconds: null });
});

test('when an unmapped video shows one lesson, the plan stays but names no seconds of the dance', () => {
  const { coverage, plan } = danceProgress(given({ lessons: taughtBy((day) => day !== 7) }));
  expect([coverage?.counts, plan?.outcome, plan?.seconds]).toEqual([0, 'on_course', null]);
});

test('the seconds of a plan are those of the operator’s own dance at its own tempo', () => {
  const phrase = (id: string, like?: string) => ({
    ...{ id, section: 'A', title: id, counts: 32, cues: [] },
    ...(like === undefined ? {} : { like }),
  });
  const phrases = [phrase('march'), phrase('swim'), phrase('march again', 'march')];
  const score = { id: 'own', title: 'Own', tempo: 96, phrases };
  const lessons = given().lessons.map((lesson) => ({ ...lesson, phrases: [lesson.order_num === 2 ? 2 : 1] }));
  const records = [
    { ...houseRecord(1, { clean_rate: 1 }), score: 'own', phrase: 'march' },
    houseRecord(2, { clean_rate: 1 }),
  ];
  const { coverage, plan } = danceProgress(given({ score, lessons, records }));
  expect(coverage).toMatchObject({
    counts: 64,
    clean: [
      [0, 32],
      [64, 96],
    ],
    length: 96,
    tempo: 96,
  });
  expect(plan.seconds).toBe(60);
});
