// A hand that can bend into a claw: palm, four fingers and a thumb, each with a long nail.

import { facing } from '#dance/rules/routine/camera/lens.ts';
import type { Vec } from '#dance/rules/routine/pose.ts';
import { add, cross, scale, subtract, unit } from '#dance/rules/routine/vector.ts';
import { inkWidth, type Layer } from './body-part.ts';
import { type Brush, fillPath, strokePath } from './brush.ts';
import { type Camera, project, type SeenPose } from './camera.ts';
import type { Wardrobe } from './palette.ts';
import { from } from './place.ts';
import { type Flat, fillSoft, hullOf, traceLine, traceSoft } from './shape.ts';

/** Size of a hand relative to life: hands are larger than life, because the dance depends on seeing them. */
const size = 1.45;
const fingers = [
  { base: 0.036, spread: 0.3, bones: [0.04, 0.036] },
  { base: 0.013, spread: 0.09, bones: [0.046, 0.04] },
  { base: -0.012, spread: -0.1, bones: [0.043, 0.038] },
  { base: -0.034, spread: -0.32, bones: [0.033, 0.03] },
] as const;

/** Returns the hand of one side, from the wrist on. */
export function handPart(camera: Camera, pose: SeenPose, side: 'left' | 'right', wear: Wardrobe): Layer {
  const wrist = pose.joints[`wrist_${side}`];
  const palm = pose.joints[`palm_${side}`];
  const normal = pose[`palm_${side}_normal`];
  const claw = pose[`claw_${side}`];
  const along = unit(subtract(palm, wrist));
  const thumbSide = scale(unit(cross(along, normal)), (side === 'left' ? -1 : 1) * pose.hand);
  const frame = [thumbSide, along, normal] as const;
  const knuckles = add(wrist, scale(along, 0.085 * size));
  const at = (origin: Vec, x: number, y: number, z: number) =>
    project(camera, from(origin, frame, x * size, y * size, z * size));

  const lines = fingers.map(({ base, spread, bones }) => {
    const fan = spread * (1 + claw * 0.5);
    const bend = 0.15 + claw * 0.75;
    const tip = bend + 0.2 + claw * 0.95;
    const first: Vec = [
      base + Math.sin(fan) * bones[0],
      Math.cos(bend) * bones[0],
      Math.sin(bend) * bones[0],
    ];
    const second: Vec = [
      first[0] + Math.sin(fan) * bones[1] * 0.6,
      first[1] + Math.cos(tip) * bones[1],
      first[2] + Math.sin(tip) * bones[1],
    ];
    return [at(knuckles, base, 0, 0), at(knuckles, ...first), at(knuckles, ...second)];
  });
  const thumbBend = 0.5 + claw * 0.5;
  lines.push([
    at(wrist, 0.026, 0.03, 0.006),
    at(wrist, 0.062, 0.058, 0.012 + 0.02 * claw),
    at(wrist, 0.075 - 0.01 * claw, 0.058 + 0.035 * Math.cos(thumbBend), 0.012 + 0.045 * Math.sin(thumbBend)),
  ]);
  const outline = hullOf([
    at(wrist, 0.024, 0, 0.012),
    at(wrist, -0.024, 0, 0.012),
    at(wrist, 0.024, 0, -0.014),
    at(wrist, -0.024, 0, -0.014),
    at(wrist, 0.046, 0.062, 0.008),
    at(wrist, -0.043, 0.062, 0.008),
    at(knuckles, 0.045, 0.004, -0.01),
    at(knuckles, -0.042, 0.002, -0.01),
    at(knuckles, 0.045, 0.004, 0.012),
    at(knuckles, -0.042, 0.002, 0.012),
  ]);
  const pixels = project(camera, palm).scale;
  const thick = 0.021 * size * pixels;
  const line = inkWidth * pixels;
  const palmSeen = facing(normal) > 0;

  const stroke = (ctx: Brush, some: readonly Flat[][], width: number, colour: string) => {
    ctx.beginPath();
    for (const finger of some) traceLine(ctx, finger);
    strokePath(ctx, width, colour);
  };
  return {
    ink: (ctx) => {
      stroke(ctx, lines, thick + line * 2, wear.ink);
      traceSoft(ctx, outline);
      ctx.lineWidth = line * 2;
      ctx.stroke();
    },
    paint: (ctx) => {
      fillSoft(ctx, outline, palmSeen ? wear.skin.shade : wear.skin.lit);
      // The fingers are drawn one after the other, so that the edge of each finger covers a bit of the finger before
      // it.
      for (const finger of lines) {
        stroke(ctx, [finger], thick + line * (palmSeen ? 1 : 0.7), palmSeen ? wear.ink : wear.skin.shade);
        stroke(ctx, [finger], thick, wear.skin.lit);
      }
      paintNails(ctx, lines, thick, wear.bone);
    },
  };
}

/** Paints a pointed nail on the end of each finger. */
function paintNails(ctx: Brush, lines: readonly Flat[][], thick: number, colour: string): void {
  ctx.beginPath();
  for (const [, knuckle, tip] of lines) {
    if (!knuckle || !tip) continue;
    const dx = tip.x - knuckle.x;
    const dy = tip.y - knuckle.y;
    const length = Math.hypot(dx, dy) || 1;
    const ux = dx / length;
    const uy = dy / length;
    ctx.moveTo(tip.x - uy * thick * 0.36, tip.y + ux * thick * 0.36);
    ctx.lineTo(tip.x + ux * thick * 1.15, tip.y + uy * thick * 1.15);
    ctx.lineTo(tip.x + uy * thick * 0.36, tip.y - ux * thick * 0.36);
    ctx.closePath();
  }
  fillPath(ctx, colour);
}
