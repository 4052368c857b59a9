import { expect, test } from 'vitest';
import { revisedOn } from './revision.ts';

test('a day without a new part revises the parts of the day before, and the next such day goes further back', () => {
  const days = [['a'], ['b', 'c'], ['d']];
  const parts = [4, 5, 6, 7].map((day) => revisedOn(days, day).parts);
  expect(parts).toEqual([['d'], ['b', 'c'], ['a'], ['d']]);
  expect(revisedOn(days, 12).soFar).toEqual(['a', 'b', 'c', 'd']);
});

test('a day revises nothing that comes later', () => {
  const days = [['a'], [], ['b'], [], []];
  expect([2, 4, 5].map((day) => revisedOn(days, day))).toEqual([
    { parts: ['a'], soFar: ['a'] },
    { parts: ['b'], soFar: ['a', 'b'] },
    { parts: ['a'], soFar: ['a', 'b'] },
  ]);
  expect(revisedOn([[], ['a']], 1)).toEqual({ parts: [], soFar: [] });
});
