// The seat of a seated dancer: a low tombstone, a little wider than the hips.

import type { Vec } from '#dance/rules/routine/pose.ts';
import type { BodyPart } from './body-part.ts';
import { type Camera, project, type SeenPose } from './camera.ts';
import { type Flat, fillPolygon, tracePolygon } from './shape.ts';

/** The stone's half width and half depth, and its top's distance below the pelvis, in metres. */
const stone = { wide: 0.25, deep: 0.17, below: 0.13 };
const colours = { front: '#31234f', top: '#6b5686', edge: '#08040f' };

/**
 * Returns the stone under the pelvis of a pose. From the front the stone is behind the legs, from the back in front of
 * them.
 */
export function seatStone(camera: Camera, pose: SeenPose): BodyPart {
  const [x, y, z] = pose.joints.pelvis;
  const top = y - stone.below;
  const at = (right: number, up: number, near: number): Vec => [
    x + right * stone.wide,
    up,
    z + near * stone.deep,
  ];
  const flat = (...corners: Vec[]): Flat[] => corners.map((corner) => project(camera, corner));
  const front = flat(at(-1, 0, 1), at(-1, top, 1), at(1, top, 1), at(1, 0, 1));
  const slab = flat(at(-1, top, 1), at(-0.94, top, -1), at(0.94, top, -1), at(1, top, 1));
  const { near, scale } = project(camera, pose.joints.pelvis);
  return {
    limb: 'seat',
    near: near - 0.1,
    ink: (ctx) => {
      ctx.strokeStyle = colours.edge;
      ctx.lineWidth = 0.022 * scale;
      for (const side of [front, slab]) {
        tracePolygon(ctx, side);
        ctx.stroke();
      }
    },
    paint: (ctx) => {
      fillPolygon(ctx, front, colours.front);
      fillPolygon(ctx, slab, colours.top);
    },
  };
}
