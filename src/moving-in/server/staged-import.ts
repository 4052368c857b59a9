// An import whose files were read but which is not applied yet: opened, planned (the dry run), looked at, dropped. What it
// holds of people is gone an hour after it was last touched (src/subjects/server/prune.ts).

import { sql } from 'kysely';
import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { run, type Studio, type Trx } from '#studio/server/studio.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { gone, inBackground, SILENCE } from './import-work.ts';
import { makePlan, plannedRows } from './make-plan.ts';
import { removalsOf } from './plan-course.ts';

type Row = OutputOf<'listStudioImportRows'>['rows'][number];

/** Rows on one page of the dry run. */
const PAGE = 100;
/** Of rows that nobody has to look at, the first are kept to look at. */
const KEPT_TO_SEE = 1_000;

export async function startImport(db: Db, user_id: string): Promise<{ import_id: string }> {
  const { id } = await db.insertInto('imports').values({ user_id }).returning('id').executeTakeFirstOrThrow();
  return { import_id: id };
}

/** Starts working out the dry run; readImport says how far it is. Throws not_found, and conflict while work goes on. */
export function planImport(studio: Studio, import_id: string): Promise<Record<string, never>> {
  return inBackground(studio, import_id, 'planning', async (trx, report) => {
    const plan = await makePlan(trx, import_id, report);
    await run(trx, 'delete from import_plan where import_id = $1', [import_id]);
    for (const { table } of plan.tables) await keepToSee(trx, import_id, table);
    const planned = `update imports set plan = $2, state = 'planned' where id = $1 returning id`;
    // Who left the page meanwhile has thrown it away: nothing of it may stay.
    if ((await run(trx, planned, [import_id, JSON.stringify(plan)])).length === 0)
      throw new AppError('not_found');
  });
}

/** The dry run row by row. */
export async function listImportRows(
  db: Db,
  import_id: string,
  { table, action, offset = 0 }: InputOf<'listStudioImportRows'>['query'],
): Promise<OutputOf<'listStudioImportRows'>> {
  await mustExist(db, import_id);
  // Who looks through it for long has not left it.
  await db
    .updateTable('imports')
    .set({ beat_at: sql<Date>`now()` })
    .where('id', '=', import_id)
    .where('state', '=', 'planned')
    .execute();
  let rows = db
    .selectFrom('import_plan')
    .select(['line', 'key', 'action', 'detail'])
    .where('import_id', '=', import_id)
    .where('table_name', '=', table);
  if (action) rows = rows.where('action', '=', action);
  const found = await rows
    .orderBy('line', (by) => by.asc().nullsLast())
    .orderBy('key')
    .limit(PAGE + 1)
    .offset(Number(offset))
    .execute();
  return { rows: found.slice(0, PAGE) as Row[], more: found.length > PAGE };
}

/** What is being applied goes on: who leaves the page then has said yes to it. */
export async function dropImport(db: Db, import_id: string): Promise<Record<string, never>> {
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where('id', '=', import_id)
    .where(({ or, eb }) => or([eb('state', '!=', 'applying'), eb('beat_at', '<', SILENCE)]))
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await forgetRows(db, import_id);
  return {};
}

/** What the files said goes; that there was an import stays. */
export async function forgetRows(db: Db, import_id: string): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', import_id).execute();
  await db.deleteFrom('import_plan').where('import_id', '=', import_id).execute();
}

/** Throws not_found. */
export async function mustExist(db: Db, import_id: string): Promise<void> {
  const known = await db.selectFrom('imports').select('id').where('id', '=', import_id).executeTakeFirst();
  if (!known) throw gone();
}

/** A file can still be read into it; an earlier dry run no longer holds. Throws not_found, and conflict while work goes on. */
export async function mustBeOpen(trx: Trx, import_id: string): Promise<void> {
  await mustExist(trx, import_id);
  const opened = await trx
    .updateTable('imports')
    .set({ state: 'open', plan: null, problem: null, beat_at: new Date() })
    .where('id', '=', import_id)
    .where('state', 'in', ['open', 'planned'])
    .executeTakeFirst();
  if (opened.numUpdatedRows === 0n) throw new AppError('conflict');
}

async function keepToSee(trx: Trx, import_id: string, table: ImportTable): Promise<void> {
  const plan = plannedRows(table);
  const into = `insert into import_plan (import_id, table_name, line, key, action, detail)`;
  await run(
    trx,
    `${into} select $1::uuid, '${table}', line, left(key, 200), action, left(detail, 500) from ${plan}
     where action in ('problem', 'change', 'join') or detail <> '' and action = 'same' or line <= ${KEPT_TO_SEE}`,
    [import_id],
  );
  const gone = removalsOf(table, plan);
  if (gone)
    await run(trx, `${into} select $1::uuid, '${table}', null, key, 'remove', detail from (${gone}) gone`, [
      import_id,
    ]);
}
