// A part of the dancer, ready to be painted: its ink goes under the paint of neighbouring parts, so that joints close.

import type { Brush } from './brush.ts';
import { nth } from './nth.ts';

/** Metres of ink around every part. */
export const inkWidth = 0.011;

/** A layer is laid on the picture twice: as ink, and in its colours. */
export type Layer = { ink(ctx: Brush): void; paint(ctx: Brush): void };

export type BodyPart = Layer & {
  /**
   * Nearness of the part: metres towards the viewer, and a little more for a part that lies on the one it
   * touches (a sleeve on the jacket).
   */
  near: number;
  /**
   * The limb's name: parts of one limb that follow each other in depth are inked together and then painted
   * together.
   */
  limb: string;
};

/** Paints the farthest part first. */
export function paintParts(ctx: Brush, parts: BodyPart[]): void {
  parts.sort((a, b) => a.near - b.near);
  for (let i = 0; i < parts.length; ) {
    let end = i + 1;
    while (end < parts.length && nth(parts, end).limb === nth(parts, i).limb) end++;
    for (let k = i; k < end; k++) nth(parts, k).ink(ctx);
    for (let k = i; k < end; k++) nth(parts, k).paint(ctx);
    i = end;
  }
}
