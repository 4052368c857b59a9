import { expect, test } from 'vitest';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { latenessByEights } from './lateness-by-eights.ts';
import { dancerMotion, type MotionCurve } from './motion-curve.ts';

const range = { start: 0, end: 15 };
const dancer = dancerMotion(poseAt, range);

/**
 * The motion of a person who moves as the dancer does, only later: `late` gives the delay for each second of the
 * dance.
 */
function person(late: (at: number) => number): MotionCurve {
  const { motion } = dancerMotion(poseAt, { start: 0, end: 16 });
  return {
    from: 0,
    motion: Array.from(
      { length: 451 },
      (_, index) => motion[Math.max(0, Math.round(index - late(index / 30) * 30))] ?? 0,
    ),
  };
}

test('a person who dances in time gets one result for all counts', () => {
  expect(
    latenessByEights(
      dancer,
      person(() => 0.02),
      range,
    ),
  ).toEqual([{ first: 1, last: 32, tenths: 0 }]);
});

test('a person who is late in the second half gets the count at which the lateness begins', () => {
  expect(
    latenessByEights(
      dancer,
      person((at) => (at < 7.5 ? 0 : 0.2)),
      range,
    ),
  ).toEqual([
    { first: 1, last: 16, tenths: 0 },
    { first: 17, last: 32, tenths: 2 },
  ]);
});

test('the same lateness in a later phrase gives the same result', () => {
  const later = { start: 30, end: 45 };
  const late = dancerMotion(poseAt, { start: 29.8, end: 44.8 });
  expect(latenessByEights(dancerMotion(poseAt, later), { ...late, from: 30 }, later)).toEqual([
    { first: 1, last: 32, tenths: 2 },
  ]);
});

test('at half speed the tenths are those of real seconds', () => {
  const found = latenessByEights(
    dancer,
    person(() => 0.1),
    range,
    { rate: 0.5 },
  );
  expect(found).toEqual([{ first: 1, last: 32, tenths: 2 }]);
});

test('a person who does not move with the dancer gets no lateness', () => {
  const shuffled = {
    from: 0,
    motion: dancer.motion.map((_, index) => dancer.motion[(index * 7) % 451] ?? 0),
  };
  expect(latenessByEights(dancer, shuffled, range)).toEqual([]);
});
