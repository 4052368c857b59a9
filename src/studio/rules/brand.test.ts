import { expect, test } from 'vitest';
import { brandFields, brandKeys, brandName, brandProblem, builtInBrand, isBrandKey } from './brand.ts';

test('the built-in brand has no problem', () => {
  expect(brandProblem(builtInBrand)).toBe(null);
});

test.each([
  ['name', '  ', 'needs a name'],
  ['name', '\u200b', 'write a text'],
  ['name', 'x'.repeat(61), 'at most 60'],
  ['name', 'Dead\nbeat', 'on one line'],
  ['name', 'Dead {count}', 'means nothing here'],
  ['accent', '#3d2a63', 'light colour'],
  ['accent', 'red', 'light colour'],
  ['icon', '../x.png', 'PNG file'],
  ['icon_small', 'x.svg', 'PNG file'],
  ['icon_maskable', 'a/b.png', 'PNG file'],
  ['icon_touch', '', 'write a text'],
  ['sender', 'Night\r\nBcc: all@example.org', 'on one line'],
  ['sender', 'x'.repeat(61), 'at most 60'],
] as const)('%s may not be %j', (field, text, words) => {
  const problem = brandProblem({ ...builtInBrand, [field]: text });
  expect(problem?.field).toBe(field);
  expect(problem?.message).toContain(words);
});

test.each([
  ['name', 'Thrill the World: Köln 🧟'],
  ['sender', 'The Horde'],
  ['accent', '#9bd44f'],
  ['icon', 'our hand.png'],
] as const)('%s may be %j', (field, text) => {
  expect(brandProblem({ ...builtInBrand, [field]: text })).toBe(null);
});

test('the texts of the brand are known by their keys', () => {
  for (const field of brandFields) expect(isBrandKey(brandKeys[field])).toBe(true);
  expect(brandName('brand_accent')).toBe('Accent');
  expect(isBrandKey('landing_hero_title')).toBe(false);
  expect(brandName('landing_hero_title')).toBe(null);
});
