import { expect, test } from 'vitest';
import { movedBox, movedPixels } from './moved-box.ts';

/** The motion in a picture of 20 by 10 pixels in which the chosen pixels moved by 1, and all others by `rest`. */
function moved(holds: (column: number, row: number) => boolean, rest = 0): number[] {
  return Array.from({ length: 200 }, (_, pixel) => (holds(pixel % 20, Math.floor(pixel / 20)) ? 1 : rest));
}

test('the box contains what moved, as shares of the picture', () => {
  const person = moved((column, row) => column >= 5 && column < 11 && row >= 1 && row < 9);
  expect(movedBox(person, 20)).toEqual({ left: 0.25, right: 0.55, top: 0.1, bottom: 0.9 });
});

test('the noise of the picture does not widen the box', () => {
  const person = moved((column, row) => column >= 5 && column < 11 && row >= 1 && row < 9, 0.002);
  expect(movedBox(person, 20)).toEqual({ left: 0.25, right: 0.55, top: 0.1, bottom: 0.9 });
});

test('the smallest box that can be a person is a quarter of the picture’s height', () => {
  const high = (rows: number) => moved((column, row) => column >= 5 && column < 11 && row < rows);
  expect(movedBox(high(3), 20)).toMatchObject({ top: 0, bottom: expect.closeTo(0.3) });
  expect(movedBox(high(2), 20)).toBeNull();
});

test('the motion of a pixel is the sum of its differences between pictures, without noise', () => {
  const pictures = [
    [100, 100, 100],
    [112, 130, 60],
    [100, 130, 100],
  ].map((picture, at) => ({ at, picture: Uint8Array.from(picture) }));
  expect([...movedPixels(pictures)]).toEqual([0, 18, 56]);
  expect([...movedPixels(pictures.slice(0, 1))]).toEqual([0, 0, 0]);
  expect([...movedPixels([])]).toEqual([]);
});

test.each([
  ['nothing moved', () => false],
  ['only a low strip moved', (_: number, row: number) => row >= 8],
])('when %s no person is found', (_, holds) => {
  expect(movedBox(moved(holds), 20)).toBeNull();
});
