// The part of a dance that a learner can dance, by the records of the phrases.

import { lengthOf, type Score } from '#dance/rules/score/score.ts';
import { type PhraseRecord, recordsOf } from '#player/rules/phrase-record.ts';
import { type CountRange, coverageOf } from './coverage.ts';

/**
 * `counts` is the number of counts that the learner can dance because of phrases called clean at full speed, wherever
 * the moves of these phrases are danced, and `clean` has their ranges. `slow` has the ranges by phrases that were
 * clean at any speed or played through, those of `clean` included. `length` and `tempo` (beats a minute) are those of
 * the score.
 */
export type LearntCoverage = {
  counts: number;
  clean: CountRange[];
  slow: CountRange[];
  length: number;
  tempo: number;
};

/** Returns the part of a score that a learner can dance by these records. */
export function learntCoverage(score: Score, records: readonly PhraseRecord[]): LearntCoverage {
  const all = recordsOf(score, records);
  const of = (counts: (record: PhraseRecord) => boolean) =>
    coverageOf(
      score,
      all.flatMap((record, index) => (counts(record) ? [index + 1] : [])),
    );
  const { counts, ranges: clean } = of(({ clean_rate }) => (clean_rate ?? 0) >= 1);
  const { ranges: slow } = of(({ clean_rate, played_rate }) => clean_rate !== null || played_rate !== null);
  return { counts, clean, slow, length: lengthOf(score), tempo: score.tempo };
}
