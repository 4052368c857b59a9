import { expect, test } from 'vitest';
import type { Key } from '#dance/content/routine/notation.ts';
import { armOf } from '../body-row.ts';
import { lowImpact } from './low-impact.ts';

/** The low-impact form of a key on count 1. */
function gentle(key: Omit<Key, 'on'>): Key {
  const [changed] = lowImpact({ title: 'Move', counts: 8, hint: 'Move.', keys: [{ on: 1, ...key }] }).keys;
  return changed as Key;
}

test('the counts, the words, the weight and the way over the floor stay', () => {
  const key: Omit<Key, 'on'> = { say: 'drag', ease: 'drag', go: [20, 30], face: 90, weight: 1, pulse: 0 };
  expect(gentle(key)).toEqual({ on: 1, ...key });
  expect(lowImpact({ title: 'Move', counts: 8, hint: 'Move.', keys: [] })).toMatchObject({
    title: 'Move',
    counts: 8,
  });
});

test.each(['lean', 'bend', 'twist', 'look', 'nod', 'tilt', 'hips', 'push'] as const)(
  '%s is made smaller by less than half, to either side',
  (name) => {
    const [more, less] = [gentle({ [name]: 20 })[name] ?? 0, gentle({ [name]: -20 })[name] ?? 0];
    expect(more).toBeGreaterThan(10);
    expect(more).toBeLessThan(18);
    expect(less).toBe(-more);
  },
);

test('knees bend a little as written; only half of a deeper bend remains', () => {
  expect([5, 8, 20].map((sink) => gentle({ sink }).sink)).toEqual([5, 8, 14]);
});

test.each(['hands', 'left_hand', 'right_hand'] as const)(
  'in the key’s `%s`, height beyond the limit is halved, and arms are stretched less',
  (name) => {
    const hand = gentle({ [name]: ['overhead', { up: 80, reach: 1, elbow: 33 }] })[name] ?? 'hang';
    expect(armOf(hand)).toMatchObject({ up: 50, elbow: 33 });
    expect(armOf(hand).reach).toBeCloseTo(0.9, 9);
  },
);

test('an arm that hangs, or is folded, stays as it is', () => {
  expect(gentle({ left_hand: 'hang', right_hand: 'shoulder' })).toMatchObject({
    left_hand: 'hang',
    right_hand: 'shoulder',
  });
  expect(armOf(gentle({ hands: 'overhead' }).hands ?? 'hang').up).toBeLessThan(armOf('overhead').up - 20);
});

test('a stomp becomes a step, and feet go half as far out and half as high; a foot without a place gets none', () => {
  expect(gentle({ left: 'stomp', right: 'slide' })).toMatchObject({ left: 'step', right: 'slide' });
  expect(gentle({ left: ['stomp', 33, 10] }).left).toEqual(['step', 23, 7]);
  expect(gentle({ right: ['lift', 13, 0, 40] }).right).toEqual(['lift', 13, 0, 20]);
  expect(gentle({ right: ['lift'] }).right).toEqual(['lift', 13, 0]);
});

test('in place of a jump both feet stay where they are', () => {
  const { left, right } = gentle({ left: 'jump', right: ['jump', 20] });
  expect([left, right]).toEqual([undefined, undefined]);
});
