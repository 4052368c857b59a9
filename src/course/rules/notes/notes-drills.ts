// The drills of the markers in notes: days in one go, eights of the step slowly, and the way into the step.

import { type Drill, drillRates, eightTimes, joinTimes, wholeDrills } from '#player/rules/drills.ts';
import { eightSeconds, isWithin } from '#player/rules/pieces.ts';
import type { Range } from '#player/rules/range.ts';
import type { NotesPart } from './notes-marker.ts';

/**
 * Returns the drills of a marker in the notes of a step that dances `step`; none for text, and for a marker outside of
 * the step.
 */
export function notesDrills(part: NotesPart, step: Range): Drill[] {
  if ('days' in part) return wholeDrills(2 * part.days[0] - 1, 2 * part.days[1], 'watched');
  if ('eights' in part) {
    const [first, last] = part.eights;
    const range = { start: step.start + (first - 1) * eightSeconds, end: step.start + last * eightSeconds };
    if (!isWithin(range, step)) return [];
    return [{ range, rate: drillRates.slow, times: eightTimes, counts_as: 'played' }];
  }
  if ('join' in part && step.start >= eightSeconds) {
    const range = { start: step.start - eightSeconds, end: step.start + eightSeconds };
    return [{ range, rate: drillRates.full, times: joinTimes, counts_as: 'played' }];
  }
  return [];
}
