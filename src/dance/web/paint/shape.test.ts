import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Flat, hullOf, traceUnited } from './shape.ts';

test('the hull of a square with points inside is the square', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const hull = hullOf([...square, { x: 1, y: 2 }, { x: 3, y: 3 }]);
  expect(hull).toHaveLength(4);
  expect(new Set(hull.map(({ x, y }) => `${x} ${y}`))).toEqual(
    new Set(square.map(({ x, y }) => `${x} ${y}`)),
  );
});

test('no point lies outside the hull', () => {
  const coordinate = fc.double({ min: -100, max: 100, noNaN: true });
  const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 3, maxLength: 40 });
  fc.assert(
    fc.property(points, (cloud) => {
      const hull = hullOf(cloud);
      fc.pre(hull.length > 2);
      for (const [i, a] of hull.entries()) {
        const b = hull[(i + 1) % hull.length] ?? a;
        for (const p of cloud) {
          expect((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)).toBeGreaterThanOrEqual(-1e-6);
        }
      }
    }),
  );
});

test('polygons that become one path all run the same way round', () => {
  const clockwise = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
  ];
  const drawn: Flat[][] = [];
  const context = {
    beginPath() {},
    closePath() {},
    moveTo: (x: number, y: number) => drawn.push([{ x, y }]),
    lineTo: (x: number, y: number) => drawn.at(-1)?.push({ x, y }),
  };
  traceUnited(context as unknown as CanvasRenderingContext2D, [clockwise, clockwise.toReversed()]);
  expect(drawn[1]).toEqual(drawn[0]);
});
