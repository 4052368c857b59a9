import { afterAll, expect, test } from 'vitest';
import type { Column } from '#platform/server/db/columns.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { tables } from './schema.ts';

const { pool, drop } = await makeTestDatabase();
afterAll(drop);

/** Returns the types of the columns without their other properties. */
function typesOf(all: Record<string, Record<string, Column>>): Record<string, Record<string, Column>> {
  const bare = ({ type, isNullable, hasDefault }: Column) => ({ type, isNullable, hasDefault });
  const each = (columns: Record<string, Column>) =>
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, bare(column)]));
  return Object.fromEntries(Object.entries(all).map(([name, columns]) => [name, each(columns)]));
}

test('R50 the tables known to the compiler are those of the migrated database, column by column', async () => {
  const { rows } = await pool.query(`
    select table_name, column_name, data_type as type, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' as "hasDefault"
    from information_schema.columns where table_schema = 'public' order by table_name, column_name`);
  const found: Record<string, Record<string, Column>> = {};
  for (const { table_name, column_name, ...column } of rows)
    found[table_name] = { ...found[table_name], [column_name]: column };
  expect(typesOf(tables)).toEqual(found);
});
