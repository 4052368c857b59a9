// Places between and beside other places, in metres. These functions are pure.

import type { Vec } from '#dance/rules/routine/pose.ts';

/** Returns the place that is the share `k` of the way from `a` to `b`; 0 is `a`, 1 is `b`. */
export const mix = (a: Vec, b: Vec, k: number): Vec => [
  a[0] + (b[0] - a[0]) * k,
  a[1] + (b[1] - a[1]) * k,
  a[2] + (b[2] - a[2]) * k,
];

/** Returns the point that is `x`, `y` and `z` away from `origin` along the three axes of `frame`. */
export function from(origin: Vec, frame: readonly [Vec, Vec, Vec], x: number, y: number, z: number): Vec {
  const [i, j, k] = frame;
  return [
    origin[0] + i[0] * x + j[0] * y + k[0] * z,
    origin[1] + i[1] * x + j[1] * y + k[1] * z,
    origin[2] + i[2] * x + j[2] * y + k[2] * z,
  ];
}
