import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { tables } from '../db/schema.ts';

const register = await readFile(new URL('../../docs/privacy.md', import.meta.url), 'utf8');
const entries = [...register.matchAll(/^\| (\w+\.(?:\w+|\*)) \|/gm)].map(([, entry = '']) => entry);
const contentTables = [...register.matchAll(/`(\w+)\.\*`/g)].map(([, table = '']) => table);

test('R50 every stored column has an entry in the privacy register, and every entry a column', () => {
  const stored = Object.entries(tables)
    .filter(([table]) => !contentTables.includes(table))
    .flatMap(([table, columns]) =>
      entries.includes(`${table}.*`)
        ? `${table}.*`
        : Object.keys(columns).map((column) => `${table}.${column}`),
    );
  expect(stored.sort()).toEqual(entries.sort());
});
