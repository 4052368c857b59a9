// A brush for paper: instead of painting on a canvas, it records the painters' calls as black and white SVG lines.

import type { Brush } from '#dance/web/paint/brush.ts';

/** A stroke or a filled shape: its path, and its colours as SVG writes them. */
export type Line = { d: string; fill: string; stroke: string; width: number };

const paper = '#fff';
const ink = '#000';
/** Greys (the clothes) stay. Other colours (eyes and mouth) become ink, and gradients of light become paper. */
const onPaper = (colour: unknown) =>
  typeof colour !== 'string' ? paper : /^#(..)\1\1$/.test(colour) ? colour : ink;
const short = (value: number) => Math.round(value * 100) / 100;

/** Returns a brush, and the lines drawn with it so far, the lowest first. */
export function lineBrush(): { brush: Brush; lines: Line[] } {
  const lines: Line[] = [];
  let d = '';
  const to = (sign: string, ...at: number[]) => {
    d += sign + at.map(short).join(' ');
  };
  const brush = {
    fillStyle: paper,
    strokeStyle: ink,
    lineWidth: 1,
    beginPath() {
      d = '';
    },
    moveTo: (x: number, y: number) => to('M', x, y),
    lineTo: (x: number, y: number) => to(d === '' ? 'M' : 'L', x, y),
    quadraticCurveTo: (cx: number, cy: number, x: number, y: number) => to('Q', cx, cy, x, y),
    closePath: () => to('Z'),
    ellipse(x: number, y: number, wide: number, high: number) {
      to('M', x - wide, y);
      to('a', wide, high, 0, 1, 0, 2 * wide, 0);
      to('a', wide, high, 0, 1, 0, -2 * wide, 0);
      to('Z');
    },
    arc: (x: number, y: number, r: number) => brush.ellipse(x, y, r, r),
    /** Draws nothing: painters fill rectangles only for a glow. */
    fillRect() {},
    fill: () => lines.push({ d, fill: onPaper(brush.fillStyle), stroke: 'none', width: 0 }),
    stroke: () =>
      lines.push({ d, fill: 'none', stroke: onPaper(brush.strokeStyle), width: short(brush.lineWidth) }),
    createRadialGradient: () => ({ addColorStop() {} }),
  };
  return { brush: brush as unknown as Brush, lines };
}
