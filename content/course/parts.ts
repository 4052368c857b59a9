// The four parts of the course with their days, in order (specification, section 2).

import type { Part } from './course.ts';

export const parts: readonly Part[] = [
  { part: 'part1', number: 1, title: 'Graveyard Shuffle', first: 1, last: 4 },
  { part: 'part2', number: 2, title: 'Halfway Hero', first: 5, last: 8 },
  { part: 'part3', number: 3, title: 'Creeping Closer', first: 9, last: 10 },
  { part: 'part4', number: 4, title: 'Thriller Master', first: 11, last: 12 },
];
