// Moves practice items when the mapping of their medium changes, so that they keep their counts.

import { countsIn, type Mapping, placesOf } from '#dance/rules/score/mapping.ts';

type Times = { start_time: number; end_time: number };

/**
 * Returns the seconds at which the new mapping shows an item's counts, rounded to whole counts; if it shows them at
 * several places, the place nearest to the old seconds. Returns null when the item keeps its seconds, because its
 * counts were unknown, are none after the rounding, are no longer shown, or have not moved.
 */
export function movedItem(
  { start_time, end_time }: Times,
  { before, after }: { before: Mapping; after: Mapping },
): Times | null {
  const known = countsIn(before, { start: start_time, end: end_time });
  if (!known) return null;
  const counts = { start: Math.round(known.start), end: Math.round(known.end) };
  if (counts.end <= counts.start) return null;
  const from = (place: { start: number }) => Math.abs(place.start - start_time);
  const nearest = (mapping: Mapping) =>
    placesOf(mapping, counts).reduce<{ start: number; end: number } | null>(
      (best, place) => (best && from(best) <= from(place) ? best : place),
      null,
    );
  const [was, now] = [nearest(before), nearest(after)];
  if (!now || (was && same(was.start, now.start) && same(was.end, now.end))) return null;
  return { start_time: rounded(now.start), end_time: rounded(now.end) };
}

/** Whether two seconds are equal to the millisecond, which is as exact as they are stored. */
function same(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.0005;
}

function rounded(second: number): number {
  return Math.max(0, Math.round(second * 1000) / 1000);
}
