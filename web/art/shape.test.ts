import { expect, test } from 'vitest';
import { blob, limb, type Point, torn, toward, uneven } from './shape.ts';

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('an angular blob is its own polygon, and runs through its points', () => {
  expect(blob(square, 1)).toBe('M0 0c0 0 10 0 10 0c0 0 0 10 0 10c0 0-10 0-10 0c0 0 0-10 0-10z');
});

test('outlines run the same way round whichever way they were given', () => {
  expect(turn(blob(square))).toBe(turn(blob(square.toReversed())));
  expect(turn(torn([0, 0], [20, 0], 4, 8))).toBe(turn(torn([20, 0], [0, 0], 4, 8)));
});

test('a limb is round where it is thick and plain where it is thin', () => {
  expect(
    limb(
      [
        [0, 0],
        [10, 0],
      ],
      [4, 4],
    ),
  ).toContain('a4 4 0 0 1');
  expect(
    limb(
      [
        [0, 0],
        [10, 0],
      ],
      [1, 0.3],
    ),
  ).not.toContain('a');
});

test('torn cloth hangs between its two points and no deeper than it may', () => {
  const numbers = points(torn([0, 0], [30, 0], 5, 10));
  for (const [x, y] of numbers) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(30);
    expect(y).toBeLessThanOrEqual(12);
  }
});

test('what looks thrown is the same every time', () => {
  const thrown = Array.from({ length: 50 }, (_, seed) => uneven(seed));
  expect(thrown).toEqual(Array.from({ length: 50 }, (_, seed) => uneven(seed)));
  expect(new Set(thrown).size).toBe(50);
  expect(Math.min(...thrown)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...thrown)).toBeLessThan(1);
});

test('toward goes as the screen turns: down is a quarter to the right', () => {
  const [x, y] = toward([1, 1], Math.PI / 2, 5);
  expect([x, y].map(Math.round)).toEqual([1, 6]);
});

/** Corner points of a path of relative curves or lines. */
function points(path: string): Point[] {
  const [start, ...steps] = path.slice(1, -1).split(/[cl]/);
  const pairs = (text: string) =>
    (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number).reduce<Point[]>((all, value, i, list) => {
      if (i % 2) all.push([list[i - 1] as number, value]);
      return all;
    }, []);
  const corners = pairs(start ?? '');
  for (const part of steps.flatMap((text) =>
    path.includes('c') ? [pairs(text).at(-1) as Point] : pairs(text),
  )) {
    const [x, y] = corners.at(-1) as Point;
    corners.push([x + part[0], y + part[1]]);
  }
  return corners;
}

/** 1 for clockwise on screen, -1 for the other way. */
function turn(path: string): number {
  const corners = points(path);
  return Math.sign(
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}
