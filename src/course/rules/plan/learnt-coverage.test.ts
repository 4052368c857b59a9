import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { houseRecord } from '#player/rules/testing/house-records.ts';
import { learntCoverage } from './learnt-coverage.ts';

const house = houseScore();
const record = (phrase: number, clean_rate: number | null) => houseRecord(phrase, { clean_rate });

test('only phrases that are clean at full speed count; those clean at a slower speed are listed apart', () => {
  const { counts, clean, slow } = learntCoverage(house, [record(1, 1), record(2, 0.5), record(8, null)]);
  expect([counts, clean, slow]).toEqual([32, [[0, 32]], [[0, 64]]]);
});

// §4.clean-comes-from-learners-word
test('a phrase that was only played through is listed as slow at any speed, and does not count', () => {
  const { counts, clean, slow } = learntCoverage(house, [houseRecord(1, { played: 9, played_rate: 1 })]);
  expect([counts, clean, slow]).toEqual([0, [], [[0, 32]]]);
});

test('a phrase that is clean faster than the dance counts as clean', () => {
  expect(learntCoverage(house, [record(1, 1.25)]).counts).toBe(32);
});
