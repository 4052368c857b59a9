// Writes the planned rows of people: new accounts, and what they and the people who were here before did at the old place.

import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { CHANGE } from '#studio/server/change.ts';
import { run, type Trx } from '#studio/server/studio.ts';
import { columnsOf } from './imported-columns.ts';
import { plannedRows } from './make-plan.ts';
import { newPeople } from './plan-people.ts';

type Answers = Pick<Call<'applyStudioImport'>['body'], 'assumed_age'>;
/** The planned rows of a table as its rows `v`. */
type Rows = (action: 'add' | 'change') => string;

export async function writePeople(
  trx: Trx,
  table: ImportTable,
  rows: Rows,
  { assumed_age }: Answers,
): Promise<void> {
  if (table === 'users' || table === 'auth_users') await writeUsers(trx, table, rows('add'), assumed_age);
  else if (table === 'user_roles') await writeRoles(trx, rows('add'));
  else if (table === 'lesson_progress') await writeLessons(trx, rows);
  else if (table === 'progress') {
    await run(
      trx,
      added(
        'progress',
        'user_id, step_id, checklist_id, completed_at',
        `user_id, step_id, checklist_id, coalesce(completed_at, now()) from ${rows('add')}`,
        'user_id, step_id as ref, checklist_id as item',
      ),
    );
    await run(trx, recentPractice(rows('add')));
  } else if (table === 'trophies')
    await run(
      trx,
      added(
        'trophies',
        'user_id, part, unlocked_at',
        `user_id, part, unlocked_at from ${rows('add')}`,
        'user_id, part as ref, null::text as item',
      ),
    );
}

/** The last day on which each person did something, as a temporary table: what came without a date has no day. */
export async function collectDays(trx: Trx, tables: readonly ImportTable[]): Promise<void> {
  const sources = tables
    .filter((table) => table === 'progress' || table === 'lesson_progress')
    .map(
      (table) => `select row ->> 'user_id' as user_id, left(row ->> 'completed_at', 10) as day
        from ${plannedRows(table)} where action = 'add'`,
    );
  const days = sources.join(' union all ') || 'select null::text as user_id, null::text as day where false';
  await run(
    trx,
    `create temp table import_days on commit drop as
     select user_id, max(day)::date as last_day from (${days}) done where day is not null group by user_id`,
  );
}

/**
 * The streak that the old product had counted goes on from the day on which it was counted last. Where it says nothing of
 * a person's age, the operator's assumption counts, and for minors it comes without reminders.
 */
async function writeUsers(
  trx: Trx,
  source: ImportTable,
  wanted: string,
  assumed_age: '13-17' | '18+',
): Promise<void> {
  const own: Readonly<Record<string, string>> = {
    first_name: `coalesce(first_name, 'Dancer')`,
    age_group: `coalesce(age_group, $1)`,
    current_streak: 'coalesce(current_streak, 0)',
    reminders_opt_in: `case when age_group is null and $1 = '13-17' then false else reminders_opt_in end`,
    created_at: 'coalesce(created_at, now())',
  };
  const columns = columnsOf('users');
  await run(
    trx,
    `insert into users (${columns}, last_practice_day, practice_zone)
     select ${columns.map((column) => own[column] ?? column)},
       least(last_day, current_date), case when last_day is not null then 'UTC' end
     from (select v.*, greatest(case when current_streak > 0 then last_active_date end, import_days.last_day) as last_day
       from ${wanted} left join import_days on import_days.user_id = v.id) v`.replaceAll('$1', '$1::text'),
    [assumed_age],
  );
  await run(
    trx,
    `insert into import_people (user_id, change_id)
     select ours, ${CHANGE} from ${newPeople} and source = '${source}'`,
  );
  // Else PostgreSQL takes them for the few of earlier imports, and looks all of them through for every row that follows.
  await run(trx, 'analyze import_people');
}

/** Nobody has seen the new people yet: only a role that an account here gets is announced. */
async function writeRoles(trx: Trx, wanted: string): Promise<void> {
  const fill = (whose: string) => `
    update user_roles set role = v.role from ${wanted}
    where user_roles.user_id = v.user_id and user_roles.role is null and v.user_id ${whose}`;
  await run(trx, fill(`not in (select ours from ${newPeople})`));
  await run(trx, `select set_config('studio.quiet', 'on', true)`);
  await run(trx, fill(`in (select ours from ${newPeople})`));
  await run(trx, `select set_config('studio.quiet', '', true)`);
}

async function writeLessons(trx: Trx, rows: Rows): Promise<void> {
  await run(
    trx,
    added(
      'lesson_progress',
      'user_id, lesson_id, completed, completed_at',
      `distinct on (user_id, lesson_id) user_id, lesson_id, coalesce(completed, false), completed_at
       from ${rows('add')} order by user_id, lesson_id, completed desc nulls last, completed_at nulls last`,
      'user_id, lesson_id as ref, null::text as item',
    ),
  );
  await run(trx, completed(rows('change'), 'reopened'));
  await run(trx, completed(rows('change'), 'opened'));
  await run(trx, recentPractice(rows('add')));
}

/** Inserts rows, and notes those of people who were here before: an undo takes them away again. */
function added(table: string, columns: string, select: string, noted: string): string {
  return `with added as (insert into ${table} (${columns}) select ${select} on conflict do nothing returning ${noted})
    insert into import_records (change_id, user_id, table_name, ref, item)
    select ${CHANGE}, user_id, '${table}', ref, item from added
    where not exists (select from import_people p where p.user_id = added.user_id and p.change_id = ${CHANGE})`;
}

/**
 * Completes lessons that people who were here before have open. One that they had reopened keeps the date on which they had
 * completed it, and the note of it lets an undo leave that date; one that they had only opened gets its date from the import.
 */
function completed(wanted: string, were: 'reopened' | 'opened'): string {
  const [had, date] =
    were === 'reopened' ? ['is not null', ''] : ['is null', ', completed_at = v.completed_at'];
  return `with done as (
      update lesson_progress set completed = true ${date} from ${wanted}
      where lesson_progress.user_id = v.user_id and lesson_progress.lesson_id = v.lesson_id
        and not lesson_progress.completed and lesson_progress.completed_at ${had}
      returning v.user_id, v.lesson_id)
    insert into import_records (change_id, user_id, table_name, ref, item)
    select ${CHANGE}, user_id, 'lesson_progress', lesson_id, '${were}' from done`;
}

/** Older days are in their records; these are the ones that figures about active people look at. */
function recentPractice(wanted: string): string {
  return `insert into practice_days (user_id, day)
    select distinct v.user_id, (v.completed_at at time zone 'UTC')::date
    from ${wanted} join import_people p on p.user_id = v.user_id and p.change_id = ${CHANGE}
    where v.completed_at > now() - interval '${studioLimits.figureDays} days' and v.completed_at <= now()
    on conflict do nothing`;
}
