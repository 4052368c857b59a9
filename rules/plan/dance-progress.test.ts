import { expect, test } from 'vitest';
import { emptyRecord } from '#rules/practice/phrase-record.ts';
import { type DanceInput, danceProgress } from './dance-progress.ts';

const record = (phrase: number, clean_rate: number | null) => ({ ...emptyRecord(phrase), clean_rate });

function given(changes: Partial<DanceInput> = {}): DanceInput {
  return {
    lessons: Array.from({ length: 12 }, (_, index) => ({
      order_num: index + 1,
      phrases: [2 * index + 1, 2 * index + 2],
      completed_at: index < 2 ? '2027-10-18T10:00:00.000Z' : null,
    })),
    completed: new Set([1, 2]),
    isRoutine: true,
    records: [],
    choices: { minutes_per_day: null, rest_days: [] },
    eventAt: Date.parse('2027-10-30T22:00:00Z'),
    now: Date.parse('2027-10-18T15:00:00Z'),
    zone: 'UTC',
    ...changes,
  };
}

test('a lesson that was completed today is the share of today: the plan goes on tomorrow', () => {
  expect(danceProgress(given()).plan).toMatchObject({ today: [], minutes_per_day: 30, seconds: 360 });
  expect(danceProgress(given({ now: Date.parse('2027-10-19T08:00:00Z') })).plan.today).toEqual([3]);
});

test('today is the day of the learner: the same completion lies on another day elsewhere', () => {
  // 10:00 UTC is the 18th everywhere but on Kiritimati, where it is the 19th by now, and was when it was completed.
  const { plan } = danceProgress(
    given({ zone: 'Pacific/Kiritimati', now: Date.parse('2027-10-18T09:59:00Z') }),
  );
  expect(plan.today).toEqual([3]);
});

test('where the course is shown by other media, neither strip nor seconds claim anything about the dance', () => {
  const { coverage, plan } = danceProgress(given({ isRoutine: false, records: [record(1, 1)] }));
  expect([coverage, plan.seconds]).toEqual([null, null]);
});
