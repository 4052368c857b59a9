// Cuts a range into the 15-second segments of the specification (section 9). Where a medium's counts are known,
// the cuts are between eights. The cuts depend only on the range and the counts.

import { type SeenCounts, secondsIn } from '#dance/rules/score/mapping.ts';
import { limits } from '#subjects/rules/limits.ts';
import type { MediumSource } from './medium-source.ts';
import type { Range } from './range.ts';
import { countsShown } from './shown-counts.ts';

/** Seconds of one segment. */
export const segmentSeconds = limits.segmentSeconds;

/** A rest shorter than this (seconds) becomes part of the last segment. */
const shortestRest = 3;

/**
 * The segments of a range, in order. They touch, never overlap, and together are the range. A range without an
 * end has none.
 */
export function segmentsOf(range: Range): Range[] {
  const length = range.end - range.start;
  if (!Number.isFinite(length) || length <= 0) return [];
  const whole = Math.floor(length / segmentSeconds + 1e-9);
  const rest = length - whole * segmentSeconds;
  const count = Math.max(1, rest >= shortestRest ? whole + 1 : whole);
  return Array.from({ length: count }, (_, index) => ({
    start: range.start + index * segmentSeconds,
    end: index === count - 1 ? range.end : range.start + (index + 1) * segmentSeconds,
  }));
}

/** Counts of an eight. */
const eight = 8;

/**
 * The segments of a range on a source. Where its counts are known, each segment has the number of eights that
 * comes nearest to 15 seconds, from the first count on. A gap between stretches of known counts is cut by
 * seconds.
 */
export function segmentsOn(source: MediumSource | null, range: Range): Range[] {
  const known = countsShown(source, range).map(eightsIn);
  if (!Number.isFinite(range.end)) return [];
  const segments: Range[] = [];
  let from = range.start;
  for (const pieces of known.toSorted((a, b) => (a[0]?.start ?? 0) - (b[0]?.start ?? 0))) {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last || first.start < from - shortestRest) continue;
    // A short rest before the first count belongs to the first segment.
    const begin = first.start - from < shortestRest ? from : first.start;
    if (begin > from) segments.push(...segmentsOf({ start: from, end: begin }));
    segments.push({ ...first, start: begin }, ...pieces.slice(1));
    from = last.end;
  }
  const rest = { start: from, end: range.end };
  const before = segments.at(-1);
  if (before && rest.end - rest.start < shortestRest)
    segments[segments.length - 1] = { ...before, end: range.end };
  else segments.push(...segmentsOf(rest));
  return segments;
}

/**
 * Pieces of whole eights, each with the number of eights that comes nearest to 15 seconds. The last piece has the
 * counts that remain, so it may be shorter or longer.
 */
function eightsIn({ span, counts }: SeenCounts): Range[] {
  const whole = secondsIn(span, counts);
  const countSeconds = (whole.end - whole.start) / (counts.end - counts.start);
  const length = eight * Math.max(1, Math.round(segmentSeconds / countSeconds / eight));
  const pieces = Math.max(1, Math.round((counts.end - counts.start) / length));
  return Array.from({ length: pieces }, (_, index) => {
    const start = counts.start + index * length;
    return secondsIn(span, { start, end: index === pieces - 1 ? counts.end : start + length });
  });
}

/**
 * Index of the segment that contains `seconds`: 0 before the first segment, the last index after the last
 * segment, -1 without segments.
 */
export function segmentAt(segments: readonly Range[], seconds: number): number {
  const after = segments.findIndex((segment) => seconds < segment.end);
  return after === -1 ? segments.length - 1 : after;
}
