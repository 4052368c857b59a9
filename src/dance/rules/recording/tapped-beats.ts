// A recording's tempo, read from taps on its beats. A person taps 30 ms early or late: only many taps are
// exact.

import { countSeconds } from '#dance/content/routine/routine.ts';
import type { Anchor } from './recording.ts';
import { tempoMap } from './tempo-map.ts';

/** The tapped beats: seconds of the recording between two of them, and the second of the first one. */
export type Tapped = { first: number; spacing: number; beats: number };

export const fewestTaps = 8;
/** The share of a beat by which a single tap may be off. */
const mayBeOff = 0.25;

/**
 * Returns the beats behind `taps`: seconds of the recording, in order, one a beat; some may be missing. Null
 * while the taps are too few or too uneven.
 */
export function tappedBeats(taps: readonly number[]): Tapped | null {
  const gaps = taps.slice(1).map((at, i) => at - (taps[i] ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  if (taps.length < fewestTaps || !(usual > 0)) return null;
  let beat = 0;
  const beats = taps.map((_, i) => {
    beat += Math.round((gaps[i - 1] ?? 0) / usual);
    return beat;
  });
  const line = fitted(beats, taps);
  const far = taps.some(
    (at, i) => Math.abs(at - line.first - (beats[i] ?? 0) * line.spacing) > mayBeOff * usual,
  );
  return far ? null : { ...line, beats: beat };
}

/** The middle of the tapped beats as an anchor: its beat is the nearest one by the anchors known so far. */
export function anchorOf({ first, spacing, beats }: Tapped, anchors: readonly Anchor[]): Anchor {
  const middle = first + Math.round(beats / 2) * spacing;
  return { beat: Math.round(tempoMap(anchors).danceAt(middle) / countSeconds), at: middle };
}

/** Returns `anchors` with `added`, which takes the place of those within a phrase of it. */
export function withAnchor(anchors: readonly Anchor[], added: Anchor): Anchor[] {
  const first = anchors[0];
  const kept = anchors.filter((one) => one === first || Math.abs(one.beat - added.beat) >= 32);
  // The anchors behind keep their tempo, and move with the added one.
  const moved = added.at - tempoMap(anchors).musicAt(added.beat * countSeconds);
  return [...kept.map((one) => (one.beat > added.beat ? { ...one, at: one.at + moved } : one)), added].sort(
    (a, b) => a.beat - b.beat,
  );
}

/** The straight line that lies nearest to all taps. */
function fitted(beats: readonly number[], taps: readonly number[]): { first: number; spacing: number } {
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
  const [x, y] = [mean(beats), mean(taps)];
  const up = mean(beats.map((beat, i) => (beat - x) * ((taps[i] ?? 0) - y)));
  const spacing = up / mean(beats.map((beat) => (beat - x) ** 2));
  return { first: y - x * spacing, spacing };
}
