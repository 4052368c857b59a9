import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vec } from './pose.ts';
import { solveLimb } from './solve-limb.ts';
import { distance } from './vector.ts';

const coordinate = fc.double({ min: -1, max: 1, noNaN: true });

test('a limb reaches what is within reach and bends to the wanted side', () => {
  const [knee, ankle] = solveLimb([0, 1, 0], [0, 0.4, 0], 0.4, 0.4, [0, 0, 1]);
  expect(distance(ankle, [0, 0.4, 0])).toBeLessThan(1e-9);
  expect(knee[1]).toBeCloseTo(0.7, 9);
  expect(knee[2]).toBeCloseTo(Math.sqrt(0.4 ** 2 - 0.3 ** 2), 9);
});

test('a limb points at what is out of reach without growing', () => {
  const [, end] = solveLimb([0, 0, 0], [5, 0, 0], 0.3, 0.3, [0, 1, 0]);
  expect(end[0]).toBeCloseTo(0.6, 3);
});

test('both bones keep their length wherever the target is', () => {
  fc.assert(
    fc.property(fc.tuple(coordinate, coordinate, coordinate), (target: Vec) => {
      const [middle, end] = solveLimb([0, 0, 0], target, 0.29, 0.26, [0.2, 0.3, -1]);
      expect(distance([0, 0, 0], middle)).toBeCloseTo(0.29, 9);
      expect(distance(middle, end)).toBeCloseTo(0.26, 9);
    }),
  );
});
