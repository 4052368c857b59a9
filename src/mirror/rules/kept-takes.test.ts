import { expect, test } from 'vitest';
import { type KeptTake, takesToDrop } from './kept-takes.ts';

const takes: KeptTake[] = [
  { id: 'old', bytes: 30, recordedAt: 1 },
  { id: 'newest', bytes: 50, recordedAt: 3 },
  { id: 'middle', bytes: 20, recordedAt: 2 },
];

// §9.most-200-mb-oldest-go
test.each([
  [0, 100, []],
  [1, 100, ['old']],
  [30, 100, ['old']],
  [31, 100, ['old', 'middle']],
  [51, 100, ['old', 'middle', 'newest']],
  [500, 100, ['old', 'middle', 'newest']],
])('to add %i bytes with a limit of %i these takes are deleted: %j', (coming, limit, dropped) => {
  expect(takesToDrop(takes, coming, limit).map(({ id }) => id)).toEqual(dropped);
});

test('an older small take does not stay when a newer take has to be deleted', () => {
  const sizes = [
    { id: 'small', bytes: 1, recordedAt: 1 },
    { id: 'large', bytes: 90, recordedAt: 2 },
  ];
  expect(takesToDrop(sizes, 20, 100).map(({ id }) => id)).toEqual(['small', 'large']);
});
