// Where an import waits between its files and its application: opened, looked at (the dry run), thrown away.

import type pg from 'pg';
import type { InputOf, OutputOf } from '#api/contract.ts';
import { type ImportTable, importTables } from '#rules/studio/import-tables.ts';
import { AppError } from '../../http/app-error.ts';
import { ask } from '../studio.ts';
import { planOf, prepareStatements, removalsOf } from './plan.ts';

export type Counts = OutputOf<'readStudioImport'>['tables'];

/** Rows on one page of the dry run. */
const PAGE = 100;

/** Opens a room, and clears the ones that were left behind a day ago. */
export async function startImport(pool: pg.Pool): Promise<{ import_id: string }> {
  await pool.query(
    `with old as (delete from imports where created_at < now() - interval '1 day' returning id)
     delete from import_rows where import_id in (select id from old)`,
  );
  const { rows } = await pool.query<{ id: string }>('insert into imports default values returning id');
  return { import_id: rows[0]?.id ?? '' };
}

/** The dry run in numbers. Throws not_found. */
export function readImport(pool: pg.Pool, import_id: string): Promise<{ tables: Counts }> {
  return look(pool, import_id, async (client) => ({ tables: await countPlan(client, import_id) }));
}

/** The dry run row by row. Throws not_found. */
export function listImportRows(
  pool: pg.Pool,
  import_id: string,
  { table, action, offset = 0 }: InputOf<'listStudioImportRows'>['query'],
): Promise<OutputOf<'listStudioImportRows'>> {
  return look(pool, import_id, async (client) => {
    const gone = removalsOf(table);
    const { rows } = await ask(
      client,
      `select line, key, action, detail from (
         select line, key, action, detail from (${planOf(table)}) plan
         ${gone ? `union all select null, key, 'remove', detail from (${gone}) gone` : ''}
       ) every where $2::text is null or action = $2 order by line nulls last, key limit ${PAGE + 1} offset $3`,
      [import_id, action ?? null, offset],
    );
    return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
  });
}

export async function dropImport(
  client: pg.Pool | pg.PoolClient,
  import_id: string,
): Promise<Record<string, never>> {
  await ask(client, 'delete from import_rows where import_id::text = $1', [import_id]);
  await ask(client, 'delete from imports where id::text = $1', [import_id]);
  return {};
}

/** Makes the plan's translations for this transaction. Throws not_found. */
export async function preparePlan(client: pg.PoolClient, import_id: string): Promise<void> {
  const known = await client.query('select from imports where id::text = $1', [import_id]);
  if (known.rowCount === 0) throw new AppError('not_found');
  for (const statement of prepareStatements)
    await ask(client, statement, statement.includes('$1') ? [import_id] : []);
}

/**
 * Works the plan out, one temporary table per imported table, and counts it: how many rows would be added, changed,
 * left, removed, or are wrong. In the order of writing.
 */
export async function countPlan(client: pg.PoolClient, import_id: string): Promise<Counts> {
  const counted: Counts = [];
  for (const table of await tablesIn(client, import_id)) {
    await ask(client, `create temp table ${plannedRows(table)} on commit drop as ${planOf(table)}`, [
      import_id,
    ]);
    const found = await ask(
      client,
      `select action, count(*)::integer as rows from ${plannedRows(table)} group by action`,
      [],
    );
    const gone = removalsOf(table);
    const remove = gone
      ? (await ask(client, `select count(*)::integer as rows from (${gone}) gone`, [import_id])).rows[0].rows
      : 0;
    const rows = Object.fromEntries(found.rows.map((row) => [row.action, row.rows]));
    counted.push({ table, counts: { add: 0, change: 0, same: 0, problem: 0, ...rows, remove } });
  }
  return counted;
}

/** The temporary table with a table's plan, once it was counted. */
export function plannedRows(table: ImportTable): string {
  return `import_plan_${table}`;
}

/** The tables whose rows the import has, in the order in which they are written. */
export async function tablesIn(client: pg.PoolClient, import_id: string): Promise<ImportTable[]> {
  const { rows } = await ask(client, 'select distinct table_name from import_rows where import_id = $1', [
    import_id,
  ]);
  return importTables.filter((table) => rows.some((row) => row.table_name === table));
}

/** Looks at the plan in a transaction that leaves nothing behind. */
async function look<Result>(
  pool: pg.Pool,
  import_id: string,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await preparePlan(client, import_id);
    return await act(client);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
