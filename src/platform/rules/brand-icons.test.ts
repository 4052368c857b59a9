import { expect, test } from 'vitest';
import { brandIcons } from './brand-icons.ts';

const drawn = (letter: string) => `icon-${letter.repeat(24)}.png`;
const all = {
  brand_icon: drawn('a'),
  brand_icon_small: drawn('b'),
  brand_icon_maskable: drawn('c'),
  brand_icon_touch: drawn('d'),
};

test('without an icon of its own a site has the built-in ones', () => {
  expect(brandIcons({})).toBe(null);
  expect(brandIcons({ ...all, brand_icon: 'none' })).toBe(null);
});

test('an icon that the studio has drawn comes with those for tabs and phones', () => {
  expect(brandIcons(all)).toEqual({
    any: drawn('a'),
    small: drawn('b'),
    maskable: drawn('c'),
    touch: drawn('d'),
  });
});

test.each([
  ['a file that was put there by hand', { ...all, brand_icon: 'our hand.png' }, 'our hand.png'],
  ['an icon of an earlier release, without drawn sizes', { brand_icon: drawn('a') }, drawn('a')],
])('%s is used in all sizes', (_, copy, name) => {
  expect(brandIcons(copy)).toEqual({ any: name, small: name, touch: name, maskable: null });
});
