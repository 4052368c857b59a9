// Arithmetic of vectors: of directions, and of places in metres.

import type { Vec } from './pose.ts';

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec): number => Math.sqrt(dot(a, a));
export const distance = (a: Vec, b: Vec): number => length(subtract(a, b));

/** Returns `a` moved by `by` times `direction`. */
export const along = (a: Vec, direction: Vec, by: number): Vec => [
  a[0] + direction[0] * by,
  a[1] + direction[1] * by,
  a[2] + direction[2] * by,
];

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The unit vector of `a`; straight up when `a` has no length. */
export function unit(a: Vec): Vec {
  const size = length(a);
  return size > 1e-9 ? [a[0] / size, a[1] / size, a[2] / size] : [0, 1, 0];
}

/** The part of `a` at right angles to the unit vector `axis`, as a unit vector. */
export const across = (a: Vec, axis: Vec): Vec => unit(along(a, axis, -dot(a, axis)));

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns a share: 0 before `from`, 1 after `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const x = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return x * x * (3 - 2 * x);
}
