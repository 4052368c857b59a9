import { expect, test } from 'vitest';
import { parts } from '#content/course/parts.ts';
import { lessonsOf, partOf, trophyDays } from './parts.ts';

test.each([
  [1, 'part1'],
  [4, 'part1'],
  [5, 'part2'],
  [8, 'part2'],
  [9, 'part3'],
  [10, 'part3'],
  [11, 'part4'],
  [12, 'part4'],
  [13, undefined],
  [0, undefined],
])('lesson %i belongs to %s', (order_num, part) => {
  expect(partOf(order_num)?.part).toBe(part);
});

test('the parts have the names and days of the specification', () => {
  expect(parts.map((part) => [part.number, part.title, lessonsOf(part)])).toEqual([
    [1, 'Graveyard Shuffle', [1, 2, 3, 4]],
    [2, 'Halfway Hero', [5, 6, 7, 8]],
    [3, 'Creeping Closer', [9, 10]],
    [4, 'Thriller Master', [11, 12]],
  ]);
});

test('trophies are won on days 4, 8, 10 and 12', () => {
  expect(trophyDays).toEqual([4, 8, 10, 12]);
});
