// Flat shapes from points: closed outlines, convex hulls and soft curves. All lengths are in pixels.

import { type Brush, fillPath } from './brush.ts';
import { nth } from './nth.ts';

export type Flat = { x: number; y: number };

/** Makes a closed polygon the current path. */
export function tracePolygon(ctx: Brush, points: readonly Flat[]): void {
  ctx.beginPath();
  traceLine(ctx, points);
  ctx.closePath();
}

export function fillPolygon(ctx: Brush, points: readonly Flat[], colour: string): void {
  tracePolygon(ctx, points);
  fillPath(ctx, colour);
}

export function fillSoft(ctx: Brush, points: readonly Flat[], colour: string): void {
  traceSoft(ctx, points);
  fillPath(ctx, colour);
}

export function fillDisc(ctx: Brush, { x, y }: Flat, radius: number, colour: string | CanvasGradient): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  fillPath(ctx, colour);
}

/** Makes one path of closed polygons, all in the same direction, so that a 'nonzero' fill unites those that overlap. */
export function traceUnited(ctx: Brush, polygons: readonly (readonly Flat[])[]): void {
  ctx.beginPath();
  for (const points of polygons) {
    traceLine(ctx, areaOf(points) < 0 ? points.toReversed() : points);
    ctx.closePath();
  }
}

/** Returns twice the area of a polygon, which is negative for points that run counterclockwise as seen. */
function areaOf(points: readonly Flat[]): number {
  return points.reduce((sum, { x, y }, i) => {
    const next = nth(points, (i + 1) % points.length);
    return sum + x * next.y - next.x * y;
  }, 0);
}

/** Traces a closed soft outline through the middles of a polygon's sides. */
export function traceSoft(ctx: Brush, points: readonly Flat[]): void {
  let here = nth(points, points.length - 1);
  const before = nth(points, points.length - 2);
  ctx.beginPath();
  ctx.moveTo((before.x + here.x) / 2, (before.y + here.y) / 2);
  for (const next of points) {
    ctx.quadraticCurveTo(here.x, here.y, (here.x + next.x) / 2, (here.y + next.y) / 2);
    here = next;
  }
  ctx.closePath();
}

/** Adds an open line through the points to the current path. */
export function traceLine(ctx: Brush, points: readonly Flat[]): void {
  const start = nth(points, 0);
  ctx.moveTo(start.x, start.y);
  for (const point of points) ctx.lineTo(point.x, point.y);
}

/** Returns the convex outline of a cloud of points (Andrew's monotone chain). */
export function hullOf(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(sorted: readonly Flat[]): Flat[] {
  const kept: Flat[] = [];
  for (const point of sorted) {
    while (kept.length > 1 && turn(nth(kept, kept.length - 2), nth(kept, kept.length - 1), point) <= 0) {
      kept.pop();
    }
    kept.push(point);
  }
  return kept;
}

function turn(a: Flat, b: Flat, c: Flat): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
