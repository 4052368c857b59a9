import { expect, test, vi } from 'vitest';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { hasMarks, makeHandTrails } from './hand-trails.ts';
import type { Pose } from './pose.ts';
import { poseAt } from './pose-at.ts';

test('a trail begins at the palm and follows the palm’s past places', () => {
  const { left, right } = makeHandTrails(poseAt, countSeconds)(100);
  expect(left[0]).toEqual(poseAt(100).joints.palm_left);
  expect(right[0]).toEqual(poseAt(100).joints.palm_right);
  expect(left.at(-1)).not.toEqual(left[0]);
});

test('after the palm a trail has ten points, at the ten latest twelfths of a count', () => {
  const timed = (time: number): Pose => {
    const pose = poseAt(0);
    return { ...pose, joints: { ...pose.joints, palm_left: [time, 0, 0], palm_right: [-time, 0, 0] } };
  };
  const { left, right } = makeHandTrails(timed, 0.6)(30.07);
  const times = [30.07, ...Array.from({ length: 10 }, (_, i) => 30.05 - i * 0.05)];
  expect(left.map(([x]) => x)).toEqual(times.map((time) => expect.closeTo(time, 9)));
  expect(right.map(([x]) => x)).toEqual(times.map((time) => expect.closeTo(-time, 9)));
});

test('poses of the latest trail are not worked out again', () => {
  const asked = vi.fn(poseAt);
  const trails = makeHandTrails(asked, countSeconds);
  trails(100);
  asked.mockClear();
  trails(100.01);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
});

test('the same moment has the same trail, whatever was asked before', () => {
  const trails = makeHandTrails(poseAt, countSeconds);
  trails(30);
  expect(trails(100)).toEqual(makeHandTrails(poseAt, countSeconds)(100));
});

test('a trail does not reach back before the dance’s beginning', () => {
  expect(makeHandTrails(poseAt, countSeconds)(0).left).toHaveLength(2);
});

test.each([0.25, 0.5])('at %f speed footprints and trails are shown', (rate) => {
  expect(hasMarks(rate)).toBe(true);
});

test.each([0.55, 0.75, 1, 2])('at %f speed neither footprints nor trails are shown', (rate) => {
  expect(hasMarks(rate)).toBe(false);
});
