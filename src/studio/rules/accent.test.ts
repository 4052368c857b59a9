import { expect, test } from 'vitest';
import { accentUses, colourOf, contrast, isReadableAccent, nearestReadable } from './accent.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test.each([
  ['#ffd166', '#ffd166'],
  [' #FFD166 ', '#ffd166'],
  ['ffd166', '#ffd166'],
  ['#fd6', '#ffdd66'],
  ['F0F', '#ff00ff'],
  ['', null],
  ['#', null],
  ['gold', null],
  ['#ffd1', null],
  ['#ffd1666', null],
  ['#ffd166;', null],
  ['rgb(255, 209, 102)', null],
  ['#ggd166', null],
])('the typed text %j means the colour %j', (typed, colour) => {
  expect(colourOf(typed)).toBe(colour);
});

test.each([
  '#3d2a63',
  '#ff0000',
  '#0000ff',
  '#000000',
  '#9d9d9d',
  '#c000c0',
  '#006400',
  '#8b4513',
  '#1d70b8',
])('near %s there is a colour of its hue that is readable everywhere', (colour) => {
  expect(isReadableAccent(colour)).toBe(false);
  const near = nearestReadable(colour);
  expect(near).toMatch(/^#[\da-f]{6}$/);
  expect(isReadableAccent(near)).toBe(true);
  for (const { ratio, needed } of accentUses(near)) expect(ratio).toBeGreaterThanOrEqual(needed);
});

test('a colour that is only a little too dark becomes the next lighter colour', () => {
  expect(nearestReadable('#9d9d9d')).toBe('#9e9e9e');
});

test('the nearest readable colour of red is reddish, and that of blue is bluish', () => {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = parts(nearestReadable('#ff0000'));
  expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
  const [less = 0, , most = 0] = parts(nearestReadable('#0000ff'));
  expect(most).toBeGreaterThan(less + 60);
});

test('the nearest readable colour of a readable colour is the same colour', () => {
  expect(nearestReadable('#FFD166')).toBe('#ffd166');
});
