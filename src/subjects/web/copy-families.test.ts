import { expect, test } from 'vitest';
import { allCopy } from '#subjects/content/all-copy.ts';
import { copyFamilies, familyOf } from '#subjects/rules/copy-families.ts';
import { notFound } from './not-found.ts';
import { routeOf } from './routes.tsx';

test('every built-in text has a family, and only strange keys fall into the last one', () => {
  for (const key of Object.keys(allCopy)) expect([key, familyOf(key).name]).not.toEqual([key, 'other']);
  expect(familyOf('something_imported').name).toBe('other');
});

test.each(copyFamilies.map(({ name, preview }) => [name, preview]))(
  '%s is previewed on a page that exists',
  (name, preview) => {
    if (preview && name !== 'not') expect(routeOf(preview)).not.toBe(notFound);
  },
);

test('each family has a name of its own', () => {
  const names = copyFamilies.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
