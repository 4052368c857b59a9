import { expect, test } from 'vitest';
import { countSeconds, phraseSeconds } from '#dance/content/routine/routine.ts';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { darkness } from './limb.ts';

test('both legs are light where they carry the same weight, and the leg that carries more is never dark', () => {
  expect(darkness(0.5)).toBe(0);
  for (let weight = 0; weight <= 1; weight += 0.05) {
    expect(Math.min(darkness(weight), darkness(1 - weight))).toBe(0);
    if (weight <= 0.35) expect(darkness(weight)).toBeGreaterThan(0.5);
  }
  expect(darkness(0)).toBe(1);
});

test('in the march and the drag the picture of each count shows which leg carries more, if one does', () => {
  // The moves of the third phrase are: march forward and back twice, walk with a shrug, drag back.
  for (let count = 0; count < 32; count += 1) {
    const { weight_left, weight_right } = poseAt(2 * phraseSeconds + count * countSeconds);
    const [most, least] = [Math.max(weight_left, weight_right), Math.min(weight_left, weight_right)];
    if (most < 0.62) continue;
    expect([count, darkness(most)]).toEqual([count, 0]);
    expect([count, darkness(least) > 0.4]).toEqual([count, true]);
  }
});
