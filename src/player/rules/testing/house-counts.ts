// Stretches of the house routine for tests, by the seconds of its own tempo: a phrase is 15 of them, an eight 3.75.

import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Counts } from '#dance/rules/score/score.ts';
import type { Drill } from '#player/rules/drills.ts';
import type { Repetition } from '#player/rules/repetition.ts';
import { partsOf, type ScoreCounts } from '#player/rules/shown-counts.ts';

/** The counts between two seconds. */
export function houseCounts(start: number, end: number): Counts {
  const at = (seconds: number) => (seconds * houseScore().tempo) / 60;
  return { start: at(start), end: at(end) };
}

/** The same as a part of the score. */
export function inHouse(start: number, end: number): ScoreCounts {
  return { score: houseScore().id, counts: houseCounts(start, end) };
}

/** The same as a drill, which is danced once in time unless `as` says otherwise. */
export function houseDrill(start: number, end: number, as: Partial<Drill> = {}): Drill {
  return { ...inHouse(start, end), rate: 1, times: 1, counts_as: 'played', ...as };
}

/** The repetition that is told once the same was danced. */
export function danced(start: number, end: number, rate: number, answer: Repetition['answer']): Repetition {
  return { score: houseScore().id, parts: partsOf(houseScore(), houseCounts(start, end)), rate, answer };
}
