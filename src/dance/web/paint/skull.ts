// The bones of the head, and the places in the picture at which their points are seen.

import { facing } from '#dance/rules/routine/camera/lens.ts';
import type { Vec } from '#dance/rules/routine/pose.ts';
import { cross, scale, unit } from '#dance/rules/routine/vector.ts';
import { type Camera, project, type SeenPose, type Spot } from './camera.ts';
import { nth } from './nth.ts';
import { from, mix } from './place.ts';

/** A ring of the skull: its height, half-width, half-depth, and how far forward its middle is, all in head heights. */
export type Ring = readonly [y: number, wide: number, deep: number, forward: number];

export const skull: readonly Ring[] = [
  [0.5, 0.15, 0.18, -0.04],
  [0.43, 0.28, 0.33, -0.04],
  [0.28, 0.365, 0.43, -0.02],
  [0.1, 0.38, 0.45, 0],
  [-0.06, 0.37, 0.42, 0.03],
  [-0.2, 0.29, 0.33, 0.09],
];
export const jawbone: readonly Ring[] = [
  [-0.12, 0.34, 0.26, 0.06],
  [-0.26, 0.28, 0.3, 0.11],
  [-0.4, 0.2, 0.2, 0.2],
  [-0.49, 0.11, 0.1, 0.27],
];
/** Place of the jaw's hinge in head heights, and the angle in radians by which the jaw of a full roar is open. */
const hinge = { y: -0.08, z: -0.12, drop: 0.62 };

/** The head in camera space: a point is an angle off the face (degrees, to the dancer's left) and a height. */
export type Head = {
  /** Pixels of one head height. */
  size: number;
  jaw: number;
  face(degrees: number, y: number, out?: number): Spot;
  chin(degrees: number, y: number, out?: number): Spot;
  /**
   * Returns the place at `x`, `y`, `z` along the head's own axes (left, up, forward), in head heights from the middle.
   */
  at(x: number, y: number, z: number): Spot;
  /**
   * Returns how much the surface at an angle and a height faces the viewer: 1 straight towards the viewer, -1 straight
   * away.
   */
  seen(degrees: number, y?: number): number;
};

/** Returns the head of a pose; `height` is from chin to crown, in metres. */
export function headOf(camera: Camera, pose: SeenPose, height: number): Head {
  const up = pose.face_up;
  const forward = pose.face_forward;
  const left = scale(unit(cross(up, forward)), pose.hand);
  const frame = [left, up, forward] as const;
  const centre = mix(pose.joints.head, pose.joints.crown, 0.42);
  const jaw = pose.jaw;
  const place = (x: number, y: number, z: number) =>
    project(camera, from(centre, frame, x * height, y * height, z * height));
  const cos = Math.cos(jaw * hinge.drop);
  const sin = Math.sin(jaw * hinge.drop);
  return {
    size: height * project(camera, centre).scale,
    jaw,
    at: place,
    face: (degrees, y, out = 1) => place(...around(skull, degrees, y, out)),
    chin: (degrees, y, out = 1) => {
      const [x, dy, z] = around(jawbone, degrees, y, out);
      return place(
        x,
        hinge.y + (dy - hinge.y) * cos - (z - hinge.z) * sin,
        hinge.z + (z - hinge.z) * cos + (dy - hinge.y) * sin,
      );
    },
    seen: (degrees, y = 0) => {
      const angle = (degrees * Math.PI) / 180;
      const rise = y * 1.1;
      return facing(unit(from([0, 0, 0], frame, Math.sin(angle), rise, Math.cos(angle))));
    },
  };
}

/**
 * Returns the point at an angle and a height around the bone of `rings`, `out` times as far from the bone's axis as
 * the bone itself.
 */
function around(rings: readonly Ring[], degrees: number, y: number, out: number): Vec {
  let i = 0;
  while (i < rings.length - 2 && nth(rings, i + 1)[0] > y) i++;
  const high = nth(rings, i);
  const low = nth(rings, i + 1);
  const k = Math.min(1, Math.max(0, (high[0] - y) / (high[0] - low[0])));
  const angle = (degrees * Math.PI) / 180;
  const wide = high[1] + (low[1] - high[1]) * k;
  const deep = high[2] + (low[2] - high[2]) * k;
  const forward = high[3] + (low[3] - high[3]) * k;
  return [wide * Math.sin(angle) * out, y, forward + deep * Math.cos(angle) * out];
}
