// Checks, for two poses and the time between them, whether a body moves faster than a beginner can.

import { type Joint, joints, type Pose } from './pose.ts';
import { distance } from './vector.ts';

/**
 * Speed limits in metres a second, by the beginning of a joint's name ('' for all other joints). Beginners keep up
 * with a hand at 8 and a crown at 3; a boxer's fist passes 10, a sprinter's foot 15.
 */
const fastest: readonly [part: string, limit: number][] = [
  ['palm', 8],
  ['wrist', 10],
  ['elbow', 7],
  ['toe', 9],
  ['ankle', 8],
  ['knee', 6],
  ['crown', 3],
  ['head', 5],
  ['', 4],
];
const limits = joints.map((joint): [Joint, number] => [
  joint,
  fastest.find(([part]) => joint.startsWith(part))?.[1] ?? 0,
]);

/**
 * Returns a sentence if a joint moves too fast from one pose to the next, which is `seconds` later; else an empty list.
 * Only the joint farthest beyond its limit is named, because it moves other joints with it.
 */
export function tooFast(before: Pose, now: Pose, seconds: number): string[] {
  const { joint, share, speed } = fastestJoint(before, now, seconds);
  return share > 1 ? [`the ${joint} moves at ${speed.toFixed(1)} m/s`] : [];
}

/** The joint whose speed is the largest share of its limit, with that share and the speed in metres a second. */
export function fastestJoint(
  before: Pose,
  now: Pose,
  seconds: number,
): { joint: Joint; share: number; speed: number } {
  let worst = { joint: joints[0] as Joint, share: 0, speed: 0 };
  for (const [joint, limit] of limits) {
    const speed = distance(before.joints[joint], now.joints[joint]) / seconds;
    if (speed > worst.share * limit) worst = { joint, share: speed / limit, speed };
  }
  return worst;
}
