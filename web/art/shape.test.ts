import { expect, test } from 'vitest';
import { blob, limb, type Point, sliver, smoothLine, torn, toward, uneven } from './shape.ts';

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('an angular blob is its own polygon, and runs through its points', () => {
  expect(blob(square, 1)).toBe('M0 0c0 0 10 0 10 0s0 10 0 10-10 0-10 0 0-10 0-10z');
});

test('outlines run the same way round whichever way they were given', () => {
  expect(turn(blob(square))).toBe(turn(blob(square.toReversed())));
  expect(turn(torn([0, 0], [20, 0], 4, 8))).toBe(turn(torn([20, 0], [0, 0], 4, 8)));
});

test('a rounded blob runs through the points it was given', () => {
  expect(points(blob(square)).slice(0, -1)).toEqual(square);
});

test('on a coarse grid no number has a decimal, and on a fine one no number has an idle zero', () => {
  const outline = square.map(([x, y]): Point => [x * 0.33 + 0.5, y * 0.33 + 10.5]);
  expect(blob(outline, 0, 1)).not.toContain('.');
  expect(blob(outline)).toContain('M.5 10.5');
  expect(blob(outline)).not.toMatch(/(^|[^\d])0\./);
});

test('a smooth line is left open and runs from its first point to its last', () => {
  const line: Point[] = [
    [0, 5],
    [10, 0],
    [20, 8],
  ];
  expect(points(smoothLine(line))).toEqual(line);
  expect(smoothLine(line)).not.toContain('z');
});

const straight: Point[] = [
  [0, 0],
  [10, 0],
];

test('a limb goes on beyond its ends, bluntly, as far as it is thick', () => {
  const across = points(limb(straight, [4, 2])).map(([x]) => x);
  expect(Math.min(...across)).toBeCloseTo(-3.5);
  expect(Math.max(...across)).toBeCloseTo(11.7);
});

test('a sliver ends where its points do, in a point where it has no thickness', () => {
  expect(sliver(straight, [4, 2])).toBe('M0-4l10 2 0 4-10 2z');
  expect(sliver(straight, [4, 0])).toBe('M0-4l10 4-10 4z');
});

test('a limb keeps its thickness in a gentle bend, and a sharp one is rounded off outside', () => {
  const bent = (tip: Point) => points(sliver([...straight, tip], [2, 2, 2]));
  expect(bent([20, 2])).toHaveLength(6);
  expect(bent([10, 10])).toHaveLength(8);
  for (const [x, y] of bent([10, 10])) {
    expect(x).toBeLessThanOrEqual(12);
    expect(y).toBeGreaterThanOrEqual(-2);
  }
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

/** The points that a path of relative curves or lines runs through. */
function points(path: string): Point[] {
  const pairs = (text: string) =>
    (text.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number).reduce<Point[]>((all, value, i, list) => {
      if (i % 2) all.push([list[i - 1] as number, value]);
      return all;
    }, []);
  const [start, ...commands] = path.match(/[Mcsl][^csl]+/g) as [string, ...string[]];
  const corners = pairs(start);
  for (const command of commands) {
    const length = { c: 3, s: 2, l: 1 }[command[0] as 'c' | 's' | 'l'];
    for (const step of pairs(command).filter((_, i) => i % length === length - 1)) {
      const [x, y] = corners.at(-1) as Point;
      corners.push([x + step[0], y + step[1]]);
    }
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
