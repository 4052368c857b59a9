// A frame has the directions left, up and forward of a body part. Frames are built from the three angles that a
// choreographer uses, never from quaternions.

import type { Vec } from './pose.ts';
import { add, radians, scale } from './vector.ts';

export type Frame = { left: Vec; up: Vec; forward: Vec };

/**
 * The frame of a body part that is turned to the left by `yaw`, then leant forward by `pitch`, then tilted to the left
 * by `roll` (degrees).
 */
export function frame(yaw: number, pitch: number, roll: number): Frame {
  const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  const [sinRoll, cosRoll] = [Math.sin(radians(roll)), Math.cos(radians(roll))];
  const side: Vec = [cosYaw, 0, -sinYaw];
  const up: Vec = [sinYaw * sinPitch, cosPitch, cosYaw * sinPitch];
  const forward: Vec = [sinYaw * cosPitch, -sinPitch, cosYaw * cosPitch];
  return {
    left: add(scale(side, cosRoll), scale(up, -sinRoll)),
    up: add(scale(up, cosRoll), scale(side, sinRoll)),
    forward,
  };
}

/** The world direction of a vector given as left, up and forward in the frame. */
export function toWorld({ left, up, forward }: Frame, [x, y, z]: Vec): Vec {
  return [
    left[0] * x + up[0] * y + forward[0] * z,
    left[1] * x + up[1] * y + forward[1] * z,
    left[2] * x + up[2] * y + forward[2] * z,
  ];
}
