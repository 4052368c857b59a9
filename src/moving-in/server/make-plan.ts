// Makes the plan of an import from its staged rows: for the dry run, and again when it is applied.

import { sql } from 'kysely';
import { importTables } from '#moving-in/rules/import-tables.ts';
import type { Trx } from '#studio/server/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { plannedRows, planOf } from './plan.ts';
import { planCounts } from './plan-counts.ts';
import { prepareIds, removalsOf } from './plan-course.ts';
import { newPeople, preparePeople } from './plan-people.ts';

export type Plan = Pick<OutputOf<'readStudioImport'>, 'tables' | 'ages_missing'>;
/** Reports what is being done. */
export type Report = (step: string) => void;

/** Of rows that need no attention, only the first lines up to this number are kept for display. */
const KEPT_TO_SEE = 1_000;

const rowCount = sql<number>`count(*)::integer`.as('rows');

/**
 * Makes the plan, one temporary table for each imported table, in the order of writing, and counts it: rows to add,
 * change, keep, join and remove, and rows with problems.
 */
export async function makePlan(trx: Trx, import_id: string, report: Report): Promise<Plan> {
  report('Comparing people');
  await sql`set local work_mem = '64MB'`.execute(trx);
  await sql`analyze import_rows`.execute(trx);
  for (const statement of [...preparePeople(import_id), ...prepareIds(import_id)])
    await statement.execute(trx);
  const waiting = trx.selectFrom('import_rows').select('table_name').where('import_id', '=', import_id);
  const found = (await waiting.distinct().execute()).map(({ table_name }) => table_name);
  const names = importTables.filter((table) => found.includes(table));
  const tables: Plan['tables'] = [];
  for (const [index, table] of names.entries()) {
    report(`Comparing table ${index + 1} of ${names.length}: ${table}`);
    const plan = sql.table(`planned_${table}`);
    await sql`create temp table ${plan} on commit drop as ${planOf(table, import_id)}`.execute(trx);
    await sql`analyze ${plan}`.execute(trx);
    if (table === 'settings') await planCounts(trx);
    const counted = trx.selectFrom(plannedRows(table)).select(['action', rowCount]).groupBy('action');
    const rows = Object.fromEntries((await counted.execute()).map(({ action, rows }) => [action, rows]));
    const gone = removalsOf(table);
    const left = gone && (await trx.selectFrom(gone).select(rowCount).executeTakeFirst());
    const none = { add: 0, change: 0, same: 0, join: 0, problem: 0 };
    tables.push({ table, counts: { ...none, ...rows, remove: left?.rows ?? 0 } });
  }
  const isAgeless = sql<boolean>`not data ? 'age_group'`;
  const ageless = await trx.selectFrom(newPeople).select(rowCount).where(isAgeless).executeTakeFirst();
  return { tables, ages_missing: ageless?.rows ?? 0 };
}

/** Stores the rows of the plan for display; of rows that need no attention only the first. */
export async function keepToSee(trx: Trx, import_id: string, { tables }: Plan): Promise<void> {
  await trx.deleteFrom('import_plan').where('import_id', '=', import_id).execute();
  for (const { table } of tables) {
    const into = sql`insert into import_plan (import_id, table_name, line, key, action, detail)
      select ${import_id}::uuid, ${table}`;
    const isKept = sql`action in ('problem', 'change', 'join') or detail <> '' and action = 'same'`;
    await sql`${into}, line, left(key, 200), action, left(detail, 500) from ${plannedRows(table)}
      where ${isKept} or line <= ${KEPT_TO_SEE}`.execute(trx);
    const gone = removalsOf(table);
    if (gone) await sql`${into}, null, key, 'remove', detail from ${gone}`.execute(trx);
  }
}
