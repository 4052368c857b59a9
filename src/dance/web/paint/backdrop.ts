// The graveyard at midnight behind the dancer. It is painted once for each size of the stage, and is larger than the
// piece that one picture shows. Its middle is plain and a little lighter than the dancer's trousers, so that limbs
// stand out against it.

import { type Brush, fillPath } from './brush.ts';
import { project } from './camera.ts';
import { chanceFrom } from './chance.ts';
import { paintGrass, paintGraves } from './graves.ts';
import { moon, night } from './palette.ts';
import type { Scenery } from './scenery.ts';
import { fillDisc, fillPolygon } from './shape.ts';
import { paintTree } from './tree.ts';

/**
 * Place and size of the moon in a still dancer's picture: `x` as a share of the width, `sky` as a share of the sky's
 * height from the top, `radius` as a share of the height (of a narrow picture: of 1.2 times the width).
 */
const moonAt = { x: 0.78, sky: 0.5, radius: 0.1 };
/**
 * Metres behind the dancer at which the ground ends: so few that sky is seen even when the dancer fills the picture.
 */
const brow = 14;

export function paintBackdrop(ctx: Brush, scenery: Scenery): void {
  const horizon = project(scenery.camera, [0, 0, -brow]).y;
  paintSky(ctx, scenery, horizon);
  paintMoon(ctx, scenery, horizon);
  paintHills(ctx, scenery, horizon);
  paintFloor(ctx, scenery, horizon);
  paintFog(ctx, scenery, horizon);
  paintGraves(ctx, scenery.camera);
  paintTrees(ctx, scenery);
  paintGrass(ctx, scenery.camera);
  paintVignette(ctx, scenery);
}

function paintSky(ctx: Brush, { width, box }: Scenery, horizon: number): void {
  const sky = ctx.createLinearGradient(0, box.y, 0, horizon);
  sky.addColorStop(0, night[950]);
  sky.addColorStop(0.45, '#1a1030');
  sky.addColorStop(0.8, '#33225a');
  sky.addColorStop(1, '#5b4180');
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, horizon + 2);
  const chance = chanceFrom(7);
  for (let i = 0; i < 120; i++) {
    const size = (0.4 + chance() * 1.1) * (box.height / 720);
    ctx.fillStyle = `rgba(246, 240, 224, ${0.15 + chance() * 0.5})`;
    ctx.fillRect(chance() * width, chance() * horizon * 0.62, size, size);
  }
}

function paintMoon(ctx: Brush, { box }: Scenery, horizon: number): void {
  const { width, height } = box;
  const x = box.x + width * moonAt.x;
  const y = box.y + (horizon - box.y) * moonAt.sky;
  const r = Math.min(height, width * 1.2) * moonAt.radius;
  const halo = ctx.createRadialGradient(x, y, r * 0.9, x, y, r * 5.2);
  halo.addColorStop(0, 'rgba(255, 209, 102, 0.34)');
  halo.addColorStop(0.25, 'rgba(214, 150, 120, 0.17)');
  halo.addColorStop(1, 'rgba(90, 67, 137, 0)');
  ctx.fillStyle = halo;
  ctx.fillRect(x - r * 5.2, y - r * 5.2, r * 10.4, r * 10.4);
  const face = ctx.createRadialGradient(x - r * 0.3, y - r * 0.3, r * 0.1, x, y, r);
  face.addColorStop(0, '#fff4cf');
  face.addColorStop(0.7, moon[300]);
  face.addColorStop(1, '#f0c766');
  fillDisc(ctx, { x, y }, r, face);
  for (const [dx, dy, size] of [
    [-0.3, 0.2, 0.24],
    [0.25, -0.28, 0.17],
    [0.36, 0.3, 0.28],
    [-0.1, -0.5, 0.12],
    [-0.55, -0.2, 0.13],
    [0.02, 0.62, 0.14],
  ] as const) {
    fillDisc(ctx, { x: x + dx * r, y: y + dy * r }, size * r, 'rgba(214, 160, 70, 0.28)');
  }
  cloud(ctx, x - r * 0.6, y + r * 0.42, r * 2.3, r * 0.17, 'rgba(38, 24, 66, 0.9)');
  cloud(ctx, x + r * 0.9, y + r * 0.7, r * 1.9, r * 0.13, 'rgba(38, 24, 66, 0.85)');
  cloud(ctx, box.x + width * 0.2, box.y + height * 0.08, r * 3.2, r * 0.2, 'rgba(46, 30, 78, 0.5)');
  cloud(ctx, box.x + width * 0.42, box.y + height * 0.03, r * 2.5, r * 0.14, 'rgba(46, 30, 78, 0.5)');
}

/** Paints a long thin cloud of three flat ellipses, as if it were cut from paper. */
function cloud(ctx: Brush, x: number, y: number, wide: number, tall: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const [dx, dy, w, h] of [
    [0, 0, 1, 0.6],
    [-0.35, 0.5, 0.7, 0.5],
    [0.3, -0.6, 0.5, 0.7],
  ] as const) {
    ctx.moveTo(x + dx * wide + w * wide, y + dy * tall);
    ctx.ellipse(x + dx * wide, y + dy * tall, w * wide, h * tall, 0, 0, Math.PI * 2);
  }
  ctx.fill();
}

function paintHills(ctx: Brush, { width, box }: Scenery, horizon: number): void {
  const { height } = box;
  const ridge = (base: number, lift: number, wave: number, phase: number, colour: string) => {
    ctx.beginPath();
    ctx.moveTo(0, horizon + 2);
    for (let i = 0; i <= 24; i++) {
      const x = i / 24;
      const bowl = (x - 0.5) ** 2 * 4;
      ctx.lineTo(x * width, horizon - height * (base + lift * bowl + wave * Math.sin(i * 0.9 + phase)));
    }
    ctx.lineTo(width, horizon + 2);
    fillPath(ctx, colour);
  };
  ridge(0.03, 0.05, 0.01, 0.4, '#3f2c66');
  paintChapel(ctx, box.x + box.width * 0.17, horizon - height * 0.05, height * 0.12);
  ridge(0.01, 0.03, 0.006, 2.1, '#2f2050');
}

/** Paints a chapel on the hill, with lit windows. */
function paintChapel(ctx: Brush, x: number, y: number, size: number): void {
  const outline = [
    [-0.5, 0.3],
    [-0.5, -0.25],
    [-0.12, -0.52],
    [0.06, -0.4],
    [0.06, -0.75],
    [0.2, -1.18],
    [0.34, -0.75],
    [0.34, 0.3],
  ] as const;
  fillPolygon(
    ctx,
    outline.map(([dx, dy]) => ({ x: x + dx * size, y: y + dy * size })),
    '#2c1d4a',
  );
  ctx.fillRect(x + 0.19 * size, y - 1.34 * size, size * 0.025, size * 0.2);
  ctx.fillRect(x + 0.15 * size, y - 1.28 * size, size * 0.1, size * 0.025);
  ctx.fillStyle = moon[400];
  ctx.fillRect(x + 0.165 * size, y - 0.6 * size, size * 0.07, size * 0.13);
  ctx.fillStyle = 'rgba(242, 182, 50, 0.55)';
  ctx.fillRect(x - 0.33 * size, y - 0.12 * size, size * 0.06, size * 0.12);
}

/** Paints mist along the horizon, where the floor would otherwise end in a sharp line. */
function paintFog(ctx: Brush, { width, box }: Scenery, horizon: number): void {
  const { height } = box;
  const fog = ctx.createLinearGradient(0, horizon - height * 0.16, 0, horizon + height * 0.12);
  fog.addColorStop(0, 'rgba(132, 102, 160, 0)');
  fog.addColorStop(0.6, 'rgba(132, 102, 160, 0.42)');
  fog.addColorStop(1, 'rgba(132, 102, 160, 0)');
  ctx.fillStyle = fog;
  ctx.fillRect(0, horizon - height * 0.16, width, height * 0.28);
}

function paintFloor(ctx: Brush, { width, height, camera }: Scenery, horizon: number): void {
  const floor = ctx.createLinearGradient(0, horizon, 0, height);
  floor.addColorStop(0, '#3d2b62');
  floor.addColorStop(0.35, '#33234f');
  floor.addColorStop(1, '#150d24');
  ctx.fillStyle = floor;
  ctx.fillRect(0, horizon, width, height - horizon);
  const middle = project(camera, [0.1, 0, 0]);
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.scale(1, 0.24);
  const reach = 3.1 * middle.scale;
  const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, reach);
  pool.addColorStop(0, 'rgba(214, 176, 160, 0.36)');
  pool.addColorStop(0.5, 'rgba(150, 116, 160, 0.24)');
  pool.addColorStop(1, 'rgba(90, 67, 137, 0)');
  ctx.fillStyle = pool;
  ctx.fillRect(-reach, -reach, reach * 2, reach * 2);
  ctx.restore();
}

function paintTrees(ctx: Brush, { camera, box }: Scenery): void {
  const left = project(camera, [-4.4, 0, -5]);
  const right = project(camera, [4.9, 0, -3.2]);
  paintTree(ctx, Math.min(left.x, box.x + box.width * 0.09), left.y, box.height * 0.34, 11, '#1b1130');
  paintTree(ctx, Math.max(right.x, box.x + box.width * 0.95), right.y, box.height * 0.46, 4, '#160d28');
}

function paintVignette(ctx: Brush, { width, height }: Scenery): void {
  const edge = ctx.createRadialGradient(
    width / 2,
    height * 0.5,
    height * 0.45,
    width / 2,
    height * 0.55,
    Math.hypot(width, height) * 0.58,
  );
  edge.addColorStop(0, 'rgba(13, 8, 23, 0)');
  edge.addColorStop(1, 'rgba(13, 8, 23, 0.85)');
  ctx.fillStyle = edge;
  ctx.fillRect(0, 0, width, height);
}
