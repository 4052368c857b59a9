import { expect, test } from 'vitest';
import { shownPeople } from './studio-limits.ts';

test.each([
  [0, null],
  [1, null],
  [4, null],
  [5, 5],
  [9, 5],
  [10, 10],
  [1234, 1230],
])('%d people show as %s', (count, shown) => {
  expect(shownPeople(count)).toBe(shown);
});
