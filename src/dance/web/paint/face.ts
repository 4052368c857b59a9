// The face: sockets with glowing eyes, the hole of a nose, a mouth with teeth.

import { type Brush, fillPath, strokePath } from './brush.ts';
import type { Wardrobe } from './palette.ts';
import { type Flat, fillDisc, fillPolygon, fillSoft, traceLine } from './shape.ts';
import type { Head } from './skull.ts';

/** Draws the visible part of the face; draws nothing when the head is turned away. */
export function paintFace(ctx: Brush, head: Head, wear: Wardrobe, jaw: readonly Flat[]): void {
  if (head.seen(0) < -0.45 && head.seen(50) < 0 && head.seen(-50) < 0) return;
  paintCheeks(ctx, head, wear);
  paintMouth(ctx, head, wear, jaw);
  paintNose(ctx, head, wear);
  paintEye(ctx, head, wear, 26, 1.12);
  paintEye(ctx, head, wear, -25, 0.92);
  paintStitches(ctx, head, wear);
  for (const side of [-90, 90]) paintEar(ctx, head, wear, side);
}

function paintCheeks(ctx: Brush, head: Head, wear: Wardrobe): void {
  for (const side of [-1, 1]) {
    if (head.seen(side * 48) < 0.15) continue;
    const cheek = [
      head.face(side * 34, -0.1),
      head.face(side * 62, -0.05),
      head.face(side * 58, -0.17),
      head.face(side * 40, -0.2),
    ];
    fillSoft(ctx, cheek, wear.skin.shade);
  }
}

function paintEye(ctx: Brush, head: Head, wear: Wardrobe, at: number, size: number): void {
  const seen = head.seen(at);
  if (seen < 0.12) return;
  const inward = at > 0 ? -1 : 1;
  const socket = (grow: number) =>
    (
      [
        [inward * 15, 0.045],
        [inward * 8, 0.1],
        [inward * -6, 0.13],
        [inward * -16, 0.1],
        [inward * -15, 0.03],
        [inward * -4, -0.015],
        [inward * 9, -0.01],
      ] as const
    ).map(([degrees, y]) => head.face(at + degrees * size * grow, 0.055 + (y - 0.055) * size * grow));
  fillSoft(ctx, socket(1.25), '#142b12');
  fillSoft(ctx, socket(0.98), '#0b0712');
  const iris = head.face(at + inward * 1, 0.055);
  const radius = head.size * 0.052 * size;
  glowAt(ctx, iris, head.size * 0.19 * size, seen);
  ctx.beginPath();
  ctx.ellipse(iris.x, iris.y, radius * Math.max(0.35, seen), radius, 0, 0, Math.PI * 2);
  fillPath(ctx, wear.eye);
  fillDisc(ctx, { x: iris.x + radius * 0.1, y: iris.y + radius * 0.1 }, radius * 0.34, '#7a3c06');
  const brow = [
    head.face(at + inward * 20, 0.075, 1.03),
    head.face(at, 0.165 * size, 1.06),
    head.face(at - inward * 22, 0.16, 1.03),
    head.face(at - inward * 2, 0.12, 1.03),
  ];
  fillPolygon(ctx, brow, wear.skin.shade);
}

/** Paints the light that a glowing eye throws into its socket. */
function glowAt(ctx: Brush, at: Flat, radius: number, seen: number): void {
  const glow = ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
  glow.addColorStop(0, `rgba(255, 209, 102, ${0.75 * seen})`);
  glow.addColorStop(0.4, `rgba(255, 180, 60, ${0.3 * seen})`);
  glow.addColorStop(1, 'rgba(255, 180, 60, 0)');
  ctx.fillStyle = glow;
  ctx.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2);
}

function paintNose(ctx: Brush, head: Head, wear: Wardrobe): void {
  if (head.seen(0) < 0) return;
  const bridge = [
    head.face(4, 0.07, 1.02),
    head.face(9, -0.07, 1.1),
    head.face(0, -0.095, 1.16),
    head.face(-3, -0.02, 1.14),
  ];
  const hole = [
    head.face(1, -0.03, 1.06),
    head.face(7, -0.1, 1.02),
    head.face(1, -0.085, 1.06),
    head.face(-6, -0.1, 1.02),
  ];
  fillPolygon(ctx, bridge, wear.skin.shade);
  fillPolygon(ctx, hole, '#142b12');
}

const lip = [-46, -30, -15, 0, 15, 30, 46];

function paintMouth(ctx: Brush, head: Head, wear: Wardrobe, jaw: readonly Flat[]): void {
  const visible = lip.filter((degrees) => head.seen(degrees, -0.2) > 0.02);
  if (visible.length < 3) return;
  const open = head.jaw;
  const upper = visible.map((degrees) => head.face(degrees, -0.185 - 0.02 * Math.cos(degrees / 20), 1.01));
  const lower = visible.map((degrees) => head.chin(degrees, -0.235 - 0.035 * open, 1.01)).reverse();
  if (open > 0.06) fillSoft(ctx, jaw, wear.skin.lit);
  fillPolygon(ctx, [...upper, ...lower], '#2a060d');
  strokePath(ctx, head.size * 0.016, '#0b0712');
  const tooth = 0.03 + 0.045 * open;
  ctx.fillStyle = wear.bone;
  ctx.beginPath();
  for (const degrees of [-34, -21, -8, 7, 20, 33]) {
    if (head.seen(degrees, -0.2) < 0.1) continue;
    const long = tooth * (degrees === -21 || degrees === 20 ? 1.5 : degrees === 7 ? 0.4 : 1);
    triangle(
      ctx,
      head.face(degrees - 6, -0.195, 1.01),
      head.face(degrees + 6, -0.195, 1.01),
      head.face(degrees, -0.195 - long, 1),
    );
    if (open > 0.15 && degrees !== -8) {
      triangle(
        ctx,
        head.chin(degrees - 5, -0.27, 1),
        head.chin(degrees + 5, -0.27, 1),
        head.chin(degrees, -0.27 + tooth * 0.8, 1),
      );
    }
  }
  ctx.fill();
}

function triangle(ctx: Brush, a: Flat, b: Flat, c: Flat): void {
  ctx.moveTo(a.x, a.y);
  ctx.lineTo(b.x, b.y);
  ctx.lineTo(c.x, c.y);
  ctx.closePath();
}

/** Paints stitches across the forehead. */
function paintStitches(ctx: Brush, head: Head, wear: Wardrobe): void {
  if (head.seen(-14, 0.25) < 0.2) return;
  const seam = [-32, -24, -15, -7].map((degrees, i) => head.face(degrees, 0.24 + (i % 2) * 0.02));
  ctx.beginPath();
  traceLine(ctx, seam);
  for (const degrees of [-29, -20, -11]) {
    const top = head.face(degrees - 2, 0.285);
    const bottom = head.face(degrees + 2, 0.205);
    ctx.moveTo(top.x, top.y);
    ctx.lineTo(bottom.x, bottom.y);
  }
  strokePath(ctx, head.size * 0.014, wear.ink);
}

function paintEar(ctx: Brush, head: Head, wear: Wardrobe, side: number): void {
  if (head.seen(side) < -0.25) return;
  const k = Math.sign(side);
  const ear = [
    head.face(side + k * 14, 0.14, 1.12),
    head.face(side - k * 4, 0.1, 1.02),
    head.face(side - k * 4, -0.08, 1.02),
    head.face(side + k * 8, -0.08, 1.08),
    head.face(side + k * 20, 0.05, 1.16),
  ];
  fillSoft(ctx, ear, wear.skin.lit);
  strokePath(ctx, head.size * 0.025, wear.skin.shade);
}
