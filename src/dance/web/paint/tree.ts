// A dead tree, which always looks the same for the same seed.

import type { Brush } from './brush.ts';
import { chanceFrom } from './chance.ts';

/** Draws a bare tree of `tall` pixels with its foot at x, y. */
export function paintTree(
  ctx: Brush,
  x: number,
  y: number,
  tall: number,
  seed: number,
  colour: string,
): void {
  const chance = chanceFrom(seed);
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  const branch = (
    fromX: number,
    fromY: number,
    angle: number,
    length: number,
    thick: number,
    depth: number,
  ) => {
    const bend = angle + (chance() - 0.5) * 0.5;
    const midX = fromX + Math.cos(angle) * length * 0.5;
    const midY = fromY + Math.sin(angle) * length * 0.5;
    const toX = midX + Math.cos(bend) * length * 0.5;
    const toY = midY + Math.sin(bend) * length * 0.5;
    ctx.lineWidth = thick;
    ctx.beginPath();
    ctx.moveTo(fromX, fromY);
    ctx.quadraticCurveTo(midX, midY, toX, toY);
    ctx.stroke();
    if (depth === 0) return;
    const arms = depth > 2 ? 3 : 2;
    for (let i = 0; i < arms; i++) {
      const spread = (i - (arms - 1) / 2) * 0.85 + (chance() - 0.5) * 0.55;
      branch(toX, toY, bend + spread, length * (0.58 + chance() * 0.22), thick * 0.62, depth - 1);
    }
  };
  branch(x, y, -Math.PI / 2 + (chance() - 0.5) * 0.3, tall * 0.36, tall * 0.062, 4);
}
