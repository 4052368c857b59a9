import { expect, test } from 'vitest';
import { frame } from './frame.ts';
import { poseLeg } from './pose-leg.ts';
import type { FootNow } from './sample-feet.ts';
import { add, radians, scale, subtract } from './vector.ts';

const ahead = frame(0, 0, 0);

test('a knee points half way between where the body faces and where its foot points', () => {
  const standing: FootNow = { x: 0, z: 0, yaw: 40, high: 0, heel: 0, planted: true, bears: 1 };
  const pelvis = {
    ...{ place: [0, 0.8, -0.15] as const, frame: ahead },
    hips: [
      [0, 0.75, -0.1],
      [0, 0.75, -0.1],
    ] as const,
    feet: [standing, { ...standing, yaw: -40 }] as const,
  };
  const aside = (side: 1 | -1, knees: number) => {
    const { hip, knee, ankle } = poseLeg(pelvis, ahead, side, knees);
    const out = subtract(knee, scale(add(hip, ankle), 0.5));
    return Math.atan2(out[0], out[2]) / radians(1);
  };
  expect(Math.abs(aside(1, 0) - 20)).toBeLessThan(8);
  expect(Math.abs(aside(-1, 0) + 20)).toBeLessThan(8);
  expect(aside(1, 30) - aside(1, 0)).toBeGreaterThan(20);
  expect(aside(-1, 30) - aside(-1, 0)).toBeLessThan(-20);
});
