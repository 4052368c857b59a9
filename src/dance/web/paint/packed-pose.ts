// A packed pose is one row of numbers. A row costs the page less than objects would, because poses are handed to the
// worker for every picture.

import { joints, type Pose, type Vec } from '#dance/rules/routine/pose.ts';

const directions = [
  'chest_forward',
  'face_forward',
  'face_up',
  'palm_left_normal',
  'palm_right_normal',
] as const;
const shares = ['claw_left', 'claw_right', 'jaw', 'weight_left', 'weight_right'] as const;
const perPose = (joints.length + directions.length) * 3 + shares.length;

export function packPoses(poses: readonly Pose[]): Float64Array {
  const numbers = new Float64Array(poses.length * perPose);
  let at = 0;
  for (const pose of poses) {
    for (const joint of joints) for (const part of pose.joints[joint]) numbers[at++] = part;
    for (const direction of directions) for (const part of pose[direction]) numbers[at++] = part;
    for (const share of shares) numbers[at++] = pose[share];
  }
  return numbers;
}

export function unpackPoses(numbers: Float64Array): Pose[] {
  let at = 0;
  const next = () => numbers[at++] as number;
  const vector = (): Vec => [next(), next(), next()];
  const named = <Name extends string, Value>(names: readonly Name[], value: () => Value) =>
    Object.fromEntries(names.map((name) => [name, value()])) as Record<Name, Value>;
  return Array.from({ length: numbers.length / perPose }, () => ({
    joints: named(joints, vector),
    ...named(directions, vector),
    ...named(shares, next),
  }));
}
