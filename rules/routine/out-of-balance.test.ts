import { expect, test } from 'vitest';
import type { Key } from '#content/routine/notation.ts';
import { compileRoutine } from './compile-routine.ts';
import { outOfBalance } from './out-of-balance.ts';
import { poseOf } from './pose-of.ts';

/** What is wrong with a single key's pose, long after it was reached. */
function balanceOf(key: Omit<Key, 'on'>): string[] {
  const move = { title: 'Hold', counts: 32, hint: 'Hold.', keys: [{ on: 1, say: 'hold', ...key }] };
  const phrases = [{ title: 'P', section: 'S', moves: ['hold'] }];
  return outOfBalance(poseOf(compileRoutine({ beats_per_minute: 120, moves: { hold: move }, phrases }), 8));
}

test.each<[shape: string, key: Omit<Key, 'on'>]>([
  ['the house stance', {}],
  ['all weight on one of two wide feet', { left: ['step', 40], weight: 1 }],
  ['a deep bow', { lean: 70, sink: 40 }],
  ['one leg, the weight over it', { right: 'lift', weight: 1 }],
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
