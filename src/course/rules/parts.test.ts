import { expect, test } from 'vitest';
import { parts } from '#course/content/parts.ts';
import { lessonsOf } from './parts.ts';

// §1.12-lessons-four-parts-final §9.parts-1-4-5-8
test('the parts have the names and days of the specification', () => {
  expect(parts.map((part) => [part.number, part.title, lessonsOf(part)])).toEqual([
    [1, 'Graveyard Shuffle', [1, 2, 3, 4]],
    [2, 'Halfway Hero', [5, 6, 7, 8]],
    [3, 'Creeping Closer', [9, 10]],
    [4, 'Thriller Master', [11, 12]],
  ]);
});
