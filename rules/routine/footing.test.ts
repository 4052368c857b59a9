import { expect, test } from 'vitest';
import { countSeconds, phraseSeconds } from '#content/routine/routine.ts';
import { footingAt } from './footing.ts';
import { poseAt } from './pose-at.ts';

/** The footing on a count (1 to 32) of a phrase (1 to 24). */
const on = (phrase: number, count: number) =>
  footingAt(poseAt, (phrase - 1) * phraseSeconds + (count - 1) * countSeconds, countSeconds);

test('in the march the foot that has stepped carries, and the other one is next', () => {
  expect(on(3, 1)).toMatchObject({ next: { side: 'right' } });
  expect(on(3, 1).left.carries).toBeGreaterThan(0.8);
  expect(on(3, 2)).toMatchObject({ next: { side: 'left' } });
  expect(on(3, 2).right.carries).toBeGreaterThan(0.8);
});

test('the next print lies where the foot will stand, not where it is', () => {
  const { next, right } = on(3, 1);
  expect((next?.toe[2] ?? 0) - right.toe[2]).toBeGreaterThan(0.2);
  expect(next?.toe[2]).toBeCloseTo(on(3, 2).right.toe[2], 1);
});

test('the next foot comes nearer in counts while the dance goes on', () => {
  const start = 2 * phraseSeconds;
  const counts = [0, 0.05, 0.1].map(
    (later) => footingAt(poseAt, start + later, countSeconds).next?.counts ?? 9,
  );
  expect(counts[1]).toBeLessThan(counts[0] ?? 0);
  expect(counts[2]).toBeLessThan(counts[1] ?? 0);
});

test('in the pose that is held no foot is next', () => {
  expect(on(24, 24).next).toBeNull();
});
