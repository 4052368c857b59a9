// The room of a body is the rectangle that the body fills in the picture, from the ground to the hair.

import { arm } from '../body.ts';
import type { Joint, Pose, Vec } from '../pose.ts';
import { along, subtract } from '../vector.ts';
import { seen } from './lens.ts';

/** The edges of a room on the lens's plane, in metres. */
export type Room = { left: number; right: number; low: number; high: number };

/** Metres by which the body reaches beyond a joint, with hair, spread fingers, toes or clothes. */
const around: Partial<Record<Joint, number>> = {
  crown: 0.19,
  head: 0.16,
  palm_left: 0.12,
  palm_right: 0.12,
  elbow_left: 0.07,
  elbow_right: 0.07,
  toe_left: 0.11,
  toe_right: 0.11,
  ankle_left: 0.09,
  ankle_right: 0.09,
  knee_left: 0.1,
  knee_right: 0.1,
  hip_left: 0.12,
  hip_right: 0.12,
};
const edges = Object.entries(around) as [Joint, number][];
/** Metres from the wrist to the finger tips (hands are drawn larger than life), and metres of nail around the tips. */
const finger = 0.24;
const nail = 0.075;
/** Metres that the room includes around the ground under the pelvis, because of the lower edge of a seat. */
const seat = 0.05;

/** The room of a pose, seen from the front or, when `behind`, from the back. */
export function roomOf({ joints }: Pose, behind: boolean): Room {
  const turn = behind ? -1 : 1;
  const room = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity };
  const hold = ([x, y, z]: Vec, margin: number) => {
    const { right, up, size } = seen([x * turn, y, z * turn]);
    room.left = Math.min(room.left, right - margin * size);
    room.right = Math.max(room.right, right + margin * size);
    room.low = Math.min(room.low, up - margin * size);
    room.high = Math.max(room.high, up + margin * size);
  };
  for (const [joint, margin] of edges) hold(joints[joint], margin);
  // The ground below the pelvis is included: a seat that is seen from behind reaches lower in the picture than the
  // feet.
  hold([joints.pelvis[0], 0, joints.pelvis[2]], seat);
  for (const side of ['left', 'right'] as const) {
    const wrist = joints[`wrist_${side}`];
    hold(along(wrist, subtract(joints[`palm_${side}`], wrist), finger / arm.palm), nail);
  }
  return room;
}
