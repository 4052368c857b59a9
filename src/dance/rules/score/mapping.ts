// A mapping says where the counts of a score lie in one medium, in that medium's seconds. It has several spans,
// because a lesson's video talks, shows a phrase slowly, and then shows it with music: outside of a span there
// is no count, and the same count may be shown twice.

import type { Counts } from './score.ts';

/** A count whose second is known. */
export type MappedCount = { count: number; at: number };

export type Span = {
  /** The first count of the span, and the first count behind it. */
  from: number;
  until: number;
  /**
   * Two or more, in order. The tempo is steady between two neighbouring anchors. Before the first anchor it is that
   * of the first two, after the last anchor that of the last two.
   */
  anchors: readonly MappedCount[];
};

/** The spans, in the order in which the medium shows them. */
export type Mapping = { spans: readonly Span[] };

type Seconds = { start: number; end: number };

export const mappingLimits = {
  spans: 60,
  anchors: 50,
  /** Length of the longest medium in seconds (12 hours). */
  seconds: 43_200,
  /** Tempo in beats a minute between two anchors: a slow demonstration to a fast song. */
  slowest: 30,
  fastest: 240,
} as const;

/** The second at which a span shows a count, also beyond its ends. */
export function secondOf(span: Span, count: number): number {
  const { from, pace } = around(span, 'count', count);
  return from.at + (count - from.count) * pace;
}

/** The place in the score at a second of the medium; null where the medium shows no count. */
export function countAt(mapping: Mapping, second: number): number | null {
  const span = spanAt(mapping, second);
  return span && placeIn(span, second);
}

/** Beats a minute at a second of the medium; null where it shows no count. */
export function tempoAt(mapping: Mapping, second: number): number | null {
  const span = spanAt(mapping, second);
  return span && 60 / around(span, 'at', second).pace;
}

/** Every stretch of the medium (seconds) that shows all of these counts without a gap. */
export function placesOf(mapping: Mapping, counts: Counts): Seconds[] {
  return mapping.spans.filter((span) => holds(span, counts)).map((span) => secondsIn(span, counts));
}

/**
 * The stretch of the medium (seconds) to practise `counts` in: the fastest one that shows them; of equally fast ones
 * the last, because media usually end with the music. Null where the medium does not show all of them in one go.
 */
export function placeOf(mapping: Mapping, counts: Counts): Seconds | null {
  const places = placesOf(mapping, counts);
  const shortest = Math.min(...places.map(({ start, end }) => end - start));
  return places.findLast(({ start, end }) => end - start <= shortest * (1 + sameTempo)) ?? null;
}

/** The counts that a stretch of the medium shows; null unless one span shows the whole stretch. */
export function countsIn(mapping: Mapping, { start, end }: Seconds): Counts | null {
  const span = mapping.spans.find((each) => {
    const own = secondsIn(each, { start: each.from, end: each.until });
    return start >= own.start - near && end <= own.end + near;
  });
  return span ? { start: placeIn(span, start), end: placeIn(span, end) } : null;
}

/** Counts that a stretch of a medium shows, and the span that shows them. */
export type SeenCounts = { span: Span; counts: Counts };

/** The counts that are seen within a stretch of the medium, span by span, cut at the stretch's ends. */
export function countsSeen(mapping: Mapping, { start, end }: Seconds): SeenCounts[] {
  return mapping.spans.flatMap((span) => {
    const counts = {
      start: Math.max(span.from, placeIn(span, start)),
      end: Math.min(span.until, placeIn(span, end)),
    };
    return counts.end > counts.start + near ? [{ span, counts }] : [];
  });
}

/** The mapping of a medium that shows a whole score of `length` counts at a steady tempo, from second `at` on. */
export function steadyMapping(length: number, tempo: number, at = 0): Mapping {
  const anchors = [
    { count: 0, at },
    { count: length, at: at + (length * 60) / tempo },
  ];
  return { spans: [{ from: 0, until: length, anchors }] };
}

/** Seconds of the medium that a span's counts take. */
export function secondsIn(span: Span, { start, end }: Counts): Seconds {
  return { start: secondOf(span, start), end: secondOf(span, end) };
}

/** Seconds or counts this near are the same: places of media carry rounding errors. */
const near = 0.01;

/** Tempos of two spans that differ by less than this share are the same. */
const sameTempo = 0.05;

function spanAt({ spans }: Mapping, second: number): Span | null {
  const within = spans.findLast((span) => {
    const { start, end } = secondsIn(span, { start: span.from, end: span.until });
    return second >= start - near && second < end - 1e-6;
  });
  return within ?? null;
}

function placeIn(span: Span, second: number): number {
  const { from, pace } = around(span, 'at', second);
  return from.count + (second - from.at) / pace;
}

function holds(span: Span, { start, end }: Counts): boolean {
  return start >= span.from - near && end <= span.until + near;
}

/** The anchor from which a place is worked out, and the seconds that a count takes there. */
function around(
  { anchors }: Span,
  key: keyof MappedCount,
  place: number,
): { from: MappedCount; pace: number } {
  const next = anchors.findIndex((anchor, index) => index > 0 && anchor[key] > place);
  const second = next < 0 ? anchors.length - 1 : next;
  const [from, to] = [anchors[second - 1], anchors[second]];
  if (!from || !to) throw new RangeError('a span needs two anchors');
  return { from, pace: (to.at - from.at) / (to.count - from.count) };
}
