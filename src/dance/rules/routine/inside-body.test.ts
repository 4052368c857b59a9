import { expect, test } from 'vitest';
import { insideBody } from './inside-body.ts';
import type { Joint, Pose, Vec } from './pose.ts';
import { poseAt } from './pose-at.ts';
import { add, along, scale, subtract } from './vector.ts';

/** A possible pose of the house routine with one joint put somewhere else. */
function withJoint(joint: Joint, place: (pose: Pose) => Vec): Pose {
  const pose = poseAt(30);
  return { ...pose, joints: { ...pose.joints, [joint]: place(pose) } };
}

/** The place that has its middle with `end` at `middle`. */
const beyond = (end: Vec, middle: Vec) => subtract(scale(middle, 2), end);
const between = (a: Vec, b: Vec) => scale(add(a, b), 0.5);

test('in a possible pose no part of the body is inside another part', () => {
  expect(insideBody(poseAt(30))).toEqual([]);
});

test.each<[fault: string, joint: Joint, place: (pose: Pose) => Vec]>([
  ['the left wrist is inside the trunk', 'wrist_left', ({ joints }) => between(joints.pelvis, joints.chest)],
  ['the right elbow is inside the trunk', 'elbow_right', ({ joints }) => joints.waist],
  ['the right palm is inside the head', 'palm_right', ({ joints }) => between(joints.head, joints.crown)],
  [
    'the left forearm is inside the trunk',
    'elbow_left',
    ({ joints }) => beyond(joints.wrist_left, joints.waist),
  ],
  ['the left palm is inside the trunk', 'palm_left', ({ joints }) => add(joints.waist, [0.12, 0, 0])],
  ['the right palm is inside the trunk', 'palm_right', ({ joints }) => add(joints.waist, [0, 0, -0.07])],
  ['the left elbow is inside the head', 'elbow_left', ({ joints }) => add(joints.crown, [0, -0.02, 0])],
  ['the knees are inside each other', 'knee_left', ({ joints }) => joints.knee_right],
  ['the ankles are inside each other', 'ankle_right', ({ joints }) => joints.ankle_left],
])('an impossible body is found: %s', (fault, joint, place) => {
  expect(insideBody(withJoint(joint, place))).toContain(fault);
});

test.each<[place: string, joint: Joint, where: (pose: Pose) => Vec]>([
  [
    'in front of the chest',
    'palm_left',
    ({ joints, chest_forward }) => along(joints.waist, chest_forward, 0.1),
  ],
  ['at the side of the waist', 'palm_right', ({ joints }) => add(joints.waist, [-0.15, 0, 0])],
  ['below the pelvis', 'palm_left', ({ joints }) => add(joints.pelvis, [0, -0.05, 0])],
  ['above the head', 'palm_left', ({ joints }) => add(joints.crown, [0, 0.05, 0])],
  ['a hand’s breadth from the other knee', 'knee_left', ({ joints }) => add(joints.knee_right, [0.08, 0, 0])],
])('a joint that is %s is not inside another part', (_, joint, where) => {
  const [before, after] = [poseAt(30), withJoint(joint, where)];
  expect(insideBody(after).length).toBe(insideBody(before).length);
});
