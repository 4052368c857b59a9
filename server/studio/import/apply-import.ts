// Carries an import out: one transaction, all or nothing. Passwords are never part of it; people get in by magic link.

import pg from 'pg';
import { limits } from '#rules/limits.ts';

import type { ImportTable } from '#rules/studio/import-tables.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { AppError } from '../../http/app-error.ts';
import { change, STAMP } from '../change.ts';
import { run, type Studio, type Trx } from '../studio.ts';
import { columnsOf } from './imported-columns.ts';
import { removalsOf } from './plan.ts';
import { type Counts, countPlan, dropImport, plannedRows, preparePlan } from './staged-import.ts';

/** Throws not_found; conflict when rows have problems and are not to be left out, or when the rows don't fit together. */
export async function applyImport(
  studio: Studio,
  user_id: string,
  import_id: string,
  { leave_out_problems }: { leave_out_problems: boolean },
): Promise<{ tables: Counts }> {
  const started = performance.now();
  try {
    const summary = 'Imported tables';
    const slowStudio = { ...studio, db: studio.slowDb };
    const tables = await change(slowStudio, { user_id, summary, keep: true }, async (trx) => {
      await preparePlan(trx, import_id);
      const counts = await countPlan(trx, import_id);
      const problems = counts.reduce((sum, table) => sum + table.counts.problem, 0);
      if (problems > 0 && !leave_out_problems)
        throw new AppError('conflict', { message: `${problems} rows have problems. Nothing was imported.` });
      await collectDays(trx, counts);
      for (const { table } of counts) await write(trx, import_id, table);
      await run(trx, recentPractice);
      await dropImport(trx, import_id);
      return counts;
    });
    studio.log.info('imported', { seconds: Math.round((performance.now() - started) / 1000) });
    return { tables };
  } catch (error) {
    throw error instanceof pg.DatabaseError && error.code?.startsWith('23') ? importProblem(error) : error;
  }
}

async function write(trx: Trx, import_id: string, table: ImportTable): Promise<void> {
  const gone = removalsOf(table);
  if (gone) {
    const remove = `update ${table} set removed_at = now(), edited_at = ${STAMP} where id in (select key from (${gone}) gone)`;
    await run(trx, remove, [import_id]);
  }
  const wanted = `(select typed.* from ${plannedRows(table)} planned
    cross join lateral jsonb_populate_record(null::${table}, row) typed where action in ('add', 'change')) v`;
  await run(trx, writes[table](wanted));
}

/** `wanted` is a table expression `v` of the rows to write, with the columns of the table. */
const writes: Readonly<Record<ImportTable, (wanted: string) => string>> = {
  settings: (wanted) => upsert('settings', 'key', wanted),
  ui_copy: (wanted) => upsert('ui_copy', 'key', wanted),
  lessons: (wanted) => `
    update lessons set title = v.title, order_num = v.order_num, lesson_number = v.order_num, edited_at = ${STAMP}
    from ${wanted} where lessons.id = v.id`,
  steps: (wanted) => upsert('steps', 'id', wanted, 'removed_at'),
  checklists: (wanted) => upsert('checklists', 'id', wanted, 'removed_at'),
  users: (wanted) => `
    insert into users (${columnsOf('users')}, last_practice_day, practice_zone)
    select ${columnsOf('users').map((column) => (column === 'created_at' ? 'coalesce(created_at, now())' : column))},
      last_day, case when last_day is not null then 'UTC' end
    from ${wanted} left join (select user_id, max(day) as last_day from import_days group by user_id) days
      on days.user_id = v.id`,
  user_roles: (wanted) => `
    insert into user_roles (user_id, role) select user_id, role from ${wanted}
    on conflict (user_id) do update set role = excluded.role where user_roles.role is null`,
  lesson_progress: (wanted) => `
    insert into lesson_progress (user_id, lesson_id, completed, completed_at)
    select user_id, lesson_id, completed, completed_at from ${wanted}
    on conflict (user_id, lesson_id) do update
      set completed = true, completed_at = coalesce(lesson_progress.completed_at, excluded.completed_at)
      where excluded.completed`,
  progress: (wanted) => `
    insert into progress (user_id, step_id, checklist_id, completed_at)
    select user_id, step_id, checklist_id, coalesce(completed_at, now()) from ${wanted} on conflict do nothing`,
  trophies: (wanted) => `
    insert into trophies (user_id, part, unlocked_at)
    select user_id, part, unlocked_at from ${wanted} on conflict do nothing`,
};

function upsert(table: ImportTable, key: string, wanted: string, ...more: string[]): string {
  const columns = [...columnsOf(table, key), ...more];
  return `
    insert into ${table} (${key}, ${columns}, edited_at) select ${key}, ${columns}, ${STAMP} from ${wanted}
    on conflict (${key}) do update set ${columns.map((column) => `${column} = excluded.${column}`)},
      edited_at = excluded.edited_at`;
}

/** On which days new people did something, as a temporary table: what came without a date was done on no known day. */
async function collectDays(trx: Trx, counts: Counts): Promise<void> {
  const sources = counts
    .filter(({ table }) => table === 'progress' || table === 'lesson_progress')
    .map(
      ({ table }) => `select row ->> 'user_id' as user_id, left(row ->> 'completed_at', 10)::date as day
        from ${plannedRows(table)} where action = 'add' and row ->> 'completed_at' is not null`,
    );
  const days = sources.join(' union ') || 'select null::text as user_id, null::date as day where false';
  await run(trx, `create temp table import_days on commit drop as ${days}`);
}

/** Older days are in their records; these are the ones that figures about active people look at. */
const recentPractice = `
  insert into practice_days (user_id, day)
  select user_id, day from import_days join import_users on fresh and ours = user_id
  where day > current_date - ${studioLimits.figureDays} on conflict do nothing`;

/** Class 23 of PostgreSQL's errors: a row breaks a constraint. */
function importProblem(error: pg.DatabaseError): AppError {
  const message =
    error.code === '23505' && error.table === 'lessons'
      ? `The lessons would not be numbered 1 to ${limits.rehearsalLesson}, each once. Nothing was imported.`
      : 'The rows do not fit together with what is stored. Nothing was imported.';
  return new AppError('conflict', { message, cause: error });
}
