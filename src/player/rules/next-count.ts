// When a medium shows the next count, so that a page says it on its beat and need not look at every frame.

import { type MappedCount, type Mapping, secondOf } from '#dance/rules/score/mapping.ts';
import type { MediumSource } from './medium-source.ts';
import { placeShown } from './shown-counts.ts';

/**
 * Seconds of a source from `second` until it shows another half of a count, the first count of a span, or the end of one;
 * null where nothing of this follows. Words may come on an 'and', which is half of a count.
 */
export function untilNextCount(source: MediumSource | null, second: number): number | null {
  const shown = placeShown(source, second);
  const marks = (source?.shows ?? []).flatMap(({ score, mapping }) => {
    const half = shown?.score === score ? Math.floor(shown.place * 2 + 1 + 2 * near) / 2 : null;
    return marksOf(mapping, half).map(({ at }) => at);
  });
  const next = Math.min(...marks.filter((at) => at > second));
  return Number.isFinite(next) ? next - second : null;
}

/** Shares of a count by which a place may lie before the count that it is: no more than the words allow (score.ts). */
const near = 1e-4;

/** Where a mapping's spans begin and end, and where each of them shows a count. */
function marksOf({ spans }: Mapping, count: number | null): MappedCount[] {
  return spans.flatMap((span) => {
    const counts = [span.from, span.until];
    if (count !== null && count > span.from && count < span.until) counts.push(count);
    return counts.map((each) => ({ count: each, at: secondOf(span, each) }));
  });
}
