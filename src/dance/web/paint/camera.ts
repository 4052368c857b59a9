// The camera places a point of the dance floor in the picture. The functions are pure and never draw. Camera space: x
// right, y up, z towards the viewer. Picture: x right, y down, in the canvas's own pixels.

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

/**
 * `zoom` is the number of pixels that a metre of the lens's plane takes; `x` and `y` are the place of that plane's
 * origin in the picture.
 */
export type Camera = { readonly zoom: number; readonly x: number; readonly y: number };

/**
 * A picture's size, and how much of its height is kept free for other things at the top and at the bottom, all in
 * pixels.
 */
export type Frame = { width: number; height: number; safe: { top: number; bottom: number } };

/** Returns the width of the safe box, which a shot fills, divided by its height. */
export function safeRatio({ width, height, safe }: Frame): number {
  return width / safeHeight(height, safe);
}

/** Returns the camera that fills the safe box of a picture with a shot. */
export function cameraFor({ width, height, safe }: Frame, { middle, low, tall }: Shot): Camera {
  const zoom = safeHeight(height, safe) / tall;
  return { zoom, x: width / 2 - middle * zoom, y: height - safe.bottom + low * zoom };
}

/** Returns the height of the safe box: at least a third of the picture, however much is to be kept free. */
function safeHeight(height: number, { top, bottom }: Frame['safe']): number {
  return Math.max(height - top - bottom, height / 3);
}

/** Returns the spot at which the picture shows a point of camera space. */
export function project({ zoom, x, y }: Camera, v: Vec): Spot {
  const { right, up, size } = seen(v);
  return {
    x: x + right * zoom,
    y: y - up * zoom,
    scale: zoom * size,
    near: lensDistance - lensDistance / size,
  };
}

/** Returns a small vector of camera space as x and y (down) in the picture, still in metres and not in pixels. */
export function onPicture(v: Vec): readonly [x: number, y: number] {
  const [right, up] = alongPlane(v);
  return [right, -up];
}

/**
 * A pose in camera space. `hand` is -1 in a mirrored picture, where right-handed coordinate frames become left-handed.
 */
export type SeenPose = Pose & { hand: 1 | -1 };

/**
 * Returns the function that brings a place on the dance floor into camera space, as seen from a side and mirrored or
 * not.
 */
export function turnTo(side: Side, mirrored: boolean): (v: Vec) => Vec {
  const front = side === 'front' ? 1 : -1;
  const across = mirrored ? -front : front;
  return (v) => [v[0] * across, v[1], v[2] * front];
}

/** Returns a pose as seen from a side, mirrored if `mirrored`, and moved `right` and `back` (metres). */
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
