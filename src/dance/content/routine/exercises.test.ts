import { expect, test } from 'vitest';
import { exerciseMoves } from './exercise-moves.ts';
import { exercises, exercisesEnd, exercisesStart } from './exercises.ts';
import type { Key, Move } from './notation.ts';

const counts = (title: string) =>
  exercises.phrases.filter(({ section }) => section === title).length * 32 * (60 / 128);

test.each(['Warm-up', 'Cool-down'])('the %s takes two minutes at three quarters of the speed', (section) => {
  expect(counts(section) / 0.75).toBe(120);
});

test('warm-up and cool-down begin on a whole phrase of the clock, after the routine', () => {
  expect([exercisesStart % 15, exercisesStart > 360, exercisesEnd]).toEqual([0, true, 585]);
});

test.each(Object.entries<Move>(exerciseMoves))(
  'in %s the head moves slowly, by small angles, and never far back',
  (_name, move) => {
    let before: Partial<Key> = {};
    for (const key of move.keys) {
      expect(key.ease).toBe('glide');
      expect(Math.abs(key.look ?? 0)).toBeLessThanOrEqual(35);
      expect(Math.abs(key.tilt ?? 0)).toBeLessThanOrEqual(22);
      expect(key.nod ?? 0).toBeGreaterThanOrEqual(-5);
      before = { ...before, ...key };
    }
    expect(move.keys.flatMap(({ left, right }) => [left, right].flat())).not.toContain('jump');
  },
);
