// One dancer of the picture: the shadows, and the body with its parts from the farthest to the nearest.

import { paintParts } from './body-part.ts';
import type { Brush } from './brush.ts';
import type { Camera, SeenPose } from './camera.ts';
import { headPart } from './head.ts';
import { armParts, legParts } from './limb.ts';
import type { Wardrobe } from './palette.ts';
import { seatStone } from './seat.ts';
import { paintContacts, paintLongShadow } from './shadow.ts';
import { seatPart, trunkPart } from './trunk.ts';

/** Paints the shadows that the dancer throws on the floor. */
export function paintShadows(ctx: Brush, camera: Camera, pose: SeenPose): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  paintLongShadow(ctx, camera, pose);
  paintContacts(ctx, camera, pose);
}

/** Paints the dancer; if `seated`, with the stone to sit on. */
export function paintFigure(
  ctx: Brush,
  camera: Camera,
  pose: SeenPose,
  wear: Wardrobe,
  seated = false,
): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  paintParts(ctx, [
    ...(seated ? [seatStone(camera, pose)] : []),
    ...legParts(camera, pose, 'left', wear),
    ...legParts(camera, pose, 'right', wear),
    seatPart(camera, pose, wear),
    trunkPart(camera, pose, wear),
    headPart(camera, pose, wear),
    ...armParts(camera, pose, 'left', wear),
    ...armParts(camera, pose, 'right', wear),
  ]);
}
