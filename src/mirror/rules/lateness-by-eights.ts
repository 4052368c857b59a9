// The mirror says of each eight of a take by how many tenths of a second the person moved late or early, or says
// nothing if that is not known.

import { countSeconds as houseCount } from '#dance/content/routine/routine.ts';
import type { Range } from '#player/rules/range.ts';
import { lateness } from './lateness.ts';
import type { MotionCurve } from './motion-curve.ts';

/**
 * The lateness of the counts from `first` to `last` (1 is the segment's first) in tenths of a second:
 * negative is early, 0 on the beat.
 */
export type CountsLateness = { first: number; last: number; tenths: number };

const eight = 8;

/**
 * Returns the lateness of each eight; neighbours with the same lateness are joined. An eight whose lateness is not
 * known gets that of the whole segment; if the segment's lateness is not known, the list is empty. `range` is in
 * seconds of the routine, whose counts last `countSeconds`. The result is in real time: at `rate` 0.5 a second of the
 * routine takes two.
 */
export function latenessByEights(
  dancer: MotionCurve,
  person: MotionCurve,
  range: Range,
  { rate = 1, countSeconds = houseCount }: { rate?: number; countSeconds?: number } = {},
): CountsLateness[] {
  const counts = Math.round((range.end - range.start) / countSeconds);
  const whole = lateness(dancer, person, range);
  if (whole === null) return [];
  const found: CountsLateness[] = [];
  for (let first = 1; first <= counts; first += eight) {
    const last = Math.min(counts, first + eight - 1);
    const within = {
      start: range.start + (first - 1) * countSeconds,
      end: range.start + last * countSeconds,
    };
    const tenths = inTenths((lateness(dancer, person, within) ?? whole) / rate);
    const before = found.at(-1);
    if (before?.tenths === tenths) before.last = last;
    else found.push({ first, last, tenths });
  }
  return found;
}

/** Rounds to tenths, which is as exact as a camera of 30 frames a second allows. The result is never minus zero. */
function inTenths(seconds: number): number {
  return Math.round(seconds * 10) || 0;
}
