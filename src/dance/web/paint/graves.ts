// Gravestones and grass around the dance floor; the floor itself stays free.

import { type Brush, fillPath } from './brush.ts';
import { type Camera, project } from './camera.ts';
import { chanceFrom } from './chance.ts';

type Stone = {
  x: number;
  z: number;
  tall: number;
  wide: number;
  lean: number;
  kind: 'round' | 'cross' | 'slab' | 'point';
};

const stones: readonly Stone[] = [
  { x: -5.6, z: -9, tall: 0.9, wide: 0.6, lean: 0.05, kind: 'round' },
  { x: -3.4, z: -10, tall: 1.2, wide: 0.7, lean: -0.06, kind: 'cross' },
  { x: -1.5, z: -11, tall: 0.8, wide: 0.6, lean: 0.04, kind: 'round' },
  { x: 0.9, z: -12, tall: 0.9, wide: 0.55, lean: -0.05, kind: 'point' },
  { x: 3.1, z: -10.5, tall: 0.85, wide: 0.65, lean: 0.08, kind: 'round' },
  { x: 5.3, z: -9, tall: 1.25, wide: 0.7, lean: 0.04, kind: 'cross' },
  { x: 6.8, z: -7, tall: 0.9, wide: 0.6, lean: -0.1, kind: 'slab' },
  { x: -4.9, z: -5.6, tall: 1.0, wide: 0.66, lean: -0.09, kind: 'round' },
  { x: 4.2, z: -5, tall: 1.0, wide: 0.62, lean: 0.1, kind: 'point' },
  { x: -3.3, z: -3.2, tall: 0.78, wide: 0.62, lean: 0.1, kind: 'slab' },
  { x: 3.5, z: -2.2, tall: 0.8, wide: 0.64, lean: -0.08, kind: 'round' },
  { x: -3.9, z: -0.4, tall: 1.1, wide: 0.66, lean: -0.06, kind: 'cross' },
  { x: 4.3, z: 0.2, tall: 0.86, wide: 0.72, lean: 0.12, kind: 'slab' },
];

export function paintGraves(ctx: Brush, camera: Camera): void {
  for (const stone of stones) {
    const foot = project(camera, [stone.x, 0, stone.z]);
    const far = Math.min(1, Math.max(0, -stone.z / 12));
    ctx.save();
    ctx.translate(foot.x, foot.y);
    paintShadow(ctx, stone, foot.scale);
    ctx.rotate(stone.lean);
    ctx.scale(foot.scale, foot.scale);
    paintStone(ctx, stone, far);
    ctx.restore();
  }
}

function paintShadow(ctx: Brush, { tall, wide }: Stone, scale: number): void {
  ctx.fillStyle = 'rgba(8, 4, 15, 0.35)';
  ctx.beginPath();
  ctx.moveTo(-wide * 0.5 * scale, 0);
  ctx.lineTo(wide * 0.5 * scale, 0);
  ctx.lineTo((wide * 0.3 - tall * 0.55) * scale, tall * 0.14 * scale);
  ctx.lineTo((-wide * 0.4 - tall * 0.55) * scale, tall * 0.14 * scale);
  ctx.fill();
}

/**
 * Paints one stone in metres, with its foot at the origin: body, moonlit edge, a few scratched lines, moss at the
 * foot.
 */
function paintStone(ctx: Brush, stone: Stone, far: number): void {
  const shade = far > 0.6 ? '#3a2a5e' : far > 0.3 ? '#31234f' : '#281b43';
  traceStone(ctx, stone, 0);
  fillPath(ctx, far > 0.6 ? '#7d6590' : '#9c7d78');
  traceStone(ctx, stone, 0.035);
  fillPath(ctx, shade);
  ctx.fillStyle = 'rgba(13, 8, 23, 0.35)';
  const { tall, wide, kind } = stone;
  if (kind !== 'cross') {
    for (const [y, w] of [
      [0.68, 0.5],
      [0.56, 0.36],
      [0.44, 0.42],
    ] as const) {
      ctx.fillRect(-wide * w * 0.5 - 0.03, -tall * y, wide * w, 0.028);
    }
  }
  ctx.fillStyle = 'rgba(93, 163, 47, 0.22)';
  ctx.beginPath();
  ctx.ellipse(-wide * 0.12, 0, wide * 0.5, 0.09, 0, Math.PI, 0);
  ctx.fill();
}

/** Traces the stone's outline, moved `shift` metres to the left, away from the moon. */
function traceStone(ctx: Brush, { tall, wide, kind }: Stone, shift: number): void {
  const w = wide / 2;
  ctx.save();
  ctx.translate(-shift, shift * 0.6);
  ctx.beginPath();
  if (kind === 'cross') {
    for (const [x, y] of [
      [-0.2, 0],
      [-0.2, -0.52],
      [-0.85, -0.52],
      [-0.85, -0.74],
      [-0.2, -0.74],
      [-0.2, -1],
      [0.2, -1],
      [0.2, -0.74],
      [0.85, -0.74],
      [0.85, -0.52],
      [0.2, -0.52],
      [0.2, 0],
    ] as const) {
      ctx.lineTo(x * w, y * tall);
    }
  } else {
    ctx.moveTo(-w, 0);
    ctx.lineTo(-w * 0.94, -tall * 0.62);
    if (kind === 'round') ctx.bezierCurveTo(-w, -tall * 1.12, w, -tall * 1.12, w * 0.94, -tall * 0.62);
    if (kind === 'point') {
      ctx.quadraticCurveTo(-w * 0.2, -tall * 0.85, 0, -tall);
      ctx.quadraticCurveTo(w * 0.2, -tall * 0.85, w * 0.94, -tall * 0.62);
    }
    if (kind === 'slab') {
      ctx.lineTo(-w * 0.9, -tall * 0.96);
      ctx.lineTo(w * 0.3, -tall);
      ctx.lineTo(w * 0.55, -tall * 0.8);
      ctx.lineTo(w * 0.94, -tall * 0.86);
    }
    ctx.lineTo(w, 0);
  }
  ctx.closePath();
  ctx.restore();
}

/** Paints tufts of grass at the sides and along the front edge of the picture, dark against the moonlit floor. */
export function paintGrass(ctx: Brush, camera: Camera): void {
  const chance = chanceFrom(23);
  for (let i = 0; i < 120; i++) {
    const front = i > 90;
    const side = chance() < 0.5 ? -1 : 1;
    const x = front ? (chance() - 0.5) * 9 : side * (2.3 + chance() * 3.5);
    const z = front ? 2.1 + chance() * 0.5 : -6 + chance() * 7.5;
    const foot = project(camera, [x, 0, z]);
    const tall = (0.08 + chance() * 0.16) * foot.scale * (front ? 1.3 : 1);
    ctx.fillStyle = front ? '#0d0817' : chance() < 0.4 ? '#3a2b52' : '#1f1436';
    ctx.beginPath();
    for (let blade = -2; blade <= 2; blade++) {
      const tip = blade * tall * 0.3 + (chance() - 0.5) * tall * 0.4;
      ctx.moveTo(foot.x + blade * tall * 0.12 - tall * 0.05, foot.y);
      ctx.quadraticCurveTo(
        foot.x + blade * tall * 0.15,
        foot.y - tall * 0.5,
        foot.x + tip,
        foot.y - tall * (0.7 + chance() * 0.4),
      );
      ctx.quadraticCurveTo(
        foot.x + blade * tall * 0.2,
        foot.y - tall * 0.4,
        foot.x + blade * tall * 0.12 + tall * 0.05,
        foot.y,
      );
    }
    ctx.fill();
  }
}
