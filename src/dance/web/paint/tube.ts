// A tube is the outline, as seen, of a rounded, tapering length of body or cloth; the limbs and the trunk consist of
// tubes. This file has only their geometry; fill-tube.ts paints them.

import type { Vec } from '#dance/rules/routine/pose.ts';
import { type Camera, onPicture, project } from './camera.ts';
import { nth } from './nth.ts';

/** One cross-section: its middle, and its half-axes in metres (a circle of `radius`, or an ellipse of two vectors). */
export type Section = { at: Vec; radius: number; across?: Vec; deep?: Vec };

/** A slice of the tube as seen: its middle, the unit normal of its left edge and its half-width, in pixels. */
export type Slice = { x: number; y: number; nx: number; ny: number; half: number };

/**
 * Returns the tube through cross-sections; neighbouring sections must have different middles. The last end is round
 * unless it is `open`.
 */
export function tubeOf(camera: Camera, sections: readonly Section[], open = false): Slice[] {
  const spots = sections.map((section) => project(camera, section.at));
  const last = spots.length - 1;
  const slices = sections.map((section, i): Slice => {
    const before = nth(spots, Math.max(0, i - 1));
    const after = nth(spots, Math.min(last, i + 1));
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const length = Math.hypot(dx, dy) || 1;
    const nx = dy / length;
    const ny = -dx / length;
    const { x, y, scale } = nth(spots, i);
    return { x, y, nx, ny, half: halfWidth(section, nx, ny) * scale };
  });
  const start = nth(slices, 0);
  const end = nth(slices, last);
  const head = round.map(([out, thin]) => beyond(start, -out, thin));
  const tail = open ? [] : round.map(([out, thin]) => beyond(end, out, thin)).reverse();
  return [...head, ...slices, ...tail];
}

/** A quarter circle in three steps: the distance beyond the end and the half-width there, in half-widths of the end. */
const round = [
  [1, 0],
  [0.95, 0.38],
  [0.62, 0.8],
] as const;

function beyond({ x, y, nx, ny, half }: Slice, out: number, thin: number): Slice {
  return { x: x - ny * half * out, y: y + nx * half * out, nx, ny, half: half * thin };
}

function halfWidth({ radius, across, deep }: Section, nx: number, ny: number): number {
  if (!across || !deep) return radius;
  const [ax, ay] = onPicture(across);
  const [dx, dy] = onPicture(deep);
  return Math.hypot(ax * nx + ay * ny, dx * nx + dy * ny);
}
