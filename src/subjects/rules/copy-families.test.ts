import { expect, test } from 'vitest';
import { allCopy } from '#subjects/content/texts.ts';
import { copyFamilies, familyOf } from './copy-families.ts';

test('every built-in text has a family, and only unknown keys are in the last one', () => {
  for (const key of Object.keys(allCopy)) expect([key, familyOf(key).name]).not.toEqual([key, 'other']);
  expect(familyOf('something_imported').name).toBe('other');
  expect(copyFamilies.at(-1)?.name).toBe('other');
});

test('each family has its own name and title, and at least one text', () => {
  const names = copyFamilies.map(({ name }) => name);
  const titles = copyFamilies.map(({ title }) => title);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('');
});

test('the name of the site is in the family of the brand, whose page shows it', () => {
  expect(familyOf('meta_site_name').name).toBe('brand');
  expect(familyOf('meta_description').name).toBe('meta');
});
