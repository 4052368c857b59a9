// The lens that looks at the dance floor. The lens never moves: only the part of its picture that is shown follows the
// dancer. So a planted foot stays on its spot of the painted ground, whatever part is shown.
// Camera space, in metres: x right, y up, z towards the viewer. The plane of the lens's picture stands upright
// through the middle of the floor.

import type { Vec } from '../pose.ts';

/** Metres from the lens to the middle of the floor: so far that the dancer looks hardly larger near the audience. */
export const lensDistance = 8;
const height = 1.5;
/**
 * Radians by which the lens looks down, so that the floor is seen, and steps forward look different from steps back.
 */
const pitch = 0.075;
const cos = Math.cos(pitch);
const sin = Math.sin(pitch);

/**
 * A point as seen on the lens's plane: metres to the right and up, and how large things at the point look, relative
 * to things on the plane.
 */
export type Seen = { right: number; up: number; size: number };

/** Returns where and how large a point of camera space is seen on the lens's plane. */
export function seen(v: Vec): Seen {
  const depth = (lensDistance - v[2]) * cos - (v[1] - height) * sin;
  const size = lensDistance / depth;
  return { right: v[0] * size, up: ((v[1] - height) * cos - v[2] * sin) * size, size };
}

/** Returns a small vector of camera space as it is seen on the lens's plane: metres to the right and up. */
export function alongPlane(v: Vec): readonly [right: number, up: number] {
  return [v[0], v[1] * cos - v[2] * sin];
}

/** The share by which a direction faces the lens: 1 straight at it, 0 sideways, negative away. */
export function facing(v: Vec): number {
  return v[1] * sin + v[2] * cos;
}
