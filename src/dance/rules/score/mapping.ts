// A mapping gives the seconds of one medium at which the counts of a score are shown. A mapping can have several spans,
// because the teacher in a lesson's video may talk, show a phrase slowly, and then dance the phrase to the music.
// Outside of the spans the medium shows no count, and several spans may show the same count.

import type { Counts } from './score.ts';

/** A count whose second is known. */
export type MappedCount = { count: number; at: number };

export type Span = {
  /** The first count of the span, and the first count after the span. */
  from: number;
  until: number;
  /**
   * At least two anchors, in order. The tempo is steady between two neighbouring anchors. Before the first anchor the
   * tempo is that between the first two anchors, and after the last anchor that between the last two.
   */
  anchors: readonly MappedCount[];
};

/** The mapping of a medium. Its spans are in the order in which the medium shows them. */
export type Mapping = { spans: readonly Span[] };

type Seconds = { start: number; end: number };

export const mappingLimits = {
  spans: 60,
  anchors: 50,
  /** Length of the longest medium in seconds (12 hours). */
  seconds: 43_200,
  /** Tempo in beats a minute between two anchors: from a slow demonstration to a fast song. */
  slowest: 30,
  fastest: 240,
} as const;

/** The second at which a span shows a count. For counts beyond the span's ends the tempo goes on. */
export function secondOf(span: Span, count: number): number {
  const { from, pace } = around(span, 'count', count);
  return from.at + (count - from.count) * pace;
}

/** The place in the score at a second of the medium; null where the medium shows no count. */
export function countAt(mapping: Mapping, second: number): number | null {
  const span = spanAt(mapping, second);
  return span && placeIn(span, second);
}

/** Beats a minute at a second of the medium; null where the medium shows no count. */
export function tempoAt(mapping: Mapping, second: number): number | null {
  const span = spanAt(mapping, second);
  return span && 60 / around(span, 'at', second).pace;
}

/** Every stretch of the medium (seconds) that shows all of `counts` without a gap. */
export function placesOf(mapping: Mapping, counts: Counts): Seconds[] {
  return mapping.spans.filter((span) => holds(span, counts)).map((span) => secondsIn(span, counts));
}

/**
 * The stretch of the medium (seconds) in which `counts` are practised: the fastest stretch that shows them, and of
 * equally fast stretches the last, because media usually end with the music. Null if no stretch shows all of the
 * counts.
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

/** The counts that each span shows within a stretch of the medium, in the order of the spans. */
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

/** The seconds of the medium from the start to the end of some counts of a span. */
export function secondsIn(span: Span, { start, end }: Counts): Seconds {
  return { start: secondOf(span, start), end: secondOf(span, end) };
}

/** Seconds or counts that differ by less than this are treated as the same, because of rounding errors. */
const near = 0.01;

/** Tempos of two spans that differ by less than this share are treated as the same. */
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

/** The anchor before a place (a count or a second), and the seconds from one count to the next at that place. */
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
