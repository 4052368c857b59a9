// A trail behind each hand shows the hand's latest places. The points of a trail belong to fixed times of the dance. So
// the trail keeps its place in the air while the hand moves on, and only its newest points have to be worked out.

import type { Pose, Vec } from './pose.ts';

/** Places of the palms, the newest first. */
export type HandTrails = { left: readonly Vec[]; right: readonly Vec[] };

/** Counts between two points of a trail, and the number of points. */
const finely = 1 / 12;
const points = 10;

/**
 * Returns the function that gives the trails at a moment (seconds) of a dance. It remembers the poses of its
 * last trails.
 */
export function makeHandTrails(
  poseAt: (time: number) => Pose,
  secondsPerBeat: number,
): (time: number) => HandTrails {
  let known = new Map<number, Pose>();
  return (time) => {
    const newest = Math.floor(time / secondsPerBeat / finely);
    const places = Array.from({ length: points }, (_, i) => newest - i).filter((at) => at >= 0);
    known = new Map(places.map((at) => [at, known.get(at) ?? poseAt(at * finely * secondsPerBeat)]));
    const poses = [poseAt(time), ...known.values()];
    return {
      left: poses.map(({ joints }) => joints.palm_left),
      right: poses.map(({ joints }) => joints.palm_right),
    };
  };
}

/**
 * Whether footprints and hands' trails are shown at a speed (1 is full). At slow speeds they help the learner; at
 * higher speeds they would distract.
 */
export function hasMarks(rate: number): boolean {
  return rate <= 0.5;
}
