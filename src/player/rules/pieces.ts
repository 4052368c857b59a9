// The pieces that the routine is practised in, in seconds of it: phrases, their eights, and the joins between phrases.

import type { Range } from '#player/rules/range.ts';

/** Phrases of the routine. */
export const phraseCount = 24;
export const phraseSeconds = 15;
export const eightSeconds = phraseSeconds / 4;
/** Eights of a phrase. */
export const eightCount = 4;

/** Two moments this near (seconds) are the same: positions of a medium carry rounding errors. */
const near = 0.05;

/** From the first of these phrases to the end of the last, without a stop. */
export function phrasesRange(first: number, last = first): Range {
  return { start: (first - 1) * phraseSeconds, end: last * phraseSeconds };
}

/** Eight counts of a phrase; `eight` is 1 to 4. */
export function eightRange(phrase: number, eight: number): Range {
  const start = (phrase - 1) * phraseSeconds + (eight - 1) * eightSeconds;
  return { start, end: start + eightSeconds };
}

/** The last eight counts of a phrase and the first eight of the one after it. */
export function joinRange(phrase: number): Range {
  return { start: phrase * phraseSeconds - eightSeconds, end: phrase * phraseSeconds + eightSeconds };
}

/** The phrases that lie wholly within a stretch of the routine. */
export function phrasesWithin({ start, end }: Range): number[] {
  const first = Math.ceil((start - near) / phraseSeconds) + 1;
  const last = Math.min(phraseCount, Math.floor((end + near) / phraseSeconds));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Whether all of `inner` lies within `outer`. */
export function isWithin(inner: Range, outer: Range): boolean {
  return inner.start >= outer.start - near && inner.end <= outer.end + near;
}
