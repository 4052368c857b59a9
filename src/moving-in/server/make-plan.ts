// Works an import's plan out over its staged rows, for the dry run and once more when it is applied.

import { type ImportTable, importTables } from '#moving-in/rules/import-tables.ts';
import { run, type Trx } from '#studio/server/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { planOf } from './plan.ts';
import { prepareCourse, removalsOf } from './plan-course.ts';
import { newPeople, preparePeople } from './plan-people.ts';

export type Plan = Pick<OutputOf<'readStudioImport'>, 'tables' | 'ages_missing'>;
/** Says what is being done. */
export type Report = (step: string) => void;

/**
 * Works the plan out, one temporary table per imported table, and counts it: how many rows would be added, changed, left,
 * joined, taken out, or are wrong. In the order of writing.
 */
export async function makePlan(trx: Trx, import_id: string, report: Report): Promise<Plan> {
  report('Comparing people');
  await run(trx, `set local work_mem = '64MB'`);
  await run(trx, 'analyze import_rows');
  for (const statement of [...prepareCourse, ...preparePeople])
    await run(trx, statement, statement.includes('$1') ? [import_id] : []);
  const tables: Plan['tables'] = [];
  const waiting = await tablesIn(trx, import_id);
  for (const [index, table] of waiting.entries()) {
    report(`Comparing table ${index + 1} of ${waiting.length}: ${table}`);
    const plan = plannedRows(table);
    await run(trx, `create temp table ${plan} on commit drop as ${planOf(table)}`, [import_id]);
    await run(trx, `analyze ${plan}`);
    const found = await run<{ action: string; rows: number }>(
      trx,
      `select action, count(*)::integer as rows from ${plan} group by action`,
    );
    const gone = removalsOf(table, plan);
    const [left] = gone
      ? await run<{ rows: number }>(trx, `select count(*)::integer as rows from (${gone}) gone`)
      : [];
    const rows = Object.fromEntries(found.map((row) => [row.action, row.rows]));
    const none = { add: 0, change: 0, same: 0, join: 0, problem: 0 };
    tables.push({ table, counts: { ...none, ...rows, remove: left?.rows ?? 0 } });
  }
  const [ages] = await run<{ missing: number }>(
    trx,
    `select count(*)::integer as missing from ${newPeople} and not data ? 'age_group'`,
  );
  return { tables, ages_missing: ages?.missing ?? 0 };
}

/** The temporary table with a table's plan, once it was made. */
export function plannedRows(table: ImportTable): string {
  return `planned_${table}`;
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
