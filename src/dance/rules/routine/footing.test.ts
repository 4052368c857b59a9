import { expect, test } from 'vitest';
import { countSeconds, phraseSeconds } from '#dance/content/routine/routine.ts';
import { footingAt } from './footing.ts';
import type { Pose, Vec } from './pose.ts';
import { poseAt } from './pose-at.ts';

/** The footing on a count (1 to 32) of a phrase (1 to 24). */
const on = (phrase: number, count: number) =>
  footingAt(poseAt, (phrase - 1) * phraseSeconds + (count - 1) * countSeconds, countSeconds);

test('in the march the foot that has stepped carries the weight, and the other foot is next', () => {
  expect(on(3, 1)).toMatchObject({ next: { side: 'right' } });
  expect(on(3, 1).left.carries).toBeGreaterThan(0.8);
  expect(on(3, 2)).toMatchObject({ next: { side: 'left' } });
  expect(on(3, 2).right.carries).toBeGreaterThan(0.8);
});

test('the next footprint is where the foot will stand, not where the foot is now', () => {
  const { next, right } = on(3, 1);
  expect((next?.toe[2] ?? 0) - right.toe[2]).toBeGreaterThan(0.2);
  expect(next?.toe[2]).toBeCloseTo(on(3, 2).right.toe[2], 1);
});

test('the counts until the next foot lands go down while the dance goes on', () => {
  const start = 2 * phraseSeconds;
  const counts = [0, 0.05, 0.1].map(
    (later) => footingAt(poseAt, start + later, countSeconds).next?.counts ?? 9,
  );
  expect(counts[1]).toBeLessThan(counts[0] ?? 0);
  expect(counts[2]).toBeLessThan(counts[1] ?? 0);
});

test('in the held pose no foot is next', () => {
  expect(on(24, 24).next).toBeNull();
});

/** A dance with all weight on the left foot until beat `on`, and with the shares `after` on the feet from then on. */
function changing(on: number, after: { left: number; right: number }, secondsPerBeat: number) {
  const pose = poseAt(0);
  return (time: number): Pose => {
    const { left, right } = time / secondsPerBeat >= on - 1e-9 ? after : { left: 1, right: 0 };
    const joints = { ...pose.joints, ankle_right: [time, 1, 0] as Vec, toe_right: [time, 0, 1] as Vec };
    return { ...pose, joints, weight_left: left, weight_right: right };
  };
}

test.each([
  [9, 2],
  [8.5, 1.5],
  [7.25, 0.25],
])(
  'on beat 7, a foot that takes the weight on beat %d is next in %d counts, with the place where it will stand',
  (on, counts) => {
    const { next } = footingAt(changing(on, { left: 0, right: 1 }, 0.6), 7 * 0.6, 0.6);
    expect(next).toEqual({
      side: 'right',
      counts: expect.closeTo(counts, 9),
      ankle: [expect.closeTo(on * 0.6, 9), 1, 0],
      toe: [expect.closeTo(on * 0.6, 9), 0, 1],
    });
  },
);

test('a foot that takes the weight after more than two counts is not yet the next foot', () => {
  expect(footingAt(changing(9.25, { left: 0, right: 1 }, 0.6), 7 * 0.6, 0.6).next).toBeNull();
});

test('a foot that will only share the weight is not the next foot', () => {
  expect(footingAt(changing(8, { left: 0.5, right: 0.5 }, 0.6), 7 * 0.6, 0.6).next).toBeNull();
  expect(footingAt(changing(8, { left: 0.45, right: 0.55 }, 0.6), 7 * 0.6, 0.6).next).toBeNull();
});

test('the footprints are where the feet are now, each with the share of the weight that its foot carries', () => {
  const { left, right } = footingAt(changing(8, { left: 0, right: 1 }, 0.6), 7 * 0.6, 0.6);
  const { ankle_left, toe_left } = poseAt(0).joints;
  expect(left).toEqual({ ankle: ankle_left, toe: toe_left, carries: 1 });
  expect(right).toMatchObject({ ankle: [expect.closeTo(4.2, 9), 1, 0], carries: 0 });
});
