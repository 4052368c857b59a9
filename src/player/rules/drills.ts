// Drills: the stretches of a score that one press on a button dances, with their order, speeds and numbers of
// times.

import { exerciseScore } from '#dance/rules/score/house-score.ts';
import { eightsOf, joinCounts, phraseCounts, type Score } from '#dance/rules/score/score.ts';
import { type PhraseRecord, recordsOf } from './phrase-record.ts';
import type { RepetitionAnswer } from './repetition.ts';
import type { ScoreCounts } from './shown-counts.ts';

/**
 * A stretch of a score, its speed, the number of times that it is danced, and the answer with which its
 * repetitions are reported.
 */
export type Drill = ScoreCounts & {
  rate: number;
  times: number;
  counts_as: Extract<RepetitionAnswer, 'played' | 'watched' | 'checked'>;
};

/** The speeds of drills: slow, three quarters, and the dance's own. */
export const drillRates = { slow: 0.5, three_quarters: 0.75, full: 1 } as const;

/** Number of times that an eight should be played through. */
export const eightTimes = 2;
/** Number of times that a drill dances a join. */
export const joinTimes = 2;

/** The drill of the warm-up or the cool-down, at three quarters of the dance's speed. */
export function exerciseDrills(section: 'Warm-up' | 'Cool-down'): Drill[] {
  const score = exerciseScore();
  const numbers = score.phrases.flatMap((phrase, index) => (phrase.section === section ? [index + 1] : []));
  const counts = phraseCounts(score, numbers[0] ?? 1, numbers.at(-1));
  return [{ score: score.id, counts, rate: drillRates.three_quarters, times: 1, counts_as: 'watched' }];
}

/**
 * Drills at slow speed for the eights of these phrases. An eight that was played through fewer than `eightTimes`
 * times gets a drill of the missing times. If no eight misses a time, each gets a drill of `eightTimes` times.
 */
export function eightDrills(
  score: Score,
  phrases: readonly number[],
  records: readonly PhraseRecord[],
): Drill[] {
  const all = recordsOf(score, records);
  const eights = phrases.flatMap((phrase) =>
    eightsOf(score, phrase).map((counts, index): Drill => {
      const times = Math.max(0, eightTimes - (all[phrase - 1]?.eights[index] ?? 0));
      return { score: score.id, counts, rate: drillRates.slow, times, counts_as: 'played' };
    }),
  );
  const wanting = eights.filter(({ times }) => times > 0);
  return wanting.length > 0 ? wanting : eights.map((drill) => ({ ...drill, times: eightTimes }));
}

/** One drill for each of these phrases, danced once at `rate`. */
export function phraseDrills(score: Score, phrases: readonly number[], rate: number): Drill[] {
  return phrases.map((phrase) => ({
    score: score.id,
    counts: phraseCounts(score, phrase),
    rate,
    times: 1,
    counts_as: 'played',
  }));
}

/** Drills of the joins after these phrases, at full speed and `joinTimes` times each. */
export function joinDrills(score: Score, phrases: readonly number[]): Drill[] {
  return phrases.map((phrase) => ({
    score: score.id,
    counts: joinCounts(score, phrase),
    rate: drillRates.full,
    times: joinTimes,
    counts_as: 'played',
  }));
}

/** One drill that dances the phrases `first` to `last` once, without a stop and at full speed. */
export function wholeDrills(
  score: Score,
  first: number,
  last: number,
  counts_as: Drill['counts_as'] = 'played',
): Drill[] {
  const counts = phraseCounts(score, first, last);
  return [{ score: score.id, counts, rate: drillRates.full, times: 1, counts_as }];
}

/**
 * Drills that begin with the phrase `first` and grow by one phrase each time, until the phrase `last` is reached.
 */
export function chainDrills(score: Score, first: number, last: number): Drill[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    wholeDrills(score, first, first + index),
  ).flat();
}

/**
 * 'Yesterday in 60 seconds': the last two of the phrases taught before today (`before`), the weaker one first,
 * and then both in one go if they follow each other.
 */
export function recallDrills(
  score: Score,
  records: readonly PhraseRecord[],
  before: readonly number[],
): Drill[] {
  const [first, last] = recallPhrases(before).toSorted((one, other) => one - other);
  if (first === undefined) return [];
  const alone = phraseDrills(score, weakestFirst(score, records, recallPhrases(before)), drillRates.full);
  return last === first + 1 ? [...alone, ...wholeDrills(score, first, last)] : alone;
}

/** The phrases for recall: the last two that were taught before today's. `before` is in the order of the days. */
export function recallPhrases(before: readonly number[]): readonly number[] {
  return before.slice(-2);
}

/**
 * Returns the phrases, the weakest first. The weaker of two phrases has the lower clean speed (0 if it was never
 * clean). If these speeds are equal, the next difference decides: a lower played speed, more answers 'again',
 * fewer clean repetitions, fewer played repetitions, or an earlier last practice.
 */
export function weakestFirst(
  score: Score,
  records: readonly PhraseRecord[],
  phrases: readonly number[],
): number[] {
  const all = recordsOf(score, records);
  return phrases.toSorted((one, other) => {
    const [a, b] = [all[one - 1], all[other - 1]];
    return (a && b && compared(a, b)) || one - other;
  });
}

function compared(a: PhraseRecord, b: PhraseRecord): number {
  return (
    (a.clean_rate ?? 0) - (b.clean_rate ?? 0) ||
    (a.played_rate ?? 0) - (b.played_rate ?? 0) ||
    b.again - a.again ||
    a.clean - b.clean ||
    a.played - b.played ||
    (a.practised_at ?? '').localeCompare(b.practised_at ?? '')
  );
}
