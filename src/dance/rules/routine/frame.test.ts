import { expect, test } from 'vitest';
import { frame, toWorld } from './frame.ts';
import type { Vec } from './pose.ts';
import { cross, distance, dot, length } from './vector.ts';

test.each<[name: string, angles: [number, number, number], forward: Vec, up: Vec]>([
  ['straight', [0, 0, 0], [0, 0, 1], [0, 1, 0]],
  ['turned left', [90, 0, 0], [1, 0, 0], [0, 1, 0]],
  ['leant forward', [0, 90, 0], [0, -1, 0], [0, 0, 1]],
  ['tilted left', [0, 0, 90], [0, 0, 1], [1, 0, 0]],
  ['turned left and leant', [90, 90, 0], [0, -1, 0], [1, 0, 0]],
])(
  'the frame of a body part that is %s has the right directions forward and up',
  (_name, angles, forward, up) => {
    const turned = frame(...angles);
    expect(distance(turned.forward, forward)).toBeLessThan(1e-12);
    expect(distance(turned.up, up)).toBeLessThan(1e-12);
  },
);

test('left, up and forward stay at right angles and right-handed', () => {
  const { left, up, forward } = frame(37, -52, 18);
  expect(distance(cross(left, up), forward)).toBeLessThan(1e-12);
  expect([dot(left, up), dot(up, forward)].every((product) => Math.abs(product) < 1e-12)).toBe(true);
});

test('a vector has the same length in a frame and in the world', () => {
  expect(length(toWorld(frame(10, 20, 30), [0.1, 0.2, 0.3]))).toBeCloseTo(length([0.1, 0.2, 0.3]), 12);
});
