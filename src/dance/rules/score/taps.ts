// Works out the seconds of counts in a medium from taps on the medium's beats. People tap up to 30 ms early or late, so
// only the mean of many taps is exact.

import { countAt, type MappedCount, secondOf } from './mapping.ts';

/** The seconds of counts and the tempo, as worked out from taps. */
export type FittedTaps = {
  /** Anchors at the first and the last tapped count, and between them where the tempo drifts. */
  anchors: MappedCount[];
  /** Standard deviation of the taps from their beats, in seconds. */
  spread: number;
  /** Beats a minute. */
  tempo: number;
};

export const fewestTaps = 8;
/** The share of a beat by which a single tap may be off. */
const mayBeOff = 0.25;
/** Number of taps that are enough to distinguish a drift of the tempo from uneven taps. */
const tapsOfPart = 32;
/** Seconds by which the mean of `tapsOfPart` taps must miss a steady beat to count as a drift. */
const drift = 0.015;
/** Number of counts around an anchor within which a second anchor is not needed. */
const nearby = 32;

/**
 * Returns the anchors for `taps`, which are seconds of the medium in order: one for each beat, though some beats may
 * have no tap. The first tap is on the count `count`. Null if the taps are too few or too uneven.
 */
export function fitTaps(taps: readonly number[], count: number): FittedTaps | null {
  const counts = countsOf(taps, count);
  if (!counts) return null;
  const whole = lineThrough(counts, taps);
  const anchors = anchorsOf(counts, taps, whole);
  const off = taps.map((tap, index) => tap - secondBy(anchors, counts[index] ?? count));
  if (off.some((seconds) => Math.abs(seconds) > mayBeOff * whole.spacing)) return null;
  const spread = Math.sqrt(off.reduce((sum, seconds) => sum + seconds ** 2, 0) / off.length);
  return { anchors, spread, tempo: 60 / whole.spacing };
}

/** The middle of the taps as an anchor. Its count is the nearest count by the anchors in `known`. */
export function anchorAt({ anchors }: FittedTaps, known: readonly MappedCount[]): MappedCount {
  const [first, last] = [anchors[0]?.count ?? 0, anchors.at(-1)?.count ?? 0];
  const at = secondBy(anchors, first + Math.round((last - first) / 2));
  const all = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY, anchors: known };
  return { count: Math.round(countAt({ spans: [all] }, at) ?? 0), at };
}

/**
 * Returns `anchors` with the anchor `added`, which replaces all anchors less than `nearby` counts away. The first
 * anchor is kept if it is before `added`, and the last if there would be no other. The anchors after `added` move by as
 * many seconds as the count of `added` moves, so that the tempo between them stays.
 */
export function withAnchor(anchors: readonly MappedCount[], added: MappedCount): MappedCount[] {
  const [first] = anchors;
  const others = anchors.filter(({ count }) => count !== added.count);
  const isKept = (one: MappedCount) =>
    (one === first && one.count < added.count) || Math.abs(one.count - added.count) >= nearby;
  const kept = others.some(isKept) ? others.filter(isKept) : others.slice(-1);
  const moved = added.at - secondBy(anchors, added.count);
  return [...kept.map((one) => (one.count > added.count ? { ...one, at: one.at + moved } : one)), added].sort(
    (a, b) => a.count - b.count,
  );
}

/** The count of each tap; null for too few taps, and for taps at the same moment. */
function countsOf(taps: readonly number[], first: number): number[] | null {
  const gaps = taps.slice(1).map((tap, index) => tap - (taps[index] ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  if (taps.length < fewestTaps || !(usual > 0)) return null;
  let count = first;
  return taps.map((_, index) => {
    count += Math.round((gaps[index - 1] ?? 0) / usual);
    return count;
  });
}

/**
 * The anchors of taps. For a steady tempo these are the ends of the straight line through all taps. If the tempo
 * drifts, the taps are cut into parts, and the middle of each part is an anchor too.
 */
function anchorsOf(counts: readonly number[], taps: readonly number[], whole: Line): MappedCount[] {
  const many = Math.max(1, Math.floor(taps.length / tapsOfPart));
  const parts = Array.from({ length: many }, (_, index) => {
    const [from, to] = [index * tapsOfPart, index === many - 1 ? taps.length : (index + 1) * tapsOfPart];
    return lineThrough(counts.slice(from, to), taps.slice(from, to));
  });
  const isSteady = parts.every((part) => Math.abs(part.second - secondOn(whole, part.count)) < drift);
  const [first, last] = isSteady ? [whole, whole] : [parts[0] ?? whole, parts.at(-1) ?? whole];
  const ends = [counts[0] ?? 0, counts.at(-1) ?? 0] as const;
  return [
    { count: ends[0], at: secondOn(first, ends[0]) },
    ...(isSteady ? [] : parts.map(({ count, second }) => ({ count, at: second }))),
    { count: ends[1], at: secondOn(last, ends[1]) },
  ];
}

/** A line given by its slope (seconds of one count) and one point (a count and its second). */
type Line = { spacing: number; count: number; second: number };

/** The straight line through the taps (by least squares). */
function lineThrough(counts: readonly number[], taps: readonly number[]): Line {
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
  const [count, second] = [mean(counts), mean(taps)];
  const up = mean(counts.map((each, index) => (each - count) * ((taps[index] ?? 0) - second)));
  return { spacing: up / mean(counts.map((each) => (each - count) ** 2)), count, second };
}

function secondOn({ spacing, count, second }: Line, at: number): number {
  return second + (at - count) * spacing;
}

function secondBy(anchors: readonly MappedCount[], count: number): number {
  return secondOf({ from: 0, until: 0, anchors }, count);
}
