// Shadows show the weight: a round shadow under each foot, which is darker the more weight the foot carries, and the
// long shadow that the dancer throws forward in the light of the moon.

import type { Vec } from '#dance/rules/routine/pose.ts';
import { type Brush, strokePath } from './brush.ts';
import { type Camera, project, type SeenPose } from './camera.ts';

/**
 * Metres by which the shadow of a point is moved for each metre of its height: to the viewer's left, and towards the
 * viewer.
 */
const slant = { left: 0.42, near: 0.5 };

/** Height of a circle on the floor in the picture, as a share of its width. */
const flat = 0.42;

/** Paints the long shadow as one stroke for the whole body, so that overlapping limbs do not darken it twice. */
export function paintLongShadow(ctx: Brush, camera: Camera, pose: SeenPose): void {
  const j = pose.joints;
  ctx.save();
  // The floor is seen at a slant, so the breadth of the shadow is reduced as much as the floor.
  ctx.scale(1, flat);
  ctx.beginPath();
  for (const side of ['left', 'right'] as const) {
    trail(ctx, camera, [
      j[`shoulder_${side}`],
      j[`hip_${side}`],
      j[`knee_${side}`],
      j[`ankle_${side}`],
      j[`toe_${side}`],
    ]);
    trail(ctx, camera, [j[`shoulder_${side}`], j[`elbow_${side}`], j[`wrist_${side}`], j[`palm_${side}`]]);
  }
  trail(ctx, camera, [j.pelvis, j.chest, j.neck, j.head, j.crown]);
  trail(ctx, camera, [j.shoulder_left, j.waist, j.shoulder_right]);
  strokePath(ctx, 0.15 * project(camera, j.pelvis).scale, 'rgba(8, 4, 15, 0.42)');
  ctx.restore();
}

function trail(ctx: Brush, camera: Camera, places: readonly Vec[]): void {
  places.forEach(([x, y, z], i) => {
    const spot = project(camera, [x - y * slant.left, 0, z + y * slant.near]);
    if (i) ctx.lineTo(spot.x, spot.y / flat);
    else ctx.moveTo(spot.x, spot.y / flat);
  });
}

/**
 * Paints a round shadow under each foot, which is darker the lower the foot is and the more weight it carries, and a
 * round shadow under the pelvis.
 */
export function paintContacts(ctx: Brush, camera: Camera, pose: SeenPose): void {
  for (const side of ['left', 'right'] as const) {
    const ankle = pose.joints[`ankle_${side}`];
    const toe = pose.joints[`toe_${side}`];
    const lift = Math.max(0, Math.min(toe[1] - 0.02, ankle[1] - 0.09));
    const near = Math.max(0, 1 - lift / 0.35);
    pool(
      ctx,
      camera,
      [(ankle[0] + toe[0]) / 2, 0, (ankle[2] + toe[2]) / 2],
      0.2 + lift * 0.4,
      near * near * (0.45 + 0.4 * pose[`weight_${side}`]),
    );
  }
  const { pelvis } = pose.joints;
  pool(ctx, camera, [pelvis[0], 0, pelvis[2]], 0.5, 0.25 + Math.max(0, 0.45 - pelvis[1]));
}

function pool(ctx: Brush, camera: Camera, at: Vec, radius: number, dark: number): void {
  const spot = project(camera, at);
  const r = radius * spot.scale;
  ctx.save();
  ctx.translate(spot.x, spot.y);
  ctx.scale(1, 0.28);
  const soft = ctx.createRadialGradient(0, 0, 0, 0, 0, r);
  soft.addColorStop(0, `rgba(8, 4, 15, ${Math.min(0.9, dark)})`);
  soft.addColorStop(0.45, `rgba(8, 4, 15, ${Math.min(0.9, dark) * 0.6})`);
  soft.addColorStop(1, 'rgba(8, 4, 15, 0)');
  ctx.fillStyle = soft;
  ctx.fillRect(-r, -r, r * 2, r * 2);
  ctx.restore();
}
