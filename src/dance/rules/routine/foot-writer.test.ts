import { expect, test } from 'vitest';
import { FootWriter, type Spot } from './foot-writer.ts';

const middle: Spot = { x: 0, z: 0, facing: 0 };

test.each([1, -1] as const)('on side %i a foot begins at home, turned out, before the first beat', (side) => {
  const home = { x: 0.13 * side, z: 0, yaw: 12 * side, high: 0, heel: 0 };
  expect(new FootWriter(side).moves).toEqual([{ start: -1, end: -1, action: 'step', from: home, to: home }]);
});

test('a journey begins in time to arrive on its beat, but never before the previous journey has ended', () => {
  const foot = new FootWriter(1);
  for (const beat of [4, 6, 6.5, 8, 8.25]) foot.write(beat, 'step', middle);
  foot.write(10, 'step', middle, 0.5);
  expect(foot.moves.slice(1).map(({ start, end }) => [start, end])).toEqual([
    [3.25, 4],
    [5.25, 6],
    [6, 6.5],
    [7.25, 8],
    [8, 8.25],
    [9.5, 10],
  ]);
});

test('a foot is at home if it is within a centimetre and two degrees of its home place', () => {
  const foot = new FootWriter(1);
  expect(foot.isHome(middle)).toBe(true);
  expect(foot.isHome({ ...middle, x: 0.009 })).toBe(true);
  expect(foot.isHome({ ...middle, z: -0.011 })).toBe(false);
  expect(foot.isHome({ ...middle, facing: 1.5 })).toBe(true);
  expect(foot.isHome({ ...middle, facing: -3 })).toBe(false);
});

test.each([
  ['in the air', ['step', 13, 0, 10]],
  ['on its heel', ['heel', 13, 0, 0]],
  ['ahead', ['step', 13, 20]],
] as const)('a foot that is %s is not at home', (_where, way) => {
  const foot = new FootWriter(-1);
  foot.write(4, way, middle);
  expect(foot.isHome(middle)).toBe(false);
});

test('a lifted foot is 24 centimetres high and a foot on its heel 5, unless the key names a height', () => {
  const high = (...way: Parameters<FootWriter['write']>[1][]) => {
    const foot = new FootWriter(1);
    for (const each of way) foot.write(4, each, middle);
    return foot.moves.at(-1)?.to.high;
  };
  expect([high('lift'), high('heel'), high('touch'), high(['lift', 20, 0, 40])]).toEqual([
    0.24, 0.05, 0, 0.4,
  ]);
});
