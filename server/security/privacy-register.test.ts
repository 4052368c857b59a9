import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.drop());

const register = await readFile(new URL('../../docs/privacy.md', import.meta.url), 'utf8');
const entries = [...register.matchAll(/^\| (\w+\.(?:\w+|\*)) \|/gm)].map(([, entry = '']) => entry);
const contentTables = [...register.matchAll(/`(\w+)\.\*`/g)].map(([, table = '']) => table);

test('R50 every stored column has an entry in the privacy register, and every entry a column', async () => {
  const { rows } = await database.pool.query(
    "select table_name || '.' || column_name as name, table_name from information_schema.columns where table_schema = 'public'",
  );
  const stored = rows
    .filter(({ table_name }) => !contentTables.includes(table_name))
    .map(({ name, table_name }) => (entries.includes(`${table_name}.*`) ? `${table_name}.*` : name));
  expect([...new Set(stored)].sort()).toEqual([...entries].sort());
});
