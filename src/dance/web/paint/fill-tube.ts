// These functions paint a tube like a paper cut-out: an ink outline and three flat tones. The tones are the shade, the
// band that the soft light reaches, and the edge that the moon reaches.

import { type Brush, fillPath, strokePath } from './brush.ts';
import { nth } from './nth.ts';
import type { Cloth } from './palette.ts';
import { type Flat, traceLine } from './shape.ts';
import type { Slice } from './tube.ts';

/** Draws the dark line around a tube. The line is drawn before the tones, so that only its outer half is seen. */
export function inkTube(ctx: Brush, tube: readonly Slice[], width: number, ink: string, ragged = 0): void {
  traceWhole(ctx, tube, ragged);
  strokePath(ctx, width * 2, ink);
}

/** Fills a tube in its cloth's three tones. `ragged` (0 to 1) tears the tube's last edge, which must be open. */
export function fillTube(ctx: Brush, tube: readonly Slice[], cloth: Cloth, ragged = 0): void {
  traceWhole(ctx, tube, ragged);
  fillPath(ctx, cloth.shade);
  fillBand(ctx, tube, footlight, cloth.lit, 0.9);
  fillBand(ctx, tube, moonlight, cloth.rim, 1);
}

/** Draws the torn edge alone as a line, for cloth that ends on skin of the same limb. */
export function inkTear(
  ctx: Brush,
  tube: readonly Slice[],
  width: number,
  ink: string,
  ragged: number,
): void {
  const hem = nth(tube, tube.length - 1);
  ctx.beginPath();
  traceLine(ctx, [across(hem, 1), ...torn(hem, ragged), across(hem, -1)]);
  strokePath(ctx, width, ink);
}

function traceWhole(ctx: Brush, tube: readonly Slice[], ragged: number): void {
  const hem = ragged ? torn(nth(tube, tube.length - 1), ragged) : [];
  traceBand(
    ctx,
    tube.map((slice) => across(slice, 1)),
    hem,
    tube.map((slice) => across(slice, -1)),
  );
}

/** Fills the part of the round surface that `light` reaches: a band along the tube. */
function fillBand(ctx: Brush, tube: readonly Slice[], light: Light, colour: string, upTo: number): void {
  const lit = tube.map(({ nx, ny }) => litAcross(nx, ny, light));
  if (lit.every(([from, to]) => to - from < 0.04)) return;
  const edge = (side: 0 | 1) => tube.map((slice, i) => across(slice, nth(lit, i)[side] * upTo));
  traceBand(ctx, edge(0), [], edge(1));
  fillPath(ctx, colour);
}

/** Traces a closed path along one edge, over the hem, and back along the other edge. */
function traceBand(ctx: Brush, one: Flat[], hem: readonly Flat[], other: Flat[]): void {
  ctx.beginPath();
  const start = nth(one, 0);
  ctx.moveTo(start.x, start.y);
  smooth(ctx, one);
  for (const point of hem) ctx.lineTo(point.x, point.y);
  other.reverse();
  const back = nth(other, 0);
  ctx.lineTo(back.x, back.y);
  smooth(ctx, other);
  ctx.closePath();
}

/**
 * Continues the path with a soft line from the first point, through the middles between neighbouring points, to
 * the last.
 */
function smooth(ctx: Brush, points: readonly Flat[]): void {
  const last = points.length - 1;
  for (let i = 1; i < last; i++) {
    const here = nth(points, i);
    const next = nth(points, i + 1);
    const k = i + 1 === last ? 1 : 0.5;
    ctx.quadraticCurveTo(here.x, here.y, here.x + (next.x - here.x) * k, here.y + (next.y - here.y) * k);
  }
}

function across({ x, y, nx, ny, half }: Slice, u: number): Flat {
  return { x: x + nx * half * u, y: y + ny * half * u };
}

/** Teeth of torn cloth; their lengths are uneven but always the same, so that the hem does not flicker. */
const teeth = [0.5, -0.2, 0.9, 0.1, 0.65, -0.35, 0.4];

function torn(hem: Slice, ragged: number): Flat[] {
  return teeth.map((tooth, k) => {
    const at = across(hem, 1 - (2 * (k + 0.5)) / teeth.length);
    const along = tooth * ragged * hem.half;
    return { x: at.x - hem.ny * along, y: at.y + hem.nx * along };
  });
}

/**
 * A light of the stage: the direction towards it in the picture (x right, y down, z to the viewer) and the
 * brightness (Lambert's law) from which a surface counts as lit. The edge is hard, as in a paper cut.
 */
export type Light = { x: number; y: number; z: number; from: number };

/** Soft light from the audience's left. */
export const footlight: Light = { x: -0.42, y: -0.5, z: 0.76, from: 0.56 };
/** The light of the moon, which is behind the dancer on the right: it reaches edges only. */
export const moonlight: Light = { x: 0.72, y: -0.52, z: -0.5, from: 0.34 };

/**
 * Returns both ends of the lit band across a cylinder, as places from -1 to 1 along the unit normal (nx, ny) of its
 * edge. Where nothing is lit, both ends are the place nearest to the light, so that the band along a bent limb tapers
 * away.
 */
export function litAcross(nx: number, ny: number, light: Light): readonly [from: number, to: number] {
  const across = nx * light.x + ny * light.y;
  const strength = Math.hypot(across, light.z);
  const middle = Math.atan2(across, light.z);
  const right = Math.PI / 2;
  const spread = strength > light.from ? Math.acos(light.from / strength) : 0;
  const from = Math.max(-right, middle - spread);
  const to = Math.min(right, middle + spread);
  if (spread > 0 && from < to) return [Math.sin(from), Math.sin(to)];
  const nearest = Math.sin(Math.max(-right, Math.min(right, middle)));
  return [nearest, nearest];
}
