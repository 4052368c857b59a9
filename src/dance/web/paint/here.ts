// The sign 'You are here': a ring of light on the floor of the learner's own place in the group, with an
// arrow above it.

import type { Vec } from '#dance/rules/routine/pose.ts';
import type { Brush } from './brush.ts';
import { type Camera, project } from './camera.ts';
import { moon } from './palette.ts';

/** Radius of the ring in metres. */
const radius = 0.36;
const arrow = { high: 0.62, wide: 0.13, tall: 0.2 };
const flat = 0.3;

/** Paints the ring around a place on the floor, in camera space. */
export function paintHere(ctx: Brush, camera: Camera, place: Vec): void {
  const { x, y, scale } = project(camera, place);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.fillStyle = moon[400];
  ctx.strokeStyle = moon[300];
  ctx.lineWidth = 0.035;
  ctx.beginPath();
  ctx.ellipse(0, 0, radius, radius * flat, 0, 0, Math.PI * 2);
  ctx.globalAlpha = 0.3;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(0, -arrow.high + arrow.tall);
  ctx.lineTo(-arrow.wide, -arrow.high);
  ctx.lineTo(arrow.wide, -arrow.high);
  ctx.fill();
  ctx.restore();
}
