import { expect, test } from 'vitest';
import { problemsOf } from '../testing/reading.ts';

test('lines under a move that have its counts once more are reported', () => {
  expect(problemsOf('# A\n- 8 a\n   - 4 right\n   - 4 left\n- 8 b')).toEqual([
    [
      2,
      'warning',
      'The lines indented under this one have 8 counts too, and were added. If they are parts of this move, call them in its line: 8 march / 1 left 5 right.',
    ],
  ]);
});

test('lines under a move that stands under a title are reported too', () => {
  expect(problemsOf('A:\n  8 a\n    4 right\n    4 left\n  8 b').map(([line]) => line)).toEqual([2]);
});

test('lines that are indented under a title, or have other counts, are moves', () => {
  expect(problemsOf('A:\n  8 a\n  8 b\nB:\n  8 c\n    16 d\n8 e\n 8 f')).toEqual([]);
});
