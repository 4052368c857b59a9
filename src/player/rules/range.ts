// Ranges of a timeline, and how a learner changes the ends of a loop. All values are seconds. A changed loop stays
// inside the step, and never gets shorter than `shortestLoop` unless the step is shorter.

export type Range = { start: number; end: number };

/** Seconds of the shortest loop: a shorter one would be a stutter, not practice. */
export const shortestLoop = 0.5;

/** Seconds that one press on a nudge button or key moves an end. */
export const nudgeStep = 0.1;

/** Whether both ends are numbers from zero up, and the end comes after the start. */
export function isRange(range: Range): boolean {
  return (
    Number.isFinite(range.start) && Number.isFinite(range.end) && range.start >= 0 && range.end > range.start
  );
}

/**
 * Two moments that are at most this far apart (seconds) are taken as the same, because positions of a medium carry
 * rounding errors.
 */
const near = 0.05;

/** Whether all of `inner` is within `outer`. */
export function isWithin(inner: Range, outer: Range): boolean {
  return inner.start >= outer.start - near && inner.end <= outer.end + near;
}

/** A range without an end may begin behind a medium's end. The medium then shows this many of its last seconds. */
const lastSeconds = 15;

/**
 * The part of `range` that a medium of `duration` seconds (0: not known yet) can show. A range without an end
 * runs to the end of the medium. A range for which the medium is too short (`isBehind`) is replaced by the medium's
 * last seconds, as many as the range has.
 */
export function clipRange(range: Range, duration: number): Range {
  const start = Number.isFinite(range.start) ? Math.max(0, range.start) : 0;
  const end = range.end > start ? range.end : Number.POSITIVE_INFINITY;
  if (!(duration > 0)) return { start, end };
  if (isBehind(range, duration)) {
    const length = Number.isFinite(end) ? Math.max(shortestLoop, end - start) : lastSeconds;
    return { start: Math.max(0, duration - length), end: duration };
  }
  return { start, end: Math.min(end, duration) };
}

/**
 * Whether a medium of `duration` seconds (0: not known) ends before a range begins, or less than `shortestLoop` after
 * that, so that it can't show the range.
 */
export function isBehind({ start }: Range, duration: number): boolean {
  return duration > 0 && start > duration - shortestLoop;
}

/** `seconds` moved into the range, and a little away from its end, so that something is left to play. */
export function insideRange(range: Range, seconds: number): number {
  if (!Number.isFinite(seconds)) return range.start;
  const last = Math.max(range.start, range.end - shortestLoop / 2);
  return Math.min(Math.max(seconds, range.start), last);
}

/**
 * A loop of half the length with the same start, within `whole`, which is the step. Every change of a loop moves
 * a loop outside of the step (a drill) into the step.
 */
export function halved({ start, end }: Range, whole: Range): Range {
  return fitted({ start, end: start + Math.max(shortestLoop, (end - start) / 2) }, whole);
}

/** A loop of twice the length with the same start, within `whole`. */
export function doubled({ start, end }: Range, whole: Range): Range {
  return fitted({ start, end: start + (end - start) * 2 }, whole);
}

/** The loop moved by its own length, forward (1) or back (-1). */
export function shifted({ start, end }: Range, direction: 1 | -1, whole: Range): Range {
  const by = direction * (end - start);
  return fitted({ start: start + by, end: end + by }, whole);
}

/** Sets one end to `seconds`. The other end moves where the loop would become too short. */
export function withEnd(range: Range, end: 'a' | 'b', seconds: number, whole: Range): Range {
  const at = rounded(Math.min(Math.max(seconds, whole.start), whole.end));
  const before = fitted(range, whole);
  if (end === 'a') {
    const start = Math.min(at, whole.end - shortestLoop);
    return { start, end: Math.max(before.end, start + shortestLoop) };
  }
  const stop = Math.max(at, whole.start + shortestLoop);
  return { start: Math.min(before.start, stop - shortestLoop), end: stop };
}

/** `range` moved into `whole`, and shortened where it does not fit. */
function fitted(range: Range, whole: Range): Range {
  const length = Math.min(range.end - range.start, whole.end - whole.start);
  const start = Math.max(whole.start, Math.min(range.start, whole.end - length));
  return { start, end: start + length };
}

/** Rounds to hundredths of a second, which are fine enough for setting an end, and keep shared links short. */
export function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
