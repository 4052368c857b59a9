import { expect, test } from 'vitest';
import { groupOf, hereBack } from './formation.ts';
import { wardrobeOf } from './palette.ts';

test('from your place the lead is in front of you and the neighbours are beside you', () => {
  const places = groupOf('back');
  expect(places[0]).toMatchObject({ who: null, right: 0 });
  expect(places.at(-1)?.back).toBeCloseTo(hereBack('back') + 0.1);
});

test('from the front the lead is nearest, and your place is in the last row', () => {
  const places = groupOf('front');
  expect(places.at(-1)).toMatchObject({ who: null, back: 0 });
  expect(Math.max(...places.map(({ back }) => back))).toBeLessThanOrEqual(hereBack('front'));
});

test.each(['front', 'back'] as const)(
  'from the %s nobody stands on your place, and no two dancers wear the same',
  (side) => {
    const places = groupOf(side);
    for (const { right, back } of places) expect(Math.hypot(right, back - hereBack(side))).toBeGreaterThan(1);
    expect(new Set(places.map(({ who }) => wardrobeOf(who))).size).toBe(places.length);
  },
);
