// The part of the six minutes that a learner can dance, by the records of the phrases.

import type { PhraseRecord } from '#player/rules/phrase-record.ts';
import { coverageOf, type Stretch } from './coverage.ts';

/** Seconds that are clean at full speed, and where; `slow` adds what is clean at a slower one. */
export type LearntCoverage = { seconds: number; clean: Stretch[]; slow: Stretch[] };

/** Returns the part that a learner can dance by these records. */
export function learntCoverage(records: readonly PhraseRecord[]): LearntCoverage {
  const at = (rate: number) =>
    coverageOf(records.filter(({ clean_rate }) => (clean_rate ?? 0) >= rate).map(({ phrase }) => phrase));
  const { seconds, stretches: clean } = at(1);
  return { seconds, clean, slow: at(Number.MIN_VALUE).stretches };
}
