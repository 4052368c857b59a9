// Adapts a mapping to a changed score. The medium shows the same phrases as before, so each phrase keeps its seconds.

import { type MappedCount, type Mapping, type Span, secondOf } from './mapping.ts';
import { phraseCounts, type Score } from './score.ts';

/**
 * Returns the mapping of the medium to the score `after`, and the titles of the phrases that the medium shows and this
 * score no longer has. A phrase that became shorter is shown up to its new end.
 */
export function remapped(
  mapping: Mapping,
  before: Score,
  after: Score,
): { mapping: Mapping; lost: string[] } {
  const shown = mapping.spans.map((span) => piecesOf(span, before, after));
  const spans = mapping.spans.flatMap((span, index) => {
    const pieces = shown[index] ?? [];
    const isSame = pieces.every(({ moved, cut }) => moved === 0 && cut === 0);
    return isSame ? [span] : joined(span, pieces);
  });
  const lost = new Set(shown.flat().flatMap(({ moved, title }) => (moved === null ? [title] : [])));
  return { mapping: { spans }, lost: [...lost] };
}

/** Counts that differ by less than this are treated as the same, because of rounding errors. */
const near = 1e-6;

/** The part of a phrase of the old score that a span shows. */
type Piece = {
  title: string;
  from: number;
  until: number;
  /** Number of counts by which the phrase begins later in the new score; null if the new score does not have it. */
  moved: number | null;
  /** Number of counts at the end of the part that the new score no longer has. */
  cut: number;
};

function piecesOf(span: Span, before: Score, after: Score): Piece[] {
  const places = new Map(after.phrases.map(({ id }, index) => [id, phraseCounts(after, index + 1)]));
  return before.phrases.flatMap(({ id, title }, index): Piece[] => {
    const { start, end } = phraseCounts(before, index + 1);
    const from = Math.max(start, span.from);
    const now = places.get(id);
    const last = Math.min(end, span.until);
    if (from >= last) return [];
    if (!now) return [{ title, from, until: last, moved: null, cut: 0 }];
    const until = Math.min(last, start + now.end - now.start);
    return [{ title, from, until, moved: now.start - start, cut: last - until }];
  });
}

/** Makes spans of pieces. Pieces that follow each other both in the medium and in the new score become one span. */
function joined(span: Span, pieces: readonly Piece[]): Span[] {
  const spans: { from: number; until: number; moved: number; places: MappedCount[] }[] = [];
  let end: number | undefined;
  for (const { from, until, moved } of pieces) {
    if (moved === null || until <= from) continue;
    const places = [
      { count: from, at: secondOf(span, from) },
      ...span.anchors.filter(({ count }) => count > from + near && count < until - near),
      { count: until, at: secondOf(span, until) },
    ].map(({ count, at }) => ({ count: count + moved, at }));
    const last = spans.at(-1);
    if (last && end === from && last.until === from + moved) {
      last.until = until + moved;
      last.places.push(...places.slice(1));
    } else spans.push({ from: from + moved, until: until + moved, moved, places });
    end = until;
  }
  return spans.map(({ from, until, places }) => ({ from, until, anchors: withoutNeedless(places) }));
}

/** Leaves out each anchor on the straight line between its neighbours. */
function withoutNeedless(anchors: readonly MappedCount[]): MappedCount[] {
  const kept: MappedCount[] = [];
  anchors.forEach((anchor, index) => {
    const [last, next] = [kept.at(-1), anchors[index + 1]];
    const isNeedless = last && next && Math.abs(paceOf(last, anchor) - paceOf(anchor, next)) < 1e-9;
    if (!isNeedless) kept.push(anchor);
  });
  return kept;
}

function paceOf(one: MappedCount, other: MappedCount): number {
  return (other.at - one.at) / (other.count - one.count);
}
