// An import whose files are in the staging tables: open, plan (the dry run), list, drop. Its data about people are
// deleted an hour after their last use (pruneImports in src/studio/server/rows.ts).

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Trx } from '#studio/server/studio.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { filesMissing } from './files-missing.ts';
import { keepToSee, makePlan, type Report } from './make-plan.ts';

type Standing = OutputOf<'readStudioImport'>;
type Row = OutputOf<'listStudioImportRows'>['rows'][number];

/** Rows on one page of the dry run. */
const PAGE = 100;

export const stopped = 'The server was stopped in the middle. Nothing was changed: please start it again.';

/** The key of the job that works on an import, of which there is one at a time. */
export const workKey = (import_id: string) => `import:${import_id}`;

/** Whether the import's job waits in the queue, or runs and has reported in the last 15 seconds. */
const isAtWork = (import_id: string) =>
  sql<boolean>`exists (select from graphile_worker.jobs where key = ${workKey(import_id)} and case
    when locked_at is null then attempts < max_attempts else beat_at >= now() - interval '15 seconds' end)`;

export async function startImport(db: Db, user_id: string): Promise<{ import_id: string }> {
  const { id } = await db.insertInto('imports').values({ user_id }).returning('id').executeTakeFirstOrThrow();
  return { import_id: id };
}

/** Makes the dry run. Throws not_found if the operator has left the page meanwhile, so that nothing of it is stored. */
export async function planImport(
  trx: Trx,
  import_id: string,
  mediaFolder: string,
  report: Report,
): Promise<void> {
  const plan = await makePlan(trx, import_id, report);
  await keepToSee(trx, import_id, plan);
  const files_missing = await filesMissing(trx, plan.tables, mediaFolder);
  await trx
    .updateTable('imports')
    .set({ plan: JSON.stringify({ ...plan, files_missing }), state: 'planned' })
    .where('id', '=', import_id)
    .where('state', '=', 'planning')
    .returning('id')
    .executeTakeFirstOrThrow(() => gone());
}

/**
 * Locks the import's row until the transaction ends. Only later statements see all changes of the transaction that held
 * the row before: a single statement that waited for the row would still see the old jobs. Throws not_found.
 */
export async function holdImport(trx: Trx, import_id: string): Promise<void> {
  await trx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', import_id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => gone());
}

/** Returns the state of the import, with its dry run once there is one. Throws not_found. */
export async function readImport(db: Db, import_id: string): Promise<Standing> {
  const found = await db
    .selectFrom('imports')
    .select(['state', 'step', 'problem', 'plan', 'change_id', isAtWork(import_id).as('at_work')])
    .where('id', '=', import_id)
    .executeTakeFirstOrThrow(() => gone());
  const { state, step, problem, change_id, at_work } = found;
  const { tables = [], ages_missing = 0, files_missing = [] } = (found.plan ?? {}) as Partial<Standing>;
  const so = { tables, ages_missing, files_missing, change_id, step: '', problem };
  if (!at_work && isWork(state)) return { ...so, state: stateBefore(state), problem: stopped };
  // The import is stored a moment before this server's pages show it; until its job has ended, it counts as not
  // applied.
  const shown = at_work && state === 'applied' ? 'applying' : state;
  return isWork(shown) ? { ...so, state: shown, step } : { ...so, state };
}

/** The answer about an import that was dropped or deleted. */
function gone(): AppError {
  return new AppError('not_found', {
    message: 'These files are no longer here: they are kept for an hour. Please read them again.',
  });
}

function isWork(state: Standing['state']): state is 'planning' | 'applying' {
  return state === 'planning' || state === 'applying';
}

/** Returns the state to which an import goes back when its work breaks off. */
export function stateBefore(work: 'planning' | 'applying'): 'open' | 'planned' {
  return work === 'planning' ? 'open' : 'planned';
}

/** One page of the rows of the dry run. */
export async function listImportRows(
  db: Db,
  import_id: string,
  { table, action, offset = 0 }: InputOf<'listStudioImportRows'>['query'],
): Promise<OutputOf<'listStudioImportRows'>> {
  await mustExist(db, import_id);
  // Paging through the dry run keeps the import alive.
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

/** Drops an import, unless it is being applied: the operator agreed to the application before leaving the page. */
export async function dropImport(db: Db, import_id: string): Promise<Record<string, never>> {
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where('id', '=', import_id)
    .where(({ not, eb, and }) => not(and([eb('state', '=', 'applying'), isAtWork(import_id)])))
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await forgetRows(db, import_id);
  return {};
}

/** Deletes the data of the files; the record that there was an import stays. */
export async function forgetRows(db: Db, import_id: string): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', import_id).execute();
  await db.deleteFrom('import_plan').where('import_id', '=', import_id).execute();
}

/** Throws not_found if there is no such import. */
async function mustExist(db: Db, import_id: string): Promise<void> {
  const known = await db.selectFrom('imports').select('id').where('id', '=', import_id).executeTakeFirst();
  if (!known) throw gone();
}

/**
 * Allows another file to be read into the import, which makes an earlier dry run invalid. Throws not_found, and
 * conflict while work goes on.
 */
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
