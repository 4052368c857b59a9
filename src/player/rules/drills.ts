// What to dance, in which order, how often and how fast, for one press. All of it lies on the routine's own seconds.

import { exercises, exercisesStart } from '#dance/content/routine/exercises.ts';
import type { Range } from '#player/rules/range.ts';
import { eightsOf, emptyRecord, type PhraseRecord } from './phrase-record.ts';
import { joinRange, phraseSeconds, phrasesRange } from './pieces.ts';
import type { RepetitionAnswer } from './repetition.ts';

/** A range of the routine, so often, so fast; what a repetition of it is told as. */
export type Drill = {
  range: Range;
  rate: number;
  times: number;
  counts_as: Extract<RepetitionAnswer, 'played' | 'watched' | 'checked'>;
};

/** Speeds of the way from slow to the dance's own. */
export const drillRates = { slow: 0.5, three_quarters: 0.75, full: 1 } as const;

/** Times that an eight wants to be played through. */
export const eightTimes = 2;
/** Times that a join is danced. */
export const joinTimes = 2;

/** Two minutes of warm-up or cool-down: a phrase takes 20 seconds at three quarters of the speed. */
export function exerciseDrills(section: 'Warm-up' | 'Cool-down'): Drill[] {
  const places = exercises.phrases.flatMap((phrase, index) => (phrase.section === section ? [index] : []));
  const [first = 0, last = first] = [places[0], places.at(-1)];
  const range = {
    start: exercisesStart + first * phraseSeconds,
    end: exercisesStart + (last + 1) * phraseSeconds,
  };
  return [{ range, rate: drillRates.three_quarters, times: 1, counts_as: 'watched' }];
}

/** Each eight slowly, as often as it still wants; all of them twice when none is wanting. */
export function eightDrills(records: readonly PhraseRecord[]): Drill[] {
  const eights = eightsOf(records).map(
    ({ range, times }): Drill => ({
      range,
      rate: drillRates.slow,
      times: Math.max(0, eightTimes - times),
      counts_as: 'played',
    }),
  );
  const wanting = eights.filter(({ times }) => times > 0);
  return wanting.length > 0 ? wanting : eights.map((drill) => ({ ...drill, times: eightTimes }));
}

/** Each phrase once, at this speed. */
export function phraseDrills(phrases: readonly number[], rate: number): Drill[] {
  return phrases.map((phrase) => ({ range: phrasesRange(phrase), rate, times: 1, counts_as: 'played' }));
}

/** The joins after these phrases, twice each. */
export function joinDrills(phrases: readonly number[]): Drill[] {
  return phrases.map((phrase) => ({
    range: joinRange(phrase),
    rate: drillRates.full,
    times: joinTimes,
    counts_as: 'played',
  }));
}

/** All of it once, without a stop and at full speed. */
export function wholeDrills(first: number, last: number, counts_as: Drill['counts_as'] = 'played'): Drill[] {
  return [{ range: phrasesRange(first, last), rate: drillRates.full, times: 1, counts_as }];
}

/** A, then A and B, then A, B and C: one phrase more each time. */
export function chainDrills(first: number, last: number): Drill[] {
  return Array.from({ length: last - first + 1 }, (_, index) => wholeDrills(first, first + index)).flat();
}

/** 'Yesterday in 60 seconds': the two phrases before today's, the weaker one first, and then both with their join. */
export function recallDrills(records: readonly PhraseRecord[], today: number): Drill[] {
  const before = recallPhrases(today);
  const [first, last] = [before[0], before.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weakest = before.map((phrase) => recordOf(records, phrase)).toSorted(weakestFirst);
  const alone = phraseDrills(
    weakest.map(({ phrase }) => phrase),
    drillRates.full,
  );
  return last === first ? alone : [...alone, ...wholeDrills(first, last)];
}

/** The phrases that come before today's first one, two at most. */
export function recallPhrases(today: number): number[] {
  return [today - 2, today - 1].filter((phrase) => phrase >= 1);
}

/** Orders records: never clean or only slowly, then seldom played or only slowly, often unsure, seldom clean, longest ago. */
export function weakestFirst(a: PhraseRecord, b: PhraseRecord): number {
  return (
    (a.clean_rate ?? 0) - (b.clean_rate ?? 0) ||
    (a.played_rate ?? 0) - (b.played_rate ?? 0) ||
    b.again - a.again ||
    a.clean - b.clean ||
    a.played - b.played ||
    (a.practised_at ?? '').localeCompare(b.practised_at ?? '') ||
    a.phrase - b.phrase
  );
}

export function recordOf(records: readonly PhraseRecord[], phrase: number): PhraseRecord {
  return records.find((record) => record.phrase === phrase) ?? emptyRecord(phrase);
}
