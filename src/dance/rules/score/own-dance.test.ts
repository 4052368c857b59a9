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

test('a room’s dance lasts as long as the dance and its intro, rounded up to ten seconds, and forty minutes at most', () => {
  expect(danceLasts(dance(128, 20))).toBe(90);
  expect(danceLasts(dance(120))).toBe(60);
  expect(danceLasts(dance(100_000))).toBe(2_400);
});
