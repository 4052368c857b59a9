// Writes the planned rows of people: new accounts, and the progress of new and of earlier people from the old product.

import { type RawBuilder, sql } from 'kysely';
import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { CHANGE } from '#studio/server/change.ts';
import type { Trx } from '#studio/server/studio.ts';
import type { Database } from '#subjects/server/schema.ts';
import { columnsOf, keysOf } from './import-schema.ts';
import { plannedRows, rowsToWrite } from './plan.ts';
import { newPeople } from './plan-people.ts';

type Sql = RawBuilder<unknown>;
type Answers = Pick<Call<'applyStudioImport'>['body'], 'assumed_age'>;

const change = sql.raw<string>(CHANGE);

export async function writePeople(trx: Trx, table: ImportTable, { assumed_age }: Answers): Promise<void> {
  if (table === 'users' || table === 'auth_users') await writeUsers(trx, table, assumed_age);
  else if (table === 'user_roles') await writeRoles(trx);
  else await addRecords(trx, table);
  if (table === 'lesson_progress') {
    await complete(trx, 'reopened');
    await complete(trx, 'opened');
  }
  if (table === 'lesson_progress' || table === 'progress') await addRecentPractice(trx, table);
}

/** The last day on which each person did something, as a temporary table. Records without a date are left out. */
export async function collectDays(trx: Trx, tables: readonly ImportTable[]): Promise<void> {
  const sources = tables
    .filter((table) => table === 'progress' || table === 'lesson_progress')
    .map(
      (table) => sql`select row ->> 'user_id' as user_id, left(row ->> 'completed_at', 10) as day
        from ${plannedRows(table)} where action = 'add'`,
    );
  const days = sql.join([...sources, sql`select null::text as user_id, null::text as day`], sql` union all `);
  await sql`create temp table import_days on commit drop as select user_id, max(day)::date as last_day
    from (${days}) done where day is not null group by user_id`.execute(trx);
}

/**
 * Writes people. The streak of the old product continues from its last day or, if later, the day of the last record.
 * For people without an age the operator's assumption counts; assumed minors get no reminders.
 */
async function writeUsers(trx: Trx, source: 'users' | 'auth_users', assumed_age: string): Promise<void> {
  const assumed = sql`${assumed_age}::text`;
  const own: { [Column in keyof Database['users']]?: Sql } = {
    first_name: sql`coalesce(first_name, 'Dancer')`,
    age_group: sql`coalesce(age_group, ${assumed})`,
    reminders_opt_in: sql`case when age_group is null and ${assumed} = '13-17' then false else reminders_opt_in end`,
    created_at: sql`coalesce(created_at, now())`,
  };
  const columns = columnsOf('users').map(({ name }) => name);
  const values = columns.map((column) => own[column as keyof typeof own] ?? sql.ref(column));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const wanted = sql`select v.*,
      greatest(case when current_streak > 0 then last_active_date end, import_days.last_day) as last_day
    from ${rowsToWrite(source, 'add')} left join import_days on import_days.user_id = v.id`;
  const last = sql`least(last_day, current_date), case when last_day is not null then 'UTC' end`;
  await sql`insert into users (${names}, last_practice_day, practice_zone)
    select ${sql.join(values)}, ${last} from (${wanted}) v`.execute(trx);
  await sql`insert into import_people (user_id, change_id)
    select ours, ${change} from ${newPeople} where source = ${source}`.execute(trx);
  // Without new statistics PostgreSQL would expect only the few people of earlier imports, and search all of them for
  // every row that follows.
  await sql`analyze import_people`.execute(trx);
}

/**
 * Writes roles. The new people are in no page's memory yet, so only changed roles of earlier accounts are announced.
 */
async function writeRoles(trx: Trx): Promise<void> {
  const fill = (whose: Sql) =>
    sql`update user_roles set role = v.role from ${rowsToWrite('user_roles', 'add')}
      where user_roles.user_id = v.user_id and user_roles.role is null
        and v.user_id ${whose} (select ours from ${newPeople})`.execute(trx);
  await fill(sql`not in`);
  await sql`select set_config('studio.quiet', 'on', true)`.execute(trx);
  await fill(sql`in`);
  await sql`select set_config('studio.quiet', '', true)`.execute(trx);
}

/**
 * Adds people's records. Records of people who had an account here before are noted, so that an undo can remove them.
 * Where two accounts become one, the lesson that was completed first counts.
 */
async function addRecords(trx: Trx, table: ImportTable): Promise<void> {
  const names = columnsOf(table).map(({ name }) => sql.ref(name));
  const values = columnsOf(table).map(({ name }) =>
    table === 'progress' && name === 'completed_at' ? sql`coalesce(completed_at, now())` : sql.ref(name),
  );
  const [person, ref, item = sql`null::text`] = keysOf(table).map((name) => sql.ref(name));
  const order = table === 'lesson_progress' ? sql`order by completed desc, completed_at nulls last` : sql``;
  await sql`with added (user_id, ref, item) as (insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(values)} from ${rowsToWrite(table, 'add')} ${order}
      on conflict do nothing returning ${person}, ${ref}, ${item})
    insert into import_records (change_id, user_id, table_name, ref, item)
    select ${change}, user_id, ${table}, ref, item from added where not exists
      (select from import_people p where p.user_id = added.user_id and p.change_id = ${change})`.execute(trx);
}

/**
 * Completes open lessons of people who had an account here before. A lesson that they had reopened keeps its old date,
 * and the note about it lets an undo keep that date too. A lesson that they had only opened gets its date from the
 * import.
 */
async function complete(trx: Trx, were: 'reopened' | 'opened'): Promise<void> {
  const [had, date] =
    were === 'reopened' ? [sql`is not null`, sql``] : [sql`is null`, sql`, completed_at = v.completed_at`];
  await sql`with done as (update lesson_progress set completed = true ${date}
      from ${rowsToWrite('lesson_progress', 'change')}
      where lesson_progress.user_id = v.user_id and lesson_progress.lesson_id = v.lesson_id
        and not lesson_progress.completed and lesson_progress.completed_at ${had}
      returning v.user_id, v.lesson_id)
    insert into import_records (change_id, user_id, table_name, ref, item)
    select ${change}, user_id, 'lesson_progress', lesson_id, ${were} from done`.execute(trx);
}

/** Adds recent days of practice, for the figures about active people. Older days are only in people's records. */
async function addRecentPractice(trx: Trx, table: 'lesson_progress' | 'progress'): Promise<void> {
  await sql`insert into practice_days (user_id, day)
    select distinct v.user_id, (v.completed_at at time zone 'UTC')::date
    from ${rowsToWrite(table, 'add')}
    join import_people p on p.user_id = v.user_id and p.change_id = ${change}
    where v.completed_at > now() - ${studioLimits.figureDays} * interval '1 day' and v.completed_at <= now()
    on conflict do nothing`.execute(trx);
}
