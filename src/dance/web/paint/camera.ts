// The camera places a point of the dance floor in the picture. The camera is pure and never draws.
// Camera space: x right, y up, z towards the viewer. Picture: x right, y down, in the canvas's own pixels.

import { alongPlane, lensDistance, seen } from '#dance/rules/routine/camera/lens.ts';
import type { Shot } from '#dance/rules/routine/camera/shots.ts';
import type { Pose, Vec } from '#dance/rules/routine/pose.ts';
import { joints } from '#dance/rules/routine/pose.ts';

export type Side = 'front' | 'back';

export type Spot = {
  x: number;
  y: number;
  /** Scale at the spot, in pixels a metre. */
  scale: number;
  /** Nearness of the spot: metres towards the viewer. */
  near: number;
};

/** Pixels that a metre of the lens's plane takes, and the place of the plane's origin in the picture. */
export type Camera = { readonly zoom: number; readonly x: number; readonly y: number };

/** A picture's size, and the height above and below that is kept free for other things, all in pixels. */
export type Frame = { width: number; height: number; safe: { top: number; bottom: number } };

/** Width of the box that a shot fills, divided by its height. */
export function safeRatio({ width, height, safe }: Frame): number {
  return width / safeHeight(height, safe);
}

/** The camera that fills the safe box of a picture with a shot. */
export function cameraFor({ width, height, safe }: Frame, { middle, low, tall }: Shot): Camera {
  const zoom = safeHeight(height, safe) / tall;
  return { zoom, x: width / 2 - middle * zoom, y: height - safe.bottom + low * zoom };
}

/** Height of the safe box: a third of the picture stays for the dancer, however much is to be kept free. */
function safeHeight(height: number, { top, bottom }: Frame['safe']): number {
  return Math.max(height - top - bottom, height / 3);
}

/** Returns the spot on which a point in camera space lands. */
export function project({ zoom, x, y }: Camera, v: Vec): Spot {
  const { right, up, size } = seen(v);
  return {
    x: x + right * zoom,
    y: y - up * zoom,
    scale: zoom * size,
    near: lensDistance - lensDistance / size,
  };
}

/** The direction in the picture (y down) of a small vector of camera space, per metre and before scaling. */
export function onPicture(v: Vec): readonly [x: number, y: number] {
  const [right, up] = alongPlane(v);
  return [right, -up];
}

/** A pose in camera space. `hand` is -1 in a mirrored picture, where left-handed frames replace right-handed ones. */
export type SeenPose = Pose & { hand: 1 | -1 };

/**
 * Returns the turn that brings a place on the dance floor into camera space, as seen from a side and mirrored
 * or not.
 */
export function turnTo(side: Side, mirrored: boolean): (v: Vec) => Vec {
  const front = side === 'front' ? 1 : -1;
  const across = mirrored ? -front : front;
  return (v) => [v[0] * across, v[1], v[2] * front];
}

/** Turns a pose to the side it is seen from, mirrors it if `mirrored`, and moves it `right` and `back` (metres). */
export function seenFrom(pose: Pose, side: Side, mirrored: boolean, right = 0, back = 0): SeenPose {
  const turn = turnTo(side, mirrored);
  const placed = { ...pose.joints };
  for (const joint of joints) {
    const [x, y, z] = turn(pose.joints[joint]);
    placed[joint] = [x + right, y, z - back];
  }
  return {
    ...pose,
    joints: placed,
    chest_forward: turn(pose.chest_forward),
    face_forward: turn(pose.face_forward),
    face_up: turn(pose.face_up),
    palm_left_normal: turn(pose.palm_left_normal),
    palm_right_normal: turn(pose.palm_right_normal),
    hand: mirrored ? -1 : 1,
  };
}
