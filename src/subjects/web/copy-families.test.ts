import { expect, test } from 'vitest';
import { copyFamilies } from '#subjects/rules/copy-families.ts';
import { notFound } from './not-found.ts';
import { routeOf } from './routes.tsx';

test.each(copyFamilies.map(({ name, preview }) => [name, preview]))(
  '%s is previewed on a page that exists',
  (name, preview) => {
    if (preview && name !== 'not') expect(routeOf(preview)).not.toBe(notFound);
  },
);
