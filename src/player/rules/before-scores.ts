// Before dances were scores, pages and devices kept and told seconds of the house routine, which had 24 phrases of 32 counts
// at 128 beats a minute then, and records by the phrase's number. This file knows these figures alone, since
// pages load it early.

import { houseScoreId } from '#dance/rules/score/score-ids.ts';
import type { Range } from './range.ts';
import type { PhrasePart } from './repetition.ts';

const phrases = 24;
const phraseCounts = 32;
const tempo = 128;

/** Length of the routine of then in seconds. */
export const earlierSeconds = (phrases * phraseCounts * 60) / tempo;

/** Counts this near to a phrase's edge were at it: a range of then carried rounding errors. */
const near = 0.25;

/** The parts of the house's phrases that a range of seconds was. */
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

/** The id that the house's phrase with a number has now. */
export function earlierPhrase(number: number): string {
  return String(number);
}

type Stretch = [start: number, end: number];
type EarlierCoverage = { clean: readonly Stretch[]; slow: readonly Stretch[] };

/**
 * Counts of the dance that a device of then knew to be lit: `slow` holds all of them. Where they were from before the
 * learner's word was asked for, none of them was `called` clean.
 */
export function earlierCoverage({ clean, slow }: EarlierCoverage, called: boolean) {
  const inCounts = (stretches: readonly Stretch[]) =>
    stretches.map(([start, end]): Stretch => [earlierCount(start), earlierCount(end)]);
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
