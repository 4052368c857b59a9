// A part of the dancer's body, ready to be painted. Its ink goes under the paint of the parts next to it in the same
// limb, so that no line crosses their joint.

import type { Brush } from './brush.ts';
import { nth } from './nth.ts';

/** Width of the ink around every part, in metres. */
export const inkWidth = 0.011;

/** A layer is drawn twice: first as ink (its dark outline), then in its colours. */
export type Layer = { ink(ctx: Brush): void; paint(ctx: Brush): void };

export type BodyPart = Layer & {
  /**
   * Nearness of the part: metres towards the viewer, corrected a little so that a part that covers another one (a
   * sleeve on the jacket) counts as nearer.
   */
  near: number;
  /**
   * Name of the limb. Parts of one limb that follow each other in depth are inked together and then painted together.
   */
  limb: string;
};

/** Paints the parts, the farthest first. */
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
