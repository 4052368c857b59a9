import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const page = await readFile(new URL('docs/security.md', root), 'utf8');
const rows = page.split('\n').filter((line) => /^\| R\d+ /.test(line));
const references = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: "([^"]+)"/g)];

test('each of the 66 requirements has its row, in order, with a test or a dated note', () => {
  expect(rows.map((row) => Number(/^\| R(\d+)/.exec(row)?.[1]))).toEqual(
    Array.from({ length: 66 }, (_, i) => i + 1),
  );
  for (const row of rows) expect(row).toMatch(/\.(test|spec)\.tsx?`: "|\d{4}-\d\d-\d\d/);
});

test.each(references.map(([, path = '', name = '']) => [path, name]))(
  '%s has a test named "%s"',
  async (path, name) => {
    expect(await readFile(new URL(path, root), 'utf8')).toContain(name);
  },
);
