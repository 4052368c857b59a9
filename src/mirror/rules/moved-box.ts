// A person's place in the camera's picture is found from where anything moved. The code does not find out who or what
// moved.

import type { SmallPicture } from './film-start.ts';
import { noise } from './motion-curve.ts';

/** A box in a picture, by shares of its width and height. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** The share of all motion that may be outside the box on each side, such as that of a curtain or a passing cat. */
const outside = 0.02;
/** The least share of the picture's height that a dancing person takes. */
const least = 0.25;

/** Returns the motion at each pixel, summed over pictures of one size in order of time. */
export function movedPixels(pictures: readonly SmallPicture[]): Float64Array {
  const moved = new Float64Array(pictures[0]?.picture.length ?? 0);
  for (const [index, { picture }] of pictures.entries()) {
    const before = pictures[index - 1]?.picture;
    if (!before) continue;
    for (let pixel = 0; pixel < moved.length; pixel += 1)
      moved[pixel] =
        (moved[pixel] as number) +
        Math.max(0, Math.abs((picture[pixel] as number) - (before[pixel] as number)) - noise);
  }
  return moved;
}

/**
 * Returns the box that contains the motion; `moved` is the motion at each pixel, row by row. Returns null when the box
 * is lower than a dancing person.
 */
export function movedBox(moved: ArrayLike<number>, width: number): Box | null {
  const height = moved.length / width;
  const columns = new Array<number>(width).fill(0);
  const rows = new Array<number>(height).fill(0);
  for (let pixel = 0; pixel < moved.length; pixel += 1) {
    const amount = moved[pixel] as number;
    columns[pixel % width] = (columns[pixel % width] as number) + amount;
    rows[Math.floor(pixel / width)] = (rows[Math.floor(pixel / width)] as number) + amount;
  }
  const [left, right] = span(columns);
  const [top, bottom] = span(rows);
  return bottom - top >= least ? { left, right, top, bottom } : null;
}

/**
 * Returns where the motion begins and ends among the amounts, as shares of their number; the outermost 2 % of the
 * motion at each end are left out.
 */
function span(amounts: readonly number[]): readonly [number, number] {
  const most = amounts.reduce((sum, amount) => sum + amount, 0) * outside;
  if (most === 0) return [0, 0];
  const until = (list: readonly number[]) => {
    let sum = 0;
    return list.findIndex((amount) => {
      sum += amount;
      return sum > most;
    });
  };
  return [until(amounts) / amounts.length, 1 - until(amounts.toReversed()) / amounts.length];
}
