import { expect, test } from 'vitest';
import { emptyRecord } from '#player/rules/phrase-record.ts';
import { learntCoverage } from './learnt-coverage.ts';

const record = (phrase: number, clean_rate: number | null) => ({ ...emptyRecord(phrase), clean_rate });

test('only what is clean at full speed counts as danced; what is clean slowly is shown apart', () => {
  const { seconds, clean, slow } = learntCoverage([record(1, 1), record(2, 0.5), record(8, null)]);
  expect([seconds, clean, slow]).toEqual([15, [[0, 15]], [[0, 30]]]);
});

// §4.clean-comes-from-learners-word
test('what was only played through, at whatever speed, is shown paler and counts for nothing', () => {
  const { seconds, clean, slow } = learntCoverage([{ ...emptyRecord(1), played: 9, played_rate: 1 }]);
  expect([seconds, clean, slow]).toEqual([0, [], [[0, 15]]]);
});

test('faster than the dance is clean as well', () => {
  expect(learntCoverage([record(1, 1.25)]).seconds).toBe(15);
});
