import { expect, test } from 'vitest';
import type { Key } from '#dance/content/routine/notation.ts';
import { compileRoutine } from './compile-routine.ts';
import { outOfBalance } from './out-of-balance.ts';
import type { Pose, Vec } from './pose.ts';
import { poseAt } from './pose-at.ts';
import { poseOf } from './pose-of.ts';

/** The faults in balance of the pose of a single key, long after the key was reached. */
function balanceOf(key: Omit<Key, 'on'>): string[] {
  const move = { title: 'Hold', counts: 32, hint: 'Hold.', keys: [{ on: 1, say: 'hold', ...key }] };
  const phrases = [{ title: 'P', section: 'S', moves: ['hold'] }];
  return outOfBalance(poseOf(compileRoutine({ beats_per_minute: 120, moves: { hold: move }, phrases }), 8));
}

test.each<[shape: string, key: Omit<Key, 'on'>]>([
  ['the house stance', {}],
  ['all weight on one of two wide feet', { left: ['step', 40], weight: 1 }],
  ['a deep bow', { lean: 70, sink: 40 }],
  ['one leg with the weight over it', { right: 'lift', weight: 1 }],
])('%s can be held', (_shape, key) => {
  expect(balanceOf(key)).toEqual([]);
});

test.each<[shape: string, key: Omit<Key, 'on'>]>([
  ['a pelvis far ahead of the feet', { push: 45 }],
  ['one leg with the weight over the other', { left: ['lift', 30], weight: 1 }],
  ['lying back on the air', { lean: -60, push: -35 }],
])('%s falls over', (_shape, key) => {
  expect(balanceOf(key)).toEqual([expect.stringContaining('the dancer falls over')]);
});

/** A body whose weight is over `x`; its feet are at `feet`, and carry the shares `carries` of the weight. */
function weightOver(
  x: number,
  feet: { left: number; right: number },
  carries: [left: number, right: number],
): Pose {
  const standing = poseAt(0);
  const over: Vec = [x, 1, 0];
  return {
    ...standing,
    weight_left: carries[0],
    weight_right: carries[1],
    joints: {
      ...standing.joints,
      ...{ pelvis: over, chest: over, head: over },
      ...{ ankle_left: [feet.left, 0.1, -0.1], toe_left: [feet.left, 0, 0.1] },
      ...{ ankle_right: [feet.right, 0.1, -0.1], toe_right: [feet.right, 0, 0.1] },
    },
  };
}

test.each<[where: string, x: number, carries: [number, number], beyond: number | null]>([
  ['a little beyond the left foot', 0.51, [0.5, 0.5], null],
  ['far beyond the left foot', 0.6, [0.5, 0.5], 30],
  ['far beyond the right foot', -0.55, [0.5, 0.5], 25],
  ['between two feet that carry', 0.1, [0.5, 0.5], null],
  ['far from the only foot, which is the left one', 0, [1, 0], 30],
  ['far from the only foot, which is the right one', 0.2, [0, 1], 50],
  ['over the right foot, which is the only one', -0.3, [0, 1], null],
  ['over the left foot, which is the only one', 0.3, [1, 0], null],
])(
  'with the weight %s the body is in balance, or out of it by the right distance',
  (_where, x, carries, beyond) => {
    const falls = beyond === null ? [] : [`the dancer falls over, ${beyond} cm beyond the feet`];
    expect(outOfBalance(weightOver(x, { left: 0.3, right: -0.3 }, carries))).toEqual(falls);
  },
);

test('the nearest place between the feet is measured, however far apart they are', () => {
  expect(outOfBalance(weightOver(0.2, { left: 0.3, right: 0.1 }, [0.5, 0.5]))).toEqual([]);
  expect(outOfBalance(weightOver(0.2, { left: 0.9, right: -0.9 }, [0.5, 0.5]))).toEqual([]);
  expect(outOfBalance(weightOver(0, { left: 0.3, right: 0.3 }, [0.5, 0.5]))).toHaveLength(1);
});

test('a body in the air is never out of balance', () => {
  expect(outOfBalance(weightOver(2, { left: 0.3, right: -0.3 }, [0, 0]))).toEqual([]);
});
