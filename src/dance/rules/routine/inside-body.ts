// Finds bodies that are impossible because an arm is inside the trunk or the head, or one leg inside the other.

import type { Joint, Pose, Vec } from './pose.ts';
import { add, cross, distance, dot, scale, subtract, unit } from './vector.ts';

/** Half the trunk's width and depth, and the radius of the head and of a leg, in metres. */
const trunk = { wide: 0.13, deep: 0.085 };
const headRadius = 0.08;
const legRadius = 0.035;

/** Returns a sentence for each part of the body that is inside another part; none for a possible body. */
export function insideBody(pose: Pose): string[] {
  const { joints: j } = pose;
  const skull = middle(j.head, j.crown);
  const found: string[] = [];
  for (const side of ['left', 'right'] as const) {
    const parts: readonly [name: Joint | string, place: Vec][] = [
      ['elbow', j[`elbow_${side}`]],
      ['forearm', middle(j[`elbow_${side}`], j[`wrist_${side}`])],
      ['wrist', j[`wrist_${side}`]],
      ['palm', j[`palm_${side}`]],
    ];
    for (const [name, place] of parts) {
      if (inTrunk(place, pose)) found.push(`the ${side} ${name} is inside the trunk`);
      if (distance(place, skull) < headRadius) found.push(`the ${side} ${name} is inside the head`);
    }
  }
  if (distance(j.knee_left, j.knee_right) < 2 * legRadius) found.push('the knees are inside each other');
  if (distance(j.ankle_left, j.ankle_right) < 2 * legRadius) found.push('the ankles are inside each other');
  return found;
}

function inTrunk(place: Vec, { joints: { pelvis, chest }, chest_forward }: Pose): boolean {
  const spine = subtract(chest, pelvis);
  const from = subtract(place, pelvis);
  const share = dot(from, spine) / dot(spine, spine);
  if (share < 0 || share > 1) return false;
  const off = subtract(from, scale(spine, share));
  const up = unit(spine);
  const left = unit(cross(up, chest_forward));
  const forward = cross(left, up);
  return (dot(off, left) / trunk.wide) ** 2 + (dot(off, forward) / trunk.deep) ** 2 < 1;
}

function middle(a: Vec, b: Vec): Vec {
  return scale(add(a, b), 0.5);
}
