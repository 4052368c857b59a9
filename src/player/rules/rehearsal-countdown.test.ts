import { expect, test } from 'vitest';
import { countdownAt, isSpoken } from './rehearsal-countdown.ts';

// §4.rehearsal-10-0-one-second
test.each([
  [0, 10],
  [999, 10],
  [1000, 9],
  [9999, 1],
  [10_000, 0],
  [10_999, 0],
  [11_000, null],
  [60_000, null],
  [-5, 10],
])('%s ms after START it shows %s', (passed, shown) => {
  expect(countdownAt(5000, 5000 + passed)).toBe(shown);
});

test('only ten, five and zero are read aloud', () => {
  expect(Array.from({ length: 11 }, (_, n) => n).filter(isSpoken)).toEqual([0, 5, 10]);
});
