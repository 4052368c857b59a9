import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { withRepetitions } from '#player/rules/phrase-record.ts';
import { dancedDrills } from '#player/rules/testing/house-records.ts';
import { type GuideInput, nextStage } from './guide.ts';

const at = '2027-10-18T14:00:00.000Z';

/** A lesson that nobody has begun. */
const given = (phrases: readonly number[]): GuideInput => ({
  score: houseScore(),
  shows: () => true,
  phrases,
  before: Array.from({ length: (phrases[0] ?? 1) - 1 }, (_, index) => index + 1),
  records: [],
  items: [],
  completed: false,
  locked: false,
  exercised: new Set(),
  passed: new Set(),
  now: Date.parse(at),
  zone: 'UTC',
});

test('Day 1 is watched once before anybody warms up; every other day warms up first', () => {
  const first = given([1, 2]);
  const { stage, drills } = nextStage(first);
  const records = withRepetitions([], dancedDrills(drills, at));
  expect(stage).toBe('watch');
  expect(nextStage({ ...first, records }).stage).toBe('warm_up');
  expect(nextStage(given([3, 4])).stage).toBe('warm_up');
});
