// A leg, from its hip to a foot whose place is given; the knee follows from both.

import { anklePlace, ankleToToe } from './ankle-place.ts';
import { leg } from './body.ts';
import { type Frame, frame } from './frame.ts';
import type { Vec } from './pose.ts';
import type { Pelvis } from './pose-pelvis.ts';
import { solveLimb } from './solve-limb.ts';
import { add, cross, radians, subtract, unit } from './vector.ts';

export type Leg = { hip: Vec; knee: Vec; ankle: Vec; toe: Vec };

/** Places a leg: `side` 1 left, -1 right; `knees` opens the knee outwards, in degrees. */
export function poseLeg(pelvis: Pelvis, facing: Frame, side: 1 | -1, knees: number): Leg {
  const index = side === 1 ? 0 : 1;
  const hip = pelvis.hips[index];
  const foot = pelvis.feet[index];
  const wanted = anklePlace(foot);
  // The knee opens about the line of the leg: between where the body faces and where the foot points.
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
