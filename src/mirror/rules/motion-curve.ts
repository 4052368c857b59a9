// A motion curve is the amount of motion over the time of the dance. The dancer's curve is made from poses, a person's
// curve from the differences between the camera's frames. No face and no body part is recognised.

import type { Dance } from '#dance/rules/routine/dance.ts';
import type { Range } from '#player/rules/range.ts';

/** Samples per second of the dance. */
export const curveRate = 30;

/** The motion at `from + index / curveRate` seconds of the dance, in any unit; NaN where it is not known. */
export type MotionCurve = { from: number; motion: readonly number[] };

/** The motion that a camera saw between two frames; `at` is the second of the dance in the middle between them. */
export type SeenMotion = { at: number; motion: number };

/** The joints whose motion a camera sees best: chest, head, elbows, palms, knees and toes. */
const seen = [
  'chest',
  'head',
  'elbow_left',
  'elbow_right',
  'palm_left',
  'palm_right',
  'knee_left',
  'knee_right',
  'toe_left',
  'toe_right',
] as const;

/**
 * Returns the dancer's motion over a range (seconds of the routine), as seen from the front or the back, in metres a
 * second, summed over the joints. `poseAt` gives the poses of the danced version.
 */
export function dancerMotion(poseAt: Dance['poseAt'], range: Range): MotionCurve {
  const samples = Math.round((range.end - range.start) * curveRate) + 1;
  const motion = Array.from({ length: samples }, (_, index) => {
    const at = range.start + index / curveRate;
    const [before, after] = [poseAt(at - 0.5 / curveRate).joints, poseAt(at + 0.5 / curveRate).joints];
    return seen.reduce((sum, joint) => {
      const [a, b] = [before[joint], after[joint]];
      return sum + Math.hypot(b[0] - a[0], b[1] - a[1]) * curveRate;
    }, 0);
  });
  return { from: range.start, motion };
}

/**
 * Seconds without a frame after which the motion counts as unknown. The frames of a slow camera, 10 a second, are near
 * enough to each other.
 */
const longestGap = 0.2;

/** Returns the motion that a camera saw, as samples of a range of the routine; `seen` is in order of time. */
export function cameraMotion(seen: readonly SeenMotion[], range: Range): MotionCurve {
  const samples = Math.round((range.end - range.start) * curveRate) + 1;
  let next = 0;
  const motion = Array.from({ length: samples }, (_, index) => {
    const at = range.start + index / curveRate;
    while (next < seen.length && (seen[next] as SeenMotion).at < at) next += 1;
    const [before, after] = [seen[next - 1], seen[next]];
    if (!before || !after || after.at - before.at > longestGap) return Number.NaN;
    const share = (at - before.at) / (after.at - before.at);
    return before.motion + (after.motion - before.motion) * share;
  });
  return { from: range.start, motion };
}

/** Steps of brightness (of 255) by which noise alone changes a picture. */
export const noise = 12;

/** Returns the mean difference beyond noise, 0 to 1, between two grey frames of one size with one byte a pixel. */
export function motionBetween(before: Uint8Array, after: Uint8Array): number {
  let moved = 0;
  for (let pixel = 0; pixel < after.length; pixel += 1)
    moved += Math.max(0, Math.abs((after[pixel] as number) - (before[pixel] as number)) - noise);
  return after.length === 0 ? 0 : moved / (after.length * (255 - noise));
}
