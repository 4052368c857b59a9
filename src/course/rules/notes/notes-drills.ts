// The drills of the markers in notes: days in one go, eights of the step slowly, and the way into the step.

import type { Counts, Score } from '#dance/rules/score/score.ts';
import { type Drill, drillRates, eightTimes, joinTimes, wholeDrills } from '#player/rules/drills.ts';
import type { NotesPart } from './notes-marker.ts';

/** Counts of an eight. */
const eight = 8;

/**
 * Returns the drills of a marker in the notes of a step that dances `step` (counts) of a score; none for text, and for a
 * marker outside of the step. `days` are the phrases (from 1) that each lesson teaches.
 */
export function notesDrills(
  part: NotesPart,
  { score, counts: step, days }: { score: Score; counts: Counts; days: readonly (readonly number[])[] },
): Drill[] {
  if ('days' in part) {
    const phrases = days.slice(part.days[0] - 1, part.days[1]).flat();
    if (phrases.length === 0) return [];
    return wholeDrills(score, Math.min(...phrases), Math.max(...phrases), 'watched');
  }
  if ('eights' in part) {
    const [first, last] = part.eights;
    const counts = { start: step.start + (first - 1) * eight, end: step.start + last * eight };
    if (counts.end > step.end) return [];
    return [{ score: score.id, counts, rate: drillRates.slow, times: eightTimes, counts_as: 'played' }];
  }
  if ('join' in part && step.start >= eight) {
    const counts = { start: step.start - eight, end: step.start + eight };
    return [{ score: score.id, counts, rate: drillRates.full, times: joinTimes, counts_as: 'played' }];
  }
  return [];
}
