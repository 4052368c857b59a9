// Before a dance was described by a score, pages and devices stored and sent places as seconds of the house routine,
// and named the phrase of a record by its number. This file converts both. The routine then had 24 phrases of 32
// counts at 128 beats a minute. These figures are written out here, because pages load this file early.

import { houseScoreId } from '#dance/rules/score/score-ids.ts';
import type { Range } from './range.ts';
import type { PhrasePart } from './repetition.ts';

const phrases = 24;
const phraseCounts = 32;
const tempo = 128;

/** Length of the routine of 24 phrases, in seconds. */
export const earlierSeconds = (phrases * phraseCounts * 60) / tempo;

/**
 * A place that misses a whole count by at most this many counts is taken as that count, because earlier ranges
 * carried rounding errors. A part of a phrase of at most this many counts is left out.
 */
const near = 0.25;

/** The parts of the house routine's phrases within a range of the routine's seconds. */
export function earlierParts({ start, end }: Range): { score: string; parts: PhrasePart[] } {
  const parts = Array.from({ length: phrases }, (_, index) => index * phraseCounts).flatMap(
    (first, index) => {
      const from = rounded(Math.max(0, earlierCount(start) - first));
      const to = rounded(Math.min(phraseCounts, earlierCount(end) - first));
      return to - from > near ? [{ phrase: earlierPhrase(index + 1), counts: phraseCounts, from, to }] : [];
    },
  );
  return { score: houseScoreId, parts };
}

/** The present id of the house routine's phrase with this number. */
export function earlierPhrase(number: number): string {
  return String(number);
}

type CountRange = [start: number, end: number];
type EarlierCoverage = { clean: readonly CountRange[]; slow: readonly CountRange[] };

/**
 * Turns the danced seconds that a device stored before scores into counts. `slow` has all danced seconds, `clean`
 * those danced cleanly. `called` says whether that device asked learners if a repetition was clean; where it did
 * not ask, nothing counts as clean.
 */
export function earlierCoverage({ clean, slow }: EarlierCoverage, called: boolean) {
  const inCounts = (ranges: readonly CountRange[]) =>
    ranges.map(([start, end]): CountRange => [earlierCount(start), earlierCount(end)]);
  const lit = called ? inCounts(clean) : [];
  return {
    counts: lit.reduce((sum, [start, end]) => sum + end - start, 0),
    clean: lit,
    slow: inCounts(slow),
    length: phrases * phraseCounts,
    tempo,
  };
}

function earlierCount(seconds: number): number {
  return rounded((seconds * tempo) / 60);
}

function rounded(count: number): number {
  const whole = Math.round(count);
  return Math.abs(count - whole) <= near ? whole : Math.round(count * 100) / 100;
}
