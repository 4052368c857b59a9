import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysToDrill, sharesOf } from './focus.ts';

const lessons = (...first: number[]) => [...first, ...Array(12 - first.length).fill(0)];

test('with fewer than five people there are no shares, however far they are', () => {
  for (const counted of [0, 1, 4]) expect(sharesOf(lessons(4, 4), counted)).toBeNull();
});

test('with five people or more each lesson has its share in tenths', () => {
  expect(sharesOf(lessons(5, 3, 1), 5)).toEqual(lessons(10, 6, 2));
  expect(sharesOf(lessons(1000, 333, 49), 1000)).toEqual(lessons(10, 3, 0));
});

test('a share is a whole number of tenths for every crew', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 2000 }), fc.array(fc.nat(), { maxLength: 12 }), (counted, some) => {
      const shares = sharesOf(
        some.map((value) => value % (counted + 1)),
        counted,
      );
      expect(shares).toHaveLength(12);
      for (const share of shares ?? []) expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(share);
    }),
  );
});

test('the days to drill are the first three that fewer than eight in ten have done', () => {
  expect(daysToDrill(lessons(10, 9, 7, 8, 4, 2))).toEqual([3, 5, 6]);
  expect(daysToDrill(Array(12).fill(10))).toEqual([]);
  expect(daysToDrill(null)).toEqual([]);
});
