import { expect, test } from 'vitest';
import { alongPlane, facing, lensDistance, seen } from './lens.ts';

const level = 1.5;

test('the lens shows the middle of the floor, at the lens’s own height, at its true size', () => {
  const { right, up, size } = seen([0, level, 0]);
  expect([right, up]).toEqual([0, 0]);
  expect(size).toBeCloseTo(1, 2);
});

test('nearer things look larger and farther ones smaller, by their distance from the lens', () => {
  expect(seen([0.5, level, 2]).size / seen([0.5, level, 0]).size).toBeCloseTo(
    lensDistance / (lensDistance - 2),
    9,
  );
  expect(seen([0.5, level, -2]).size / seen([0.5, level, 0]).size).toBeCloseTo(
    lensDistance / (lensDistance + 2),
    9,
  );
});

test('points on the right are seen on the right, and high points high; nearer points are seen farther out', () => {
  const { right, up } = seen([0.5, level + 0.4, 0]);
  expect(right).toBeCloseTo(0.5, 1);
  expect(up).toBeCloseTo(0.4, 1);
  expect(seen([0.5, level, 2]).right).toBeCloseTo((0.5 * 8) / 6, 1);
  expect(seen([0, level - 1, 2]).up).toBeLessThan(-1.4);
});

test('the lens looks down a little: nearer ground is seen lower, and high things look larger', () => {
  expect(seen([0, 0, 1]).up).toBeLessThan(seen([0, 0, 0]).up - 0.2);
  expect(seen([0, 0, -1]).up).toBeGreaterThan(seen([0, 0, 0]).up + 0.1);
  expect(seen([0, level, 1]).up).toBeCloseTo((-Math.sin(0.075) * 8) / 7, 1);
  expect(seen([0, level, 1]).up).toBeLessThan(-0.05);
  expect(seen([0, 3, 0]).size).toBeGreaterThan(1.01);
  expect(seen([0, 0, 0]).size).toBeLessThan(0.995);
});

test('a small movement of a point is seen on the lens’s plane as alongPlane returns it', () => {
  for (const way of [
    [0.1, 0, 0],
    [0, 0.1, 0],
    [0, 0, 0.1],
    [0.06, -0.05, 0.08],
  ] as const) {
    const [right, up] = alongPlane(way);
    const [from, to] = [seen([0, level, 0]), seen([way[0], level + way[1], way[2]])];
    expect(to.right - from.right).toBeCloseTo(right, 2);
    expect(to.up - from.up).toBeCloseTo(up, 2);
  }
  expect(alongPlane([0, 0, 1])[1]).toBeLessThan(-0.07);
  expect(alongPlane([0, 1, 0])[1]).toBeLessThan(1);
});

test('a direction straight at the lens, which looks down, faces it with 1, and the opposite direction with -1', () => {
  expect(facing([0, Math.sin(0.075), Math.cos(0.075)])).toBeCloseTo(1, 12);
  expect(facing([1, 0, 0])).toBe(0);
  expect(facing([0, -Math.sin(0.075), -Math.cos(0.075)])).toBeCloseTo(-1, 12);
  expect(facing([0, Math.cos(0.075), -Math.sin(0.075)])).toBeCloseTo(0, 12);
});
