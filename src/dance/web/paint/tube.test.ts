import { expect, test } from 'vitest';
import { cameraFor, project } from './camera.ts';
import { tubeOf } from './tube.ts';

const camera = cameraFor(
  { width: 1280, height: 720, safe: { top: 0, bottom: 0 } },
  { middle: 0, low: -1.6, tall: 2 },
);

test('an upright tube is as wide as its radius says, to both sides of its middle', () => {
  const at = [0, 1, 0] as const;
  const tube = tubeOf(camera, [
    { at: [0, 1.2, 0], radius: 0.1 },
    { at, radius: 0.1 },
    { at: [0, 0.8, 0], radius: 0.1 },
  ]);
  const { x, y, scale } = project(camera, at);
  const slice = tube.find((each) => Math.abs(each.y - y) < 1e-6);
  expect(slice?.x).toBeCloseTo(x, 6);
  expect(slice?.half).toBeCloseTo(0.1 * scale, 6);
  expect(Math.abs(slice?.nx ?? 0)).toBeCloseTo(1, 6);
});

test('a flat section turned sideways is as narrow as it is deep', () => {
  const facing = { radius: 0.2, across: [0.2, 0, 0] as const, deep: [0, 0, 0.1] as const };
  const sideways = { radius: 0.2, across: [0, 0, 0.2] as const, deep: [0.1, 0, 0] as const };
  const half = (section: typeof facing | typeof sideways) =>
    tubeOf(camera, [
      { ...section, at: [0, 1.2, 0] },
      { ...section, at: [0, 1, 0] },
    ])[3]?.half ?? 0;
  expect(half(facing) / half(sideways)).toBeCloseTo(2, 1);
});

test('both ends of a tube are round unless the last end is open', () => {
  const sections = [
    { at: [0, 1.2, 0] as const, radius: 0.1 },
    { at: [0, 1, 0] as const, radius: 0.1 },
  ];
  expect(tubeOf(camera, sections).at(-1)?.half).toBe(0);
  expect(tubeOf(camera, sections, true).at(-1)?.half).toBeGreaterThan(0);
});
