// Cuts a range into the 15-second segments of the specification (section 9). The cut depends on the range alone.

import { limits } from '#subjects/rules/limits.ts';
import type { Range } from './range.ts';

/** Seconds of one segment. */
export const segmentSeconds = limits.segmentSeconds;

/** A rest shorter than this (seconds) is no segment of its own; the last one takes it along. */
const shortestRest = 3;

/** The segments of a range, in order; they touch, never overlap, and together are the range. Endless ranges have none. */
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

/** Index of the segment that holds `seconds`; the first or last one outside of them, -1 without any. */
export function segmentAt(segments: readonly Range[], seconds: number): number {
  const after = segments.findIndex((segment) => seconds < segment.end);
  return after === -1 ? segments.length - 1 : after;
}
