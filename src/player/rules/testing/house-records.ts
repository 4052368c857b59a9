// For tests: records, drills and repetitions of the house routine, by the numbers of its phrases.

import { exerciseScore, houseScore } from '#dance/rules/score/house-score.ts';
import { type Counts, joinCounts, phraseCounts } from '#dance/rules/score/score.ts';
import type { Drill } from '#player/rules/drills.ts';
import { emptyRecord, type PhraseRecord } from '#player/rules/phrase-record.ts';
import type { Repetition } from '#player/rules/repetition.ts';
import { partsOf } from '#player/rules/shown-counts.ts';

const house = houseScore();

/** The counts between two seconds of the house routine: a phrase lasts 15 seconds, an eight 3.75. */
export function houseCounts(start: number, end: number): Counts {
  const at = (seconds: number) => (seconds * house.tempo) / 60;
  return { start: at(start), end: at(end) };
}

/** The counts of these phrases (numbers from 1). */
export const housePhrases = (first: number, last = first): Counts => phraseCounts(house, first, last);

/** The counts of the join after a phrase. */
export const houseJoin = (phrase: number): Counts => joinCounts(house, phrase);

/** The record of a phrase that was never danced, with these changes. */
export function houseRecord(phrase: number, changes: Partial<PhraseRecord> = {}): PhraseRecord {
  return { ...emptyRecord(house.id, String(phrase), 32), ...changes };
}

/** A drill of these counts, once, at full speed. */
export function houseDrill(counts: Counts, changes: Partial<Drill> = {}): Drill {
  return { score: house.id, counts, rate: 1, times: 1, counts_as: 'played', ...changes };
}

/** A repetition of these counts, played through once at full speed. */
export function houseRepetition(counts: Counts, changes: Partial<Repetition> = {}): Repetition {
  return { score: house.id, parts: partsOf(house, counts), rate: 1, answer: 'played', ...changes };
}

/** The repetition that is reported for one round of a drill. */
export function drillRepetition({ score, counts, rate, counts_as }: Drill): Repetition {
  const of = score === house.id ? house : exerciseScore();
  return { score, parts: partsOf(of, counts), rate, answer: counts_as };
}

/** The repetitions that are reported when each drill is danced `times` times. */
export function dancedDrills(drills: readonly Drill[], at: string): (Repetition & { at: string })[] {
  return drills.flatMap((drill) =>
    Array.from({ length: drill.times }, () => ({ ...drillRepetition(drill), at })),
  );
}
