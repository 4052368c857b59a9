// A shadow zombie's head: skull, ears and hair, and the face that glows in it. Points are around the head's middle.

import { blob, type Point, sliver } from './shape.ts';

export type Hair = 'tufts' | 'bun' | 'bald' | 'hat' | 'long';

/** Larger than life: heads are what people look at. */
export const headSize = 1.16;

/** Upright; scale it by headSize. */
export function drawHead(hair: Hair): string {
  return skullAndEars + hairs[hair].map((strand) => blob(strand, 0.75)).join('');
}

const skullAndEars =
  blob([
    [-8.5, -4],
    [-5, -11],
    [2, -12.5],
    [8.5, -7.5],
    [9, 0],
    [7, 6],
    [5.5, 11.5],
    [0, 13.5],
    [-5, 11],
    [-6.5, 6],
    [-9, 1],
  ]) +
  sliver(
    [
      [-8, 0],
      [-12, -2],
    ],
    [2.2, 1],
  ) +
  sliver(
    [
      [8, 0],
      [12, -1],
    ],
    [2.2, 1],
  );

type Spike = readonly [Point, Point, Point];

const hairs: Record<Hair, readonly Spike[]> = {
  bald: [
    [
      [-2, -11],
      [3, -16],
      [2, -11],
    ],
  ],
  tufts: [
    [
      [-9, -2],
      [-13, -10],
      [-5, -9],
    ],
    [
      [-7, -7],
      [-8, -16],
      [-1, -11],
    ],
    [
      [-3, -10],
      [1, -19],
      [4, -11],
    ],
    [
      [2, -11],
      [9, -16],
      [8, -7],
    ],
  ],
  bun: [
    [
      [-6, -9],
      [-3, -21],
      [3, -11],
    ],
    [
      [-3, -10],
      [4, -22],
      [6, -10],
    ],
    [
      [-5, -10],
      [1, -24],
      [5, -10],
    ],
    [
      [-9, -3],
      [-13, 4],
      [-7, 4],
    ],
  ],
  hat: [
    [
      [-15, -7],
      [15, -9],
      [0, -13],
    ],
    [
      [-9, -9],
      [-7, -24],
      [8, -10],
    ],
    [
      [-7, -24],
      [10, -25],
      [8, -10],
    ],
  ],
  long: [
    [
      [-8, -8],
      [-15, 17],
      [-3, 4],
    ],
    [
      [-9, -6],
      [-11, 24],
      [-2, 6],
    ],
    [
      [8, -8],
      [14, 15],
      [3, 3],
    ],
    [
      [8, -6],
      [9, 22],
      [4, 5],
    ],
    [
      [-8, -5],
      [0, -17],
      [8, -5],
    ],
  ],
};

/** What shines through the shadow: two eyes and a crooked grin. */
export const face = (
  [
    [
      0.2,
      [
        [-7.6, -3.4],
        [-3.6, -3.6],
        [-0.9, -0.7],
        [-3.4, 1.6],
        [-6.4, -0.2],
      ],
    ],
    [
      0.2,
      [
        [1.6, -0.2],
        [3.8, -2.5],
        [7.6, -3],
        [6.3, -0.3],
        [3.7, 1.3],
      ],
    ],
    [
      0.8,
      [
        [-4.5, 6],
        [-2, 7.6],
        [0, 6.8],
        [2, 8],
        [5.5, 5.6],
        [3, 9.6],
        [-1.5, 10],
      ],
    ],
  ] as readonly (readonly [tension: number, outline: readonly Point[]])[]
)
  .map(([tension, outline]) => blob(outline, tension))
  .join('');
