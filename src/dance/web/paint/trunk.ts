// The trunk is one rounded tube from hem to collar, in its jacket; below it is the seat of the trousers.

import { facing } from '#dance/rules/routine/camera/lens.ts';
import type { Vec } from '#dance/rules/routine/pose.ts';
import { add, cross, distance, scale, subtract, unit } from '#dance/rules/routine/vector.ts';
import { type BodyPart, inkWidth } from './body-part.ts';
import { type Camera, project, type SeenPose } from './camera.ts';
import { fillTube, inkTube } from './fill-tube.ts';
import { type Jacket, paintBack, paintFront, type Ring } from './jacket.ts';
import type { Wardrobe } from './palette.ts';
import { mix } from './place.ts';
import { tubeOf } from './tube.ts';

/** How far the hem is torn, from 0 to 1. */
const ragged = 0.22;

/** Returns the body part of the jacket and the things on it. */
export function trunkPart(camera: Camera, pose: SeenPose, wear: Wardrobe): BodyPart {
  const jacket: Jacket = { camera, rings: ringsOf(pose) };
  const tube = tubeOf(camera, [...jacket.rings].reverse(), true);
  const chest = project(camera, pose.joints.chest);
  const line = inkWidth * chest.scale;
  const front = facing(pose.chest_forward);
  return {
    limb: 'trunk',
    near: (project(camera, pose.joints.pelvis).near + chest.near) / 2,
    ink: (ctx) => inkTube(ctx, tube, line, wear.ink, ragged),
    paint: (ctx) => {
      fillTube(ctx, tube, wear.jacket, ragged);
      if (front > -0.15) paintFront(ctx, jacket, wear, line);
      if (front < 0.35) paintBack(ctx, jacket, wear, line);
    },
  };
}

/** Returns the seat of the trousers, which joins both legs below the jacket. */
export function seatPart(camera: Camera, pose: SeenPose, wear: Wardrobe): BodyPart {
  const { pelvis, hip_left, hip_right } = pose.joints;
  const tube = tubeOf(camera, [
    { at: mix(pelvis, hip_left, 0.8), radius: 0.1 },
    { at: mix(pelvis, hip_right, 0.8), radius: 0.1 },
  ]);
  const { near, scale: pixels } = project(camera, pelvis);
  return {
    limb: 'seat',
    near: near - 0.12,
    ink: (ctx) => inkTube(ctx, tube, inkWidth * pixels, wear.ink),
    paint: (ctx) => fillTube(ctx, tube, { ...wear.trousers, rim: wear.trousers.shade }),
  };
}

/** Returns seven ellipses from hem to neck; the lower ellipses follow the hips, the upper ones the shoulders. */
function ringsOf(pose: SeenPose): Ring[] {
  const { pelvis, waist, chest, neck, hip_left, hip_right, shoulder_left, shoulder_right } = pose.joints;
  const hips = unit(subtract(hip_left, hip_right));
  const rise = unit(subtract(waist, pelvis));
  const belly = scale(unit(cross(hips, rise)), pose.hand);
  const shoulders = unit(subtract(shoulder_left, shoulder_right));
  const high = mix(shoulder_left, shoulder_right, 0.5);
  const width = distance(shoulder_left, shoulder_right) / 2;
  const middle = unit(add(hips, shoulders));
  const stomach = unit(add(belly, pose.chest_forward));
  return [
    ring(add(pelvis, scale(rise, -0.115)), hips, 0.185, belly, 0.135),
    ring(add(pelvis, scale(rise, 0.03)), hips, 0.165, belly, 0.12),
    ring(waist, middle, 0.142, stomach, 0.108),
    ring(chest, shoulders, width * 0.9, pose.chest_forward, 0.13),
    ring(mix(high, chest, 0.12), shoulders, width, pose.chest_forward, 0.115),
    ring(mix(high, neck, 0.35), shoulders, width * 0.72, pose.chest_forward, 0.085),
    ring(mix(high, neck, 0.95), shoulders, width * 0.34, pose.chest_forward, 0.06),
  ];
}

function ring(at: Vec, across: Vec, wide: number, deep: Vec, thick: number): Ring {
  return { at, radius: wide, across: scale(across, wide), deep: scale(deep, thick) };
}
