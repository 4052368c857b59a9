// The counts of a dance that a medium shows, and where they are in the medium. Code that teaches uses this file,
// and so need not know the kind of medium.

import {
  countAt,
  countsSeen,
  placeOf,
  type SeenCounts,
  secondOf,
  tempoAt,
} from '#dance/rules/score/mapping.ts';
import {
  type Counts,
  momentAt,
  phraseCounts,
  type Score,
  type ScoreMoment,
} from '#dance/rules/score/score.ts';
import type { MediumSource } from './medium-source.ts';
import type { Range } from './range.ts';
import type { PhrasePart } from './repetition.ts';

/** Counts of a score, by its id. */
export type ScoreCounts = { score: string; counts: Counts };

/** A place in a score. */
export type ScorePlace = { score: Score; place: number };

/** Whether a source shows counts at all. */
export function showsCounts(source: MediumSource | null): boolean {
  return source !== null && source.shows.length > 0;
}

/**
 * The range of a source (seconds) in which to practise these counts; null where the source does not show them
 * without a gap.
 */
export function rangeOn(source: MediumSource | null, { score, counts }: ScoreCounts): Range | null {
  const shown = source?.shows.find((each) => each.score.id === score);
  return shown ? placeOf(shown.mapping, counts) : null;
}

/** Seconds behind a span's end in which a medium still shows the span's last count. */
const behind = 0.05;

/** The place in a score that a source shows at a second; null where the source shows no count. */
export function placeShown(source: MediumSource | null, second: number): ScorePlace | null {
  for (const { score, mapping } of source?.shows ?? []) {
    const place = countAt(mapping, second) ?? countAt(mapping, second - behind);
    if (place !== null) return { score, place };
  }
  return null;
}

/** The count, and the words called on it, at a second of a source; null where the source shows no count. */
export function momentShown(source: MediumSource | null, second: number): ScoreMoment | null {
  const shown = placeShown(source, second);
  return shown && momentAt(shown.score, shown.place);
}

/**
 * The second at which the next counts begin after a second of a source, and the words there; null if no counts
 * follow.
 */
export function nextShown(
  source: MediumSource | null,
  second: number,
): { at: number; moment: ScoreMoment } | null {
  const begins = (source?.shows ?? []).flatMap(({ score, mapping }) =>
    mapping.spans.map((span) => ({ score, place: span.from, at: secondOf(span, span.from) })),
  );
  const [next] = begins.filter(({ at }) => at > second).toSorted((a, b) => a.at - b.at);
  return next ? { at: next.at, moment: momentAt(next.score, next.place) } : null;
}

/** Beats a minute at a second of a source; null where the source shows no count. */
export function tempoOn(source: MediumSource | null, second: number): number | null {
  for (const { mapping } of source?.shows ?? []) {
    const tempo = tempoAt(mapping, second);
    if (tempo !== null) return tempo;
  }
  return null;
}

/** The counts seen within a range of a source's seconds: an entry for each run of counts without a gap. */
export function countsShown(source: MediumSource | null, range: Range): ({ score: Score } & SeenCounts)[] {
  return (source?.shows ?? []).flatMap(({ score, mapping }) =>
    countsSeen(mapping, range).map((seen) => ({ score, ...seen })),
  );
}

/**
 * A place that misses a whole count by at most this many counts is taken as that count, because a medium's ranges are
 * rounded. A part of a phrase of at most this many counts is left out.
 */
const near = 0.25;

/** The parts of the phrases within a stretch of a score, in its order. */
export function partsOf(score: Score, { start, end }: Counts): PhrasePart[] {
  return score.phrases.flatMap(({ id, counts }, index) => {
    const own = phraseCounts(score, index + 1);
    const from = Math.max(own.start, start) - own.start;
    const to = Math.min(own.end, end) - own.start;
    return to - from > near ? [{ phrase: id, counts, from: rounded(from), to: rounded(to) }] : [];
  });
}

function rounded(count: number): number {
  const whole = Math.round(count);
  return Math.abs(count - whole) <= near ? whole : Math.round(count * 100) / 100;
}
