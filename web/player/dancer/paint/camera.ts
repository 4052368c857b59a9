// Where a point of the dance floor lands in the picture. Pure; it never draws.
// Camera space: x right, y up, z towards the viewer. Picture: x right, y down, in the canvas's own pixels.

import type { Pose, Vec } from '#rules/routine/pose.ts';
import { joints } from '#rules/routine/pose.ts';

export type Side = 'front' | 'back';

/** Metres from the lens to the middle of the stage: far, so that nearing the audience does not swell the dancer. */
const distance = 8;
const height = 1.5;
/** Looking slightly down, so that the floor is seen and steps forward and back can be told apart. */
const pitch = 0.075;
/** Metres of height that the picture shows at the middle of the stage. */
const shown = 2.6;
const cos = Math.cos(pitch);
const sin = Math.sin(pitch);
/** Metres that the picture is shifted down by, so that raised arms and the nearest step both stay in it. */
const shift = 0.5;

export type Spot = {
  x: number;
  y: number /** Pixels a metre there. */;
  scale: number /** Metres towards the viewer. */;
  near: number;
};

export type Camera = { readonly width: number; readonly height: number; readonly focal: number };

/** A camera for a picture of `width` by `height` pixels. */
export function cameraFor(width: number, height: number): Camera {
  return { width, height, focal: (Math.min(height, width * 0.72) * distance) / shown };
}

/** Where a point in camera space lands. */
export function project(camera: Camera, v: Vec): Spot {
  const y = v[1] - height;
  const z = distance - v[2];
  const depth = z * cos - y * sin;
  const scale = camera.focal / depth;
  return {
    x: camera.width / 2 + v[0] * scale,
    y: camera.height / 2 - (y * cos - v[2] * sin + shift) * scale,
    scale,
    near: distance - depth,
  };
}

/** How a small vector in camera space points in the picture (y down), per metre and before scaling. */
export function onPicture(v: Vec): readonly [x: number, y: number] {
  return [v[0], -(v[1] * cos - v[2] * sin)];
}

/** How much a direction faces the viewer: 1 straight at the lens, 0 sideways, negative away. */
export function facing(v: Vec): number {
  return v[1] * sin + v[2] * cos;
}

/** A pose in camera space. `hand` is -1 in a mirrored picture, where left-handed frames replace right-handed ones. */
export type SeenPose = Pose & { hand: 1 | -1 };

/** Turns a pose to the side it is seen from, mirrors it, and sets it down `right` and `back` of its place. */
export function seenFrom(pose: Pose, side: Side, mirrored: boolean, right = 0, back = 0): SeenPose {
  const front = side === 'front' ? 1 : -1;
  const across = mirrored ? -front : front;
  const turn = (v: Vec): Vec => [v[0] * across, v[1], v[2] * front];
  const placed = { ...pose.joints };
  for (const joint of joints) {
    const v = pose.joints[joint];
    placed[joint] = [v[0] * across + right, v[1], v[2] * front - back];
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
