// An import whose files were read but which is not applied yet: opened, looked at (the dry run), dropped.

import { sql } from 'kysely';
import type { InputOf, OutputOf } from '#api/contract.ts';
import { type ImportTable, importTables } from '#rules/studio/import-tables.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { run, type Trx } from '../studio.ts';
import { planOf, prepareStatements, removalsOf } from './plan.ts';

export type Counts = OutputOf<'readStudioImport'>['tables'];

type Row = OutputOf<'listStudioImportRows'>['rows'][number];

/** Rows on one page of the dry run. */
const PAGE = 100;

/** Opens an import, and drops those that were left more than a day ago. */
export async function startImport(db: Db): Promise<{ import_id: string }> {
  const old = await db
    .deleteFrom('imports')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .returning('id')
    .execute();
  for (const { id } of old) await db.deleteFrom('import_rows').where('import_id', '=', id).execute();
  const { id } = await db.insertInto('imports').defaultValues().returning('id').executeTakeFirstOrThrow();
  return { import_id: id };
}

/** The dry run in numbers. Throws not_found. */
export function readImport(db: Db, import_id: string): Promise<{ tables: Counts }> {
  return look(db, import_id, async (trx) => ({ tables: await countPlan(trx, import_id) }));
}

/** The dry run row by row. Throws not_found. */
export function listImportRows(
  db: Db,
  import_id: string,
  { table, action, offset = 0 }: InputOf<'listStudioImportRows'>['query'],
): Promise<OutputOf<'listStudioImportRows'>> {
  return look(db, import_id, async (trx) => {
    const gone = removalsOf(table);
    const rows = await run<Row>(
      trx,
      `select line, key, action, detail from (
         select line, key, action, detail from (${planOf(table)}) plan
         ${gone ? `union all select null, key, 'remove', detail from (${gone}) gone` : ''}
       ) every where $2::text is null or action = $2 order by line nulls last, key limit ${PAGE + 1} offset $3`,
      [import_id, action ?? null, offset],
    );
    return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
  });
}

export async function dropImport(db: Db, import_id: string): Promise<Record<string, never>> {
  await db.deleteFrom('import_rows').where('import_id', '=', import_id).execute();
  await db.deleteFrom('imports').where('id', '=', import_id).execute();
  return {};
}

/** Throws not_found. */
export async function mustBeOpen(db: Db, import_id: string): Promise<void> {
  const known = await db.selectFrom('imports').select('id').where('id', '=', import_id).executeTakeFirst();
  if (!known) throw new AppError('not_found');
}

/** Makes the plan's translations for this transaction. Throws not_found. */
export async function preparePlan(trx: Trx, import_id: string): Promise<void> {
  await mustBeOpen(trx, import_id);
  for (const statement of prepareStatements)
    await run(trx, statement, statement.includes('$1') ? [import_id] : []);
}

/**
 * Works the plan out, one temporary table per imported table, and counts it: how many rows would be added, changed,
 * left, removed, or are wrong. In the order of writing.
 */
export async function countPlan(trx: Trx, import_id: string): Promise<Counts> {
  const counted: Counts = [];
  for (const table of await tablesIn(trx, import_id)) {
    const plan = plannedRows(table);
    await run(trx, `create temp table ${plan} on commit drop as ${planOf(table)}`, [import_id]);
    const found = await run<{ action: Row['action']; rows: number }>(
      trx,
      `select action, count(*)::integer as rows from ${plan} group by action`,
    );
    const gone = removalsOf(table);
    const leave = `select count(*)::integer as rows from (${gone}) gone`;
    const left = gone === null ? [] : await run<{ rows: number }>(trx, leave, [import_id]);
    const rows = Object.fromEntries(found.map((row) => [row.action, row.rows]));
    const remove = left[0]?.rows ?? 0;
    counted.push({ table, counts: { add: 0, change: 0, same: 0, problem: 0, ...rows, remove } });
  }
  return counted;
}

/** The temporary table with a table's plan, once it was counted. */
export function plannedRows(table: ImportTable): string {
  return `import_plan_${table}`;
}

/** The tables whose rows the import has, in the order in which they are written. */
async function tablesIn(trx: Trx, import_id: string): Promise<ImportTable[]> {
  const rows = await trx
    .selectFrom('import_rows')
    .select('table_name')
    .distinct()
    .where('import_id', '=', import_id)
    .execute();
  return importTables.filter((table) => rows.some((row) => row.table_name === table));
}

/** Looks at the plan, whose tables are gone again with the transaction. */
function look<Result>(db: Db, import_id: string, act: (trx: Trx) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (trx) => {
    await preparePlan(trx, import_id);
    return act(trx);
  });
}
