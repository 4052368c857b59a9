// The hair has a combed part, and tufts that stand out from it.

import { type Brush, fillPath, strokePath } from './brush.ts';
import type { Wardrobe } from './palette.ts';
import { type Flat, hullOf, traceSoft, traceUnited } from './shape.ts';
import type { Head } from './skull.ts';

/**
 * A tuft: its root (degrees off the face, height), and how far its tip is above the root, out from the skull, and to
 * the dancer's left; in head heights.
 */
type Tuft = readonly [degrees: number, y: number, rise: number, out: number, swing: number];

const tufts: readonly Tuft[] = [
  [-78, 0.24, 0.16, 0.2, 0.1],
  [-50, 0.36, 0.26, 0.16, -0.1],
  [-22, 0.38, 0.3, 0.1, 0.08],
  [8, 0.39, 0.24, 0.14, -0.12],
  [34, 0.37, 0.3, 0.12, 0.1],
  [60, 0.32, 0.2, 0.22, -0.04],
  [-32, 0.34, -0.1, 0.09, 0.04],
  [-6, 0.35, -0.15, 0.1, -0.06],
  [20, 0.34, -0.07, 0.1, 0.05],
  [92, 0.2, 0.08, 0.22, 0.04],
  [118, 0.08, -0.1, 0.16, 0],
  [146, -0.12, -0.2, 0.08, 0.03],
  [172, -0.16, -0.26, 0.06, -0.03],
  [198, -0.15, -0.22, 0.08, 0.05],
  [226, -0.08, -0.2, 0.1, -0.02],
  [256, 0.12, -0.06, 0.2, 0],
  [160, 0.36, 0.22, 0.16, 0.1],
  [205, 0.38, 0.26, 0.12, -0.1],
  [125, 0.34, 0.18, 0.18, -0.08],
  [240, 0.34, 0.2, 0.18, 0.08],
];

/** Returns the height of the hairline at an angle off the face: high over the face, and down to the nape behind. */
function hairline(degrees: number): number {
  const away = (1 - Math.cos((degrees * Math.PI) / 180)) / 2;
  return 0.32 - 0.68 * away ** 1.1;
}

/**
 * Paints one layer of the hair: `behind` is painted before the face, `over` after it. Each tuft belongs to one of the
 * two layers, the combed part to both.
 */
export function paintHair(ctx: Brush, head: Head, wear: Wardrobe, layer: 'behind' | 'over'): void {
  const over = layer === 'over';
  paintScalp(ctx, head, wear, over);
  for (const tuft of tufts) {
    if (head.seen(tuft[0], tuft[1]) > 0 === over) paintTuft(ctx, head, wear, tuft);
  }
}

const step = 20;

/**
 * Paints the combed part: a crown of hair, and strips from the crown down to the hairline; if `over`, only the strips
 * that are seen.
 */
function paintScalp(ctx: Brush, head: Head, wear: Wardrobe, over: boolean): void {
  const crown: Flat[] = [head.at(0, 0.56, -0.08), head.at(0.1, 0.55, 0), head.at(-0.1, 0.55, 0)];
  const strips: Flat[][] = [];
  for (let degrees = 0; degrees < 360; degrees += step) {
    if (!over || head.seen(degrees, 1.1) > -0.3) crown.push(head.face(degrees, 0.47, 1.3));
    if (over && head.seen(degrees, 0.25) < -0.22) continue;
    crown.push(head.face(degrees, 0.37, 1.07));
    if (over && head.seen(degrees + step / 2, 0) < -0.1) continue;
    const next = degrees + step;
    const low = (at: number) => head.face(at, hairline(at), 1.04);
    const middle = (at: number) => head.face(at, (hairline(at) + 0.37) / 2, 1.06);
    strips.push([
      head.face(degrees, 0.37, 1.07),
      head.face(next, 0.37, 1.07),
      middle(next),
      low(next),
      low(degrees),
      middle(degrees),
    ]);
  }
  ctx.fillStyle = wear.hair.shade;
  ctx.strokeStyle = wear.hair.shade;
  ctx.lineWidth = head.size * 0.02;
  ctx.lineCap = 'round';
  traceUnited(ctx, strips);
  ctx.fill();
  ctx.stroke();
  traceSoft(ctx, hullOf(crown));
  ctx.fill();
}

function paintTuft(ctx: Brush, head: Head, wear: Wardrobe, [degrees, y, rise, out, swing]: Tuft): void {
  const angle = (degrees * Math.PI) / 180;
  const left = head.face(degrees - 17, y, 1.03);
  const right = head.face(degrees + 17, y, 1.03);
  const tip = head.at(Math.sin(angle) * (0.36 + out) + swing, y + rise, Math.cos(angle) * (0.43 + out));
  const lift = rise > 0 ? head.size * 0.05 : 0;
  ctx.beginPath();
  ctx.moveTo(left.x, left.y);
  ctx.quadraticCurveTo((left.x + tip.x) / 2, (left.y + tip.y) / 2 - lift, tip.x, tip.y);
  ctx.quadraticCurveTo((right.x + tip.x) / 2, (right.y + tip.y) / 2 - lift * 0.3, right.x, right.y);
  ctx.closePath();
  fillPath(ctx, degrees % 4 ? wear.hair.lit : wear.hair.shade);
  if (rise < 0.2 || tip.x < left.x) return;
  ctx.beginPath();
  ctx.moveTo(tip.x, tip.y);
  ctx.quadraticCurveTo((right.x + tip.x) / 2, (right.y + tip.y) / 2 - lift * 0.3, right.x, right.y);
  strokePath(ctx, head.size * 0.012, wear.hair.rim);
}
