// Works out the pose at a moment of any compiled routine, from the feet up and then out to the hands. The pose must not
// depend on earlier calls, because players jump to any moment, repeat moments and play at any speed.

import { anklePlace, ankleToToe } from './ankle-place.ts';
import { leg } from './body.ts';
import { channel } from './channels.ts';
import { type Frame, frame } from './frame.ts';
import type { Pose, Vec } from './pose.ts';
import { poseArm } from './pose-arm.ts';
import { type Pelvis, posePelvis } from './pose-pelvis.ts';
import { collarTo, poseSpine } from './pose-spine.ts';
import { sampleFoot } from './sample-feet.ts';
import { sampleRow } from './sample-row.ts';
import { solveLimb } from './solve-limb.ts';
import type { Timeline } from './timeline.ts';
import { add, cross, radians, subtract, unit } from './vector.ts';

/** Time in seconds that the head and the arms take to follow the chest. */
const late = 0.11;

/** The pose at `time` seconds of the routine. Before and after the routine it is the first and the last pose. */
export function poseOf(timeline: Timeline, time: number): Pose {
  const beat = Math.min(timeline.beats, Math.max(0, time / timeline.secondsPerBeat));
  const row = sampleRow(timeline, beat);
  const before = sampleRow(timeline, Math.max(0, beat - late / timeline.secondsPerBeat));
  const left = sampleFoot(timeline.feet.left, beat);
  const right = sampleFoot(timeline.feet.right, beat);

  const pelvis = posePelvis(row, left, right, beat);
  const spine = poseSpine(row, before, pelvis, beat);
  const shoulder_left = collarTo(spine, 1, row[channel.shrug_left] as number);
  const shoulder_right = collarTo(spine, -1, row[channel.shrug_right] as number);
  const arm_left = poseArm(row, before, shoulder_left, spine.chestFrame, 1, beat);
  const arm_right = poseArm(row, before, shoulder_right, spine.chestFrame, -1, beat);
  const facing: Frame = frame(row[channel.facing] as number, 0, 0);
  const leg_left = poseLeg(pelvis, facing, 1, row[channel.knees] as number);
  const leg_right = poseLeg(pelvis, facing, -1, row[channel.knees] as number);
  const [weight_left, weight_right] = weights(row[channel.weight] as number, left.bears, right.bears);

  return {
    joints: {
      pelvis: pelvis.place,
      waist: spine.waist,
      chest: spine.chest,
      neck: spine.neck,
      head: spine.head,
      crown: spine.crown,
      shoulder_left,
      elbow_left: arm_left.elbow,
      wrist_left: arm_left.wrist,
      palm_left: arm_left.palm,
      shoulder_right,
      elbow_right: arm_right.elbow,
      wrist_right: arm_right.wrist,
      palm_right: arm_right.palm,
      hip_left: leg_left.hip,
      knee_left: leg_left.knee,
      ankle_left: leg_left.ankle,
      toe_left: leg_left.toe,
      hip_right: leg_right.hip,
      knee_right: leg_right.knee,
      ankle_right: leg_right.ankle,
      toe_right: leg_right.toe,
    },
    chest_forward: spine.chestFrame.forward,
    face_forward: spine.headFrame.forward,
    face_up: spine.headFrame.up,
    palm_left_normal: arm_left.normal,
    palm_right_normal: arm_right.normal,
    claw_left: arm_left.claw,
    claw_right: arm_right.claw,
    jaw: Math.min(1, Math.max(0, row[channel.roar] as number)),
    weight_left,
    weight_right,
  };
}

function weights(weight: number, left: number, right: number): [left: number, right: number] {
  const share = Math.min(1, Math.max(0, (1 + weight) / 2));
  const [onLeft, onRight] = [(share + 0.001) * left, (1.001 - share) * right];
  const both = onLeft + onRight;
  return both > 0
    ? [(onLeft / both) * Math.max(left, right), (onRight / both) * Math.max(left, right)]
    : [0, 0];
}

/** The places of a leg's joints. */
export type Leg = { hip: Vec; knee: Vec; ankle: Vec; toe: Vec };

/** Places the leg on `side` (1 left, -1 right) between its hip and its foot; `knees` opens the knee by degrees. */
export function poseLeg(pelvis: Pelvis, facing: Frame, side: 1 | -1, knees: number): Leg {
  const index = side === 1 ? 0 : 1;
  const hip = pelvis.hips[index];
  const foot = pelvis.feet[index];
  const wanted = anklePlace(foot);
  // The knee points half way between where the body faces and where the foot points.
  const body = Math.atan2(facing.forward[0], facing.forward[2]);
  const toed = radians(foot.yaw) - body;
  const half = body + Math.atan2(Math.sin(toed), Math.cos(toed)) / 2;
  const yaw = (half * 180) / Math.PI + knees * side;
  const [knee, ankle] = solveLimb(
    hip,
    wanted,
    leg.thigh,
    leg.shin,
    cross(unit(subtract(wanted, hip)), frame(yaw, 0, 0).left),
  );
  return { hip, knee, ankle, toe: add(ankle, ankleToToe(foot)) };
}
