// Each hand has a short trail behind it, which is thinner the older it is.

import type { HandTrails } from '#dance/rules/routine/hand-trails.ts';
import type { Vec } from '#dance/rules/routine/pose.ts';
import type { Brush } from './brush.ts';
import { type Camera, project, type Spot } from './camera.ts';
import { moon } from './palette.ts';
import { type Flat, traceLine } from './shape.ts';

/** Thickness of a trail's beginning, in metres. */
const thick = 0.1;

/** Paints both trails; `turn` brings a place on the dance floor into camera space. */
export function paintTrails(ctx: Brush, camera: Camera, trails: HandTrails, turn: (v: Vec) => Vec): void {
  ctx.fillStyle = moon[300];
  ctx.globalAlpha = 0.4;
  for (const trail of [trails.left, trails.right]) {
    ctx.beginPath();
    traceLine(ctx, ribbon(trail.map((place) => project(camera, turn(place)))));
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** Returns the outline of a band around a line: `thick` metres wide at its beginning, and pointed at its end. */
function ribbon(spots: readonly Spot[]): Flat[] {
  const edges = spots.map(({ x, y, scale }, i) => {
    const [from, to] = [spots[Math.max(0, i - 1)] as Spot, spots[Math.min(spots.length - 1, i + 1)] as Spot];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const half = (thick / 2) * scale * (1 - i / (spots.length - 1));
    const aside = { x: ((to.y - from.y) / length) * half, y: ((from.x - to.x) / length) * half };
    return [
      { x: x + aside.x, y: y + aside.y },
      { x: x - aside.x, y: y - aside.y },
    ] as const;
  });
  return [...edges.map(([one]) => one), ...edges.map(([, other]) => other).reverse()];
}
