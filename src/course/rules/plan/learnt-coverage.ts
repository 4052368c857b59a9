// The part of the six minutes that a learner can dance, by the records of the phrases.

import type { PhraseRecord } from '#player/rules/phrase-record.ts';
import { coverageOf, type Stretch } from './coverage.ts';

/**
 * Seconds that the learner called clean at full speed, and where; `slow` adds what was clean at a slower one, or only played
 * through.
 */
export type LearntCoverage = { seconds: number; clean: Stretch[]; slow: Stretch[] };

/** Returns the part that a learner can dance by these records. */
export function learntCoverage(records: readonly PhraseRecord[]): LearntCoverage {
  const of = (counts: (record: PhraseRecord) => boolean) =>
    coverageOf(records.filter(counts).map(({ phrase }) => phrase));
  const { seconds, stretches: clean } = of(({ clean_rate }) => (clean_rate ?? 0) >= 1);
  const { stretches: slow } = of(
    ({ clean_rate, played_rate }) => clean_rate !== null || played_rate !== null,
  );
  return { seconds, clean, slow };
}
