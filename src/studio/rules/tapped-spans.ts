// Changes the spans of a medium by taps and by an operator's corrections.

import { type MappedCount, type Span, secondOf, secondsIn } from '#dance/rules/score/mapping.ts';
import { phraseAt, phraseCounts, type Score } from '#dance/rules/score/score.ts';

type Spans = readonly Span[];

/** If two spans start fewer seconds apart than this, the newly tapped span replaces the other span. */
const sameStart = 2;
/** Seconds by which counts may be beyond an end, because taps and lengths of media are not exact. */
const beyond = 0.3;

type TappedCounts = { score: Score; phrase: number; last: number; seconds: number | null };

/**
 * Returns the spans with a new span, whose `anchors` begin at the first count of `phrase` (from 1). The new span
 * extends to the end of the phrase `last`, or as far as whole phrases fit before the medium's end (`seconds`; null
 * where not known) and the next span. The new span replaces a span that begins at the same place, and an earlier span
 * ends before it.
 */
export function withTapped(
  spans: Spans,
  anchors: readonly MappedCount[],
  { score, phrase, last, seconds }: TappedCounts,
): Span[] {
  const { start: from, end: until } = phraseCounts(score, phrase, Math.max(phrase, last));
  const endless = { from, until, anchors };
  const begins = secondOf(endless, from);
  const others = spans.filter((span) => Math.abs(startOf(span) - begins) >= sameStart);
  const before = others.flatMap((span) => (startOf(span) < begins ? endedBy(span, begins, score) : []));
  const after = others.filter((span) => startOf(span) > begins);
  const room = Math.min(seconds ?? Number.POSITIVE_INFINITY, ...after.map(startOf));
  const tapped = endedBy(endless, room, score)[0] ?? { ...endless, until: from + 1 };
  return [...before, tapped, ...after];
}

/**
 * Returns the number (from 1) of the phrase at which a new span ends until the operator changes it. For music under the
 * whole dance (`whole`) the span ends at the dance's last phrase; otherwise at the phrase of the last tapped count, so
 * that only phrases with taps are mapped.
 */
export function lastTapped(
  score: Score,
  anchors: readonly MappedCount[],
  { phrase, whole }: { phrase: number; whole: boolean },
): number {
  if (whole) return score.phrases.length;
  return Math.max(phrase, phraseAt(score, (anchors.at(-1)?.count ?? 0) - 0.5));
}

/**
 * Returns the spans, with other phrases (`first` to `last`, numbers from 1) in the span at `index`. The anchors of this
 * span stay.
 */
export function withPhrases(
  spans: Spans,
  index: number,
  { score, first, last }: { score: Score; first: number; last: number },
): Span[] {
  const { start, end } = phraseCounts(score, first, Math.max(first, last));
  return spans.map((span, each) => (each === index ? { ...span, from: start, until: end } : span));
}

/**
 * Returns the spans, with another first phrase (`first`, from 1) in the span at `index`, at the same seconds. This span
 * keeps its number of phrases, as far as they fit before the medium's end (`seconds`; null where not known) and the
 * next span.
 */
export function withBeginning(
  spans: Spans,
  index: number,
  { score, first, seconds }: { score: Score; first: number; seconds: number | null },
): Span[] {
  const span = spans[index];
  if (!span) return [...spans];
  const shown = phrasesOf(score, span);
  const { start, end } = phraseCounts(score, first);
  const moved = start - phraseCounts(score, shown.first).start;
  const last = Math.min(score.phrases.length, first + shown.last - shown.first);
  const renamed = {
    from: Math.min(span.from + moved, end - 1),
    until: phraseCounts(score, first, last).end,
    anchors: span.anchors.map(({ count, at }) => ({ count: count + moved, at })),
  };
  const next = spans[index + 1];
  const room = Math.min(seconds ?? Number.POSITIVE_INFINITY, next ? startOf(next) : Number.POSITIVE_INFINITY);
  const shortest = { ...renamed, until: renamed.from + 1 };
  return spans.map((each, place) =>
    place === index ? (endedBy(renamed, room, score)[0] ?? shortest) : each,
  );
}

/** Returns the spans, with all anchors of the span at `index` moved by `seconds`. */
export function nudgedSpan(spans: Spans, index: number, seconds: number): Span[] {
  return spans.map((span, each) =>
    each === index ? { ...span, anchors: span.anchors.map((one) => movedBy(one, seconds)) } : span,
  );
}

/** Returns the spans, with one anchor of the span at `index` moved by `seconds`. */
export function nudgedAnchor(spans: Spans, index: number, anchor: number, seconds: number): Span[] {
  return spans.map((span, each) =>
    each === index
      ? { ...span, anchors: span.anchors.map((one, at) => (at === anchor ? movedBy(one, seconds) : one)) }
      : span,
  );
}

/** Returns the index of the span that contains a second; -1 if no span contains it. */
export function spanAround(spans: Spans, second: number): number {
  return spans.findLastIndex((span) => {
    const { start, end } = secondsIn(span, { start: span.from, end: span.until });
    return second >= start - beyond && second < end;
  });
}

/** Returns the tempo of a whole span in beats a minute. */
export function tempoOf(span: Span): number {
  const { start, end } = secondsIn(span, { start: span.from, end: span.until });
  return ((span.until - span.from) * 60) / (end - start);
}

/** Returns the spans, without one anchor of the span at `index`. */
export function withoutAnchor(spans: Spans, index: number, anchor: number): Span[] {
  return spans.map((span, each) =>
    each === index ? { ...span, anchors: span.anchors.filter((_, at) => at !== anchor) } : span,
  );
}

/** Returns the numbers (from 1) of the first and the last phrase that a span shows, even in part. */
export function phrasesOf(score: Score, { from, until }: Span): { first: number; last: number } {
  return { first: phraseAt(score, from), last: phraseAt(score, Math.max(from, until - 1)) };
}

/** Returns the title of a span: 'March to Swim', or 'March'. */
export function spanTitle(score: Score, span: Span): string {
  const { first, last } = phrasesOf(score, span);
  const title = (phrase: number) => score.phrases[phrase - 1]?.title ?? '';
  return first === last ? title(first) : `${title(first)} to ${title(last)}`;
}

/** Returns all phrases with their numbers (from 1), for a list to choose from. */
export function phraseOptions(score: Score): (readonly [number, string])[] {
  return score.phrases.map(({ title }, index) => [index + 1, `${index + 1}. ${title}`] as const);
}

/** Returns a place in words: 'March, count 5 of 16'. `place` is in counts of the score. */
export function countText(score: Score, place: number): string {
  const phrase = phraseAt(score, place);
  const { start, end } = phraseCounts(score, phrase);
  const count = Math.min(end - start, Math.max(1, Math.floor(place - start + 1e-3) + 1));
  return `${score.phrases[phrase - 1]?.title ?? ''}, count ${count} of ${end - start}`;
}

/** Returns the exactness of taps in words; `spread` is in seconds. */
export function spreadText(spread: number): string {
  const within = `within ${Math.max(1, Math.round(spread * 1000))} ms`;
  if (spread <= 0.025) return `steady, ${within}`;
  return spread <= 0.05 ? `fairly steady, ${within}` : `uneven, ${within}: better tap once more`;
}

function startOf(span: Span): number {
  return secondOf(span, span.from);
}

/**
 * Returns a span that ends before `second`: cut after a whole phrase, or else after a whole count. The list is empty if
 * no count fits.
 */
function endedBy(span: Span, second: number, score: Score): Span[] {
  const fits = (count: number) => count > span.from && secondOf(span, count) <= second + beyond;
  if (fits(span.until)) return [span];
  const ends = score.phrases.map((_, index) => phraseCounts(score, index + 1).end);
  const whole = ends.findLast((end) => end < span.until && fits(end));
  let until = whole ?? Math.ceil(span.until) - 1;
  while (until > span.from && !fits(until)) until -= 1;
  return until > span.from ? [{ ...span, until }] : [];
}

function movedBy({ count, at }: MappedCount, seconds: number): MappedCount {
  return { count, at: Math.round((at + seconds) * 1000) / 1000 };
}
