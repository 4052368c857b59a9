import { expect, test } from 'vitest';
import { danceLasts } from './own-dance.ts';

const dance = (counts: number, intro?: number) => ({
  score: {
    id: 'own',
    title: 'Town dance',
    tempo: 120,
    phrases: [{ id: 'a', section: 'A', title: 'March', counts, cues: [] }],
  },
  days: [],
  intro,
});

test('a room dances a dance with its intro, to the next ten seconds and for forty minutes at most', () => {
  expect(danceLasts(dance(128, 20))).toBe(90);
  expect(danceLasts(dance(120))).toBe(60);
  expect(danceLasts(dance(100_000))).toBe(2_400);
});
