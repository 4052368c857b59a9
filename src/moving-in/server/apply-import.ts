// Applies an import: first a backup, then one transaction, all or nothing. Passwords are never imported; people sign in
// by magic link.

import { sql } from 'kysely';
import pg from 'pg';
import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { CHANGE, change } from '#studio/server/change.ts';
import { saveMappings } from '#studio/server/dance.ts';
import type { Studio, Trx } from '#studio/server/studio.ts';
import { limits } from '#subjects/rules/limits.ts';
import { hasColumn } from './import-schema.ts';
import { makePlan, type Plan, type Report } from './make-plan.ts';
import { keptCounts } from './plan-counts.ts';
import { forgetRows } from './staged-import.ts';
import { writeCourse } from './write-course.ts';
import { collectDays, writePeople } from './write-people.ts';

export type Answers = Call<'applyStudioImport'>['body'];

/**
 * Applies an import. Throws conflict, and imports nothing, if there are no rows, if they do not fit what is stored, or
 * if rows have problems and `answers` do not leave these out.
 */
export async function applyImport(
  studio: Studio,
  user_id: string,
  import_id: string,
  answers: Answers,
  report: Report,
): Promise<void> {
  const started = performance.now();
  await studio.backUp('before-import');
  const imported = { user_id, key: null, summary: 'Imported tables', keep: true };
  await change({ ...studio, db: studio.slowDb }, imported, async (trx) => {
    try {
      await write(trx, import_id, answers, report);
    } catch (error) {
      throw error instanceof pg.DatabaseError && error.code?.startsWith('23') ? importProblem(error) : error;
    }
    return {};
  });
  studio.log.info('imported', { seconds: Math.round((performance.now() - started) / 1000) });
}

async function write(trx: Trx, import_id: string, answers: Answers, report: Report): Promise<void> {
  const plan = await makePlan(trx, import_id, report);
  const problems = plan.tables.reduce((sum, table) => sum + table.counts.problem, 0);
  if (plan.tables.length === 0) throw new AppError('conflict', { message: 'There is nothing to import.' });
  if (problems > 0 && !answers.leave_out_problems)
    throw new AppError('conflict', { message: `${problems} rows have problems. Nothing was imported.` });
  await collectDays(
    trx,
    plan.tables.map(({ table }) => table),
  );
  for (const { table } of plan.tables) {
    report(`Writing ${table}`);
    const counts = table === 'settings' ? await keptCounts(trx) : null;
    await (hasColumn(table, 'edited_at') ? writeCourse : writePeople)(trx, table, answers);
    if (counts) await saveMappings(trx, counts);
  }
  const change_id = sql.raw<string>(CHANGE);
  await trx
    .updateTable('history')
    .set({ summary: summaryOf(plan) })
    .where('id', '=', change_id)
    .execute();
  await trx
    .updateTable('imports')
    .set({ state: 'applied', plan: JSON.stringify({ ...plan, answers }), change_id })
    .where('id', '=', import_id)
    .execute();
  await forgetRows(trx, import_id);
}

function summaryOf({ tables }: Plan): string {
  const people = tables.reduce(
    (sum, { table, counts }) => sum + (table === 'users' || table === 'auth_users' ? counts.add : 0),
    0,
  );
  const course = tables.flatMap(({ table, counts }) =>
    counts.add + counts.change + counts.remove > 0 ? (courseNames[table] ?? []) : [],
  );
  const parts = [`${people.toLocaleString('en-US')} people`, ...course];
  return `Imported ${parts.join(', ')}`;
}

const courseNames: Partial<Record<ImportTable, string>> = {
  settings: 'the event',
  ui_copy: 'texts',
  lessons: 'lessons',
  steps: 'steps',
  checklists: 'practice lists',
};

/** Returns the conflict for an error of PostgreSQL's class 23, which says that a row breaks a constraint. */
function importProblem(error: pg.DatabaseError): AppError {
  const message =
    error.code === '23505' && error.table === 'lessons'
      ? `The lessons would not be numbered 1 to ${limits.rehearsalLesson}, each once. Nothing was imported.`
      : 'The rows do not fit together with what is stored. Nothing was imported.';
  return new AppError('conflict', { message, cause: error });
}
