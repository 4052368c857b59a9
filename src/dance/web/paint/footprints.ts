// Footprints on the floor: an outline under each foot, filled more strongly the more weight the foot carries, and a
// pulsing outline where the weight goes next. The left print shows toes and the right one a sole, like the dancer's
// own feet.

import type { Footing, Print } from '#dance/rules/routine/footing.ts';
import type { Vec } from '#dance/rules/routine/pose.ts';
import type { Brush } from './brush.ts';
import { type Camera, project } from './camera.ts';
import { moon } from './palette.ts';

/**
 * Half the size of a print in metres. Prints are larger than feet, and flattened less than the floor (`flat`), so that
 * a learner can read them from three metres away.
 */
const half = { long: 0.2, wide: 0.105 };
const flat = 0.5;
/** Height of a lifted foot, in metres, at which its print has faded. */
const lifted = 0.12;

/** Paints the prints of one dancer; `turn` brings a place on the dance floor into camera space. */
export function paintFootprints(ctx: Brush, camera: Camera, footing: Footing, turn: (v: Vec) => Vec): void {
  const { next } = footing;
  for (const side of ['left', 'right'] as const) {
    const print = footing[side];
    const onFloor = Math.max(0, 1 - Math.max(0, print.toe[1] - 0.03) / lifted);
    if (onFloor === 0) continue;
    const path = printPath(ctx, camera, print, side, turn);
    ctx.globalAlpha = onFloor * (0.2 + 0.75 * print.carries);
    path('fill');
    ctx.globalAlpha = onFloor;
    path('stroke');
  }
  if (next) {
    // The outline pulses twice a count, and becomes stronger until the foot lands.
    const pulse = 0.5 - 0.5 * Math.cos(4 * Math.PI * next.counts);
    ctx.globalAlpha = (1 - 0.35 * Math.min(1, next.counts)) * (0.35 + 0.65 * pulse);
    printPath(ctx, camera, next, next.side, turn, 1.15 + 0.2 * pulse)('stroke');
  }
  ctx.globalAlpha = 1;
}

/** Traces a print, and returns the function that fills or strokes it. */
function printPath(
  ctx: Brush,
  camera: Camera,
  { ankle, toe }: Pick<Print, 'ankle' | 'toe'>,
  side: 'left' | 'right',
  turn: (v: Vec) => Vec,
  size = 1,
): (how: 'fill' | 'stroke') => void {
  const [from, to] = [turn(ankle), turn(toe)];
  const middle = project(camera, [(from[0] + 2 * to[0]) / 3, 0, (from[2] + 2 * to[2]) / 3]);
  const along = Math.atan2(to[0] - from[0], to[2] - from[2]);
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.scale(middle.scale * size, middle.scale * size * flat);
  ctx.rotate(-along);
  ctx.beginPath();
  // The toes of a foot that points at the viewer are at the bottom of the print, because down in the picture
  // is towards the viewer.
  ctx.ellipse(0, 0, half.wide, half.long, 0, 0, Math.PI * 2);
  if (side === 'left')
    for (const toeAt of [-2, -1, 0, 1, 2]) {
      const x = toeAt * half.wide * 0.42;
      const y = half.long * (1.2 - Math.abs(toeAt) * 0.12);
      ctx.moveTo(x + 0.022, y);
      ctx.arc(x, y, 0.022, 0, Math.PI * 2);
    }
  ctx.restore();
  return (how) => {
    ctx.fillStyle = moon[400];
    ctx.strokeStyle = moon[300];
    ctx.lineWidth = 0.014 * middle.scale * size;
    ctx[how]();
  };
}
