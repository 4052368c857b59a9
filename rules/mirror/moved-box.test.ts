import { expect, test } from 'vitest';
import { movedBox } from './moved-box.ts';

/** A picture of 20 by 10 in which `amount` moved at these pixels, and a little everywhere. */
function moved(holds: (column: number, row: number) => boolean, rest = 0): number[] {
  return Array.from({ length: 200 }, (_, pixel) => (holds(pixel % 20, Math.floor(pixel / 20)) ? 1 : rest));
}

test('the box holds what moved, as shares of the picture', () => {
  const person = moved((column, row) => column >= 5 && column < 11 && row >= 1 && row < 9);
  expect(movedBox(person, 20)).toEqual({ left: 0.25, right: 0.55, top: 0.1, bottom: 0.9 });
});

test('the noise of the picture does not widen it', () => {
  const person = moved((column, row) => column >= 5 && column < 11 && row >= 1 && row < 9, 0.002);
  expect(movedBox(person, 20)).toEqual({ left: 0.25, right: 0.55, top: 0.1, bottom: 0.9 });
});

test.each([
  ['nothing moved', () => false],
  ['only a low strip moved', (_: number, row: number) => row >= 8],
])('when %s it is nobody', (_, holds) => {
  expect(movedBox(moved(holds), 20)).toBeNull();
});
