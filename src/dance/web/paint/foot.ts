// The dancer has one shoe and one bare foot, so that learners can tell the dancer's right from left.

import { facing } from '#dance/rules/routine/camera/lens.ts';
import { add, cross, length, scale, subtract, unit } from '#dance/rules/routine/vector.ts';
import { inkWidth, type Layer } from './body-part.ts';
import { type Brush, fillPath } from './brush.ts';
import { type Camera, project, type SeenPose } from './camera.ts';
import { fillTube, inkTube } from './fill-tube.ts';
import type { Wardrobe } from './palette.ts';
import { from } from './place.ts';
import { type Section, tubeOf } from './tube.ts';

/** Returns the foot of one side: the right one wears the shoe. */
export function footPart(camera: Camera, pose: SeenPose, side: 'left' | 'right', wear: Wardrobe): Layer {
  const ankle = pose.joints[`ankle_${side}`];
  const knee = pose.joints[`knee_${side}`];
  const toe = pose.joints[`toe_${side}`];
  const along = unit(subtract(toe, ankle));
  const across = unit(cross(unit(subtract(knee, ankle)), along));
  const up = unit(cross(along, across));
  const frame = [across, up, along] as const;
  const long = length(subtract(toe, ankle));
  const shod = side === 'right';
  const away = facing(along) < 0;
  const cloth = shod ? wear.shoe : wear.skin;
  const wide = shod ? 1.15 : 1;
  const section = (y: number, z: number, radius: number, flat: number): Section => ({
    at: from(ankle, frame, 0, y, z * long),
    radius,
    across: scale(across, radius * wide),
    deep: scale(up, radius * flat),
  });
  const tube = tubeOf(camera, [
    section(-0.06, -0.1, 0.042, 1),
    section(-0.022, 0.47, 0.043, 0.95),
    section(0.003, 0.95, 0.042, 0.75),
    section(0.012, shod ? 1.3 : 1.12, 0.032, 0.75),
  ]);
  const line = inkWidth * project(camera, ankle).scale;
  const toes = shod
    ? []
    : [-1.5, -0.6, 0.2, 0.9, 1.5].map((k, i) => ({
        spot: project(
          camera,
          add(toe, add(scale(across, k * 0.024), scale(along, 0.034 - Math.abs(k) * 0.008))),
        ),
        radius: i === 4 || i === 0 ? 0.016 : 0.015,
      }));
  const traceToes = (ctx: Brush) => {
    ctx.beginPath();
    for (const { spot, radius } of toes) {
      ctx.moveTo(spot.x + radius * spot.scale, spot.y);
      ctx.arc(spot.x, spot.y, radius * spot.scale, 0, Math.PI * 2);
    }
  };
  return {
    ink: (ctx) => {
      inkTube(ctx, tube, line, wear.ink);
      traceToes(ctx);
      ctx.stroke();
    },
    paint: (ctx) => {
      const paintToes = () => {
        traceToes(ctx);
        fillPath(ctx, cloth.lit);
      };
      if (!away) fillTube(ctx, tube, cloth);
      paintToes();
      if (away) fillTube(ctx, tube, cloth);
    },
  };
}
