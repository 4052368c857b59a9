import { expect, test } from 'vitest';
import { insideBody } from './inside-body.ts';
import type { Joint, Pose, Vec } from './pose.ts';
import { poseAt } from './pose-at.ts';
import { add, scale } from './vector.ts';

/** A possible pose of the house routine with one joint put somewhere else. */
function withJoint(joint: Joint, place: (pose: Pose) => Vec): Pose {
  const pose = poseAt(30);
  return { ...pose, joints: { ...pose.joints, [joint]: place(pose) } };
}

const between = (a: Vec, b: Vec) => scale(add(a, b), 0.5);

test('a possible pose has nothing inside anything', () => {
  expect(insideBody(poseAt(30))).toEqual([]);
});

test.each<[fault: string, joint: Joint, place: (pose: Pose) => Vec]>([
  ['the left wrist is inside the trunk', 'wrist_left', ({ joints }) => between(joints.pelvis, joints.chest)],
  ['the right elbow is inside the trunk', 'elbow_right', ({ joints }) => joints.waist],
  ['the right palm is inside the head', 'palm_right', ({ joints }) => between(joints.head, joints.crown)],
  ['the knees are inside each other', 'knee_left', ({ joints }) => joints.knee_right],
  ['the ankles are inside each other', 'ankle_right', ({ joints }) => joints.ankle_left],
])('%s is noticed', (fault, joint, place) => {
  expect(insideBody(withJoint(joint, place))).toContain(fault);
});
