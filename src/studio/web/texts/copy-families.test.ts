import { expect, test } from 'vitest';
import { allCopy } from '#subjects/content/all-copy.ts';
import { notFound } from '#subjects/web/not-found.ts';
import { routeOf } from '#subjects/web/routes.tsx';
import { copyFamilies, familyOf } from './copy-families.ts';

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
