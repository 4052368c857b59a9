// Places an arm from the shoulder to the hand, by two angles and a reach. When the chest turns, the arm follows late.

import { arm, armLength } from './body.ts';
import { armStart, channel } from './channels.ts';
import { type Frame, toWorld } from './frame.ts';
import type { Vec } from './pose.ts';
import { solveLimb } from './solve-limb.ts';
import { across, add, along, cross, radians, scale, subtract, unit } from './vector.ts';

export type ArmPose = { elbow: Vec; wrist: Vec; palm: Vec; normal: Vec; claw: number };

/** Places the arm on `side` (1 left, -1 right). `before` is the row a moment ago. */
export function poseArm(
  row: Float64Array,
  before: Float64Array,
  shoulder: Vec,
  chest: Frame,
  side: 1 | -1,
  beat: number,
): ArmPose {
  const start = side === 1 ? armStart.left : armStart.right;
  const value = (index: number) => row[start + index] as number;
  const behind = side * (chestYaw(before) - chestYaw(row)) * 0.35;
  const dangle = Math.sin(beat * 1.31 + side) * 1.5;
  const up = radians(value(0) + dangle);
  const out = radians(value(1) + behind - dangle);
  const reach = value(2) * armLength;

  const towards: Vec = [side * Math.sin(out) * Math.cos(up), Math.sin(up), Math.cos(out) * Math.cos(up)];
  const below: Vec = [side * Math.sin(out) * Math.sin(up), -Math.cos(up), Math.cos(out) * Math.sin(up)];
  const outwards: Vec = [side * Math.cos(out), 0, -Math.sin(out)];
  const turn = radians(value(3));
  const pole = add(scale(below, Math.cos(turn)), scale(outwards, Math.sin(turn)));
  const target = along(shoulder, toWorld(chest, towards), reach);
  const [elbow, wrist] = solveLimb(shoulder, target, arm.upper, arm.fore, toWorld(chest, pole));

  const fore = scale(subtract(wrist, elbow), 1 / arm.fore);
  // The palm of a hanging arm faces the thigh, that of a level arm the floor, and that of a raised arm the audience.
  const easy: Vec = [-side * Math.max(0, -Math.sin(up)), -Math.cos(up), Math.max(0, Math.sin(up)) * 1.5];
  const flat = across(toWorld(chest, easy), fore);
  const roll = radians(value(4)) * side;
  const palmSide = unit(add(scale(flat, Math.cos(roll)), scale(cross(fore, flat), Math.sin(roll))));
  const wristBend = radians(value(5));
  const hand = add(scale(fore, Math.cos(wristBend)), scale(palmSide, Math.sin(wristBend)));
  const normal = add(scale(palmSide, Math.cos(wristBend)), scale(fore, -Math.sin(wristBend)));
  return {
    elbow,
    wrist,
    palm: along(wrist, hand, arm.palm),
    normal,
    claw: Math.min(1, Math.max(0, value(6))),
  };
}

function chestYaw(row: Float64Array): number {
  return (row[channel.facing] as number) + (row[channel.swivel] as number) + (row[channel.twist] as number);
}
