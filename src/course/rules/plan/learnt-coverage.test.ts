import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { houseRecord } from '#player/rules/testing/house-records.ts';
import { learntCoverage } from './learnt-coverage.ts';

const house = houseScore();
const record = (phrase: number, clean_rate: number | null) => houseRecord(phrase, { clean_rate });

test('only what is clean at full speed counts as danced; what is clean slowly is shown apart', () => {
  const { counts, clean, slow } = learntCoverage(house, [record(1, 1), record(2, 0.5), record(8, null)]);
  expect([counts, clean, slow]).toEqual([32, [[0, 32]], [[0, 64]]]);
});

// §4.clean-comes-from-learners-word
test('what was only played through, at whatever speed, is shown paler and counts for nothing', () => {
  const { counts, clean, slow } = learntCoverage(house, [houseRecord(1, { played: 9, played_rate: 1 })]);
  expect([counts, clean, slow]).toEqual([0, [], [[0, 32]]]);
});

test('faster than the dance is clean as well', () => {
  expect(learntCoverage(house, [record(1, 1.25)]).counts).toBe(32);
});
