// What an import would do, row by row, as SQL over the staged rows. The dry run reads it and the application writes it,
// so that both always say the same. The statements take the import's id as $1.

import type { ImportTable } from '#rules/studio/import-tables.ts';
import { columnsOf } from './imported-columns.ts';

/**
 * One table's plan: `line`, `key`, `action` (add, change, same or problem), `detail` in words, and under `row` the values
 * to write, with every id translated to ours.
 */
export function planOf(table: ImportTable): string {
  return `
    select line, coalesce(key, '') as key, row, coalesce(problem, detail, '') as detail,
      case when problem is not null then 'problem' when not known then 'add' when changed then 'change' else 'same' end
        as action
    from (${plans[table]}) found`;
}

/** What leaves the course because an imported lesson or step does not have it any more; null where nothing can. */
export function removalsOf(table: ImportTable): string | null {
  return removals[table] ?? null;
}

/**
 * Translations that every plan uses, as temporary tables of the transaction: an imported lesson is ours of that id or
 * else of that place, an imported person is ours of that id or else of that email address.
 */
export const prepareStatements = [
  `set local work_mem = '64MB'`,
  `create temp table import_lessons on commit drop as
   select line, data ->> 'id' as theirs, coalesce(same.id, place.id) as ours
   from import_rows left join lessons same on same.id = data ->> 'id'
   left join lessons place on same.id is null
     and place.order_num = case when problem is null then (data ->> 'order_num')::integer end
   where import_id = $1 and table_name = 'lessons' and problem is null`,
  `create temp table import_users on commit drop as
   select line, data ->> 'id' as theirs, coalesce(same.id, known.id, data ->> 'id') as ours,
     same.id is null and known.id is null as fresh,
     row_number() over (partition by data ->> 'id' order by line) > 1 as same_id,
     row_number() over (partition by lower(data ->> 'email') order by line) > 1 as same_email
   from import_rows left join users same on same.id = data ->> 'id'
   left join users known on lower(known.email) = lower(data ->> 'email')
   where import_id = $1 and table_name = 'users' and problem is null`,
  `create temp table import_people on commit drop as
   select theirs, ours from import_users where not same_id and not same_email
   union all select id, id from users where not exists (select from import_users where theirs = users.id)`,
  `create temp table import_steps on commit drop as
   select id from steps union
   select data ->> 'id' from import_rows where import_id = $1 and table_name = 'steps' and problem is null`,
  `create temp table import_items on commit drop as
   select id from checklists union
   select data ->> 'id' from import_rows where import_id = $1 and table_name = 'checklists' and problem is null`,
  'create index on import_people (theirs)',
  'create index on import_steps (id)',
  'create index on import_items (id)',
  'analyze import_users',
  'analyze import_people',
  'analyze import_steps',
  'analyze import_items',
];

/** The rows of a table as they wait, each also as a row `v` of the real table; `v` is empty where the row is wrong. */
const rowsOf = (table: ImportTable) => `
  import_rows r cross join lateral jsonb_populate_record(
    null::${table}, case when r.problem is null then r.data else '{}' end) v`;
const mine = (table: ImportTable) => `r.import_id = $1 and r.table_name = '${table}'`;
const repeated = (...columns: string[]) =>
  `case when row_number() over (partition by ${columns.map((column) => `r.data ->> '${column}'`)} order by r.line) > 1
   then 'the same as an earlier row' end`;
const noPerson = `case when person.ours is null then 'there is no person with the id ' || (r.data ->> 'user_id') end`;
const person = `left join import_people person on person.theirs = v.user_id`;

/** Whether a known row has other values in the columns that an import brings, without `except`. */
function differs(table: ImportTable, ...except: string[]): string {
  const columns = columnsOf(table, 'id', 'key', ...except);
  return `(${columns.map((column) => `known.${column}`)}) is distinct from (${columns.map((column) => `v.${column}`)})`;
}

const plans: Readonly<Record<ImportTable, string>> = {
  settings: `
    select r.line, r.data ->> 'key' as key, coalesce(r.problem, ${repeated('key')}) as problem,
      known.key is not null as known, ${differs('settings')} as changed,
      known.value || ' → ' || v.value as detail, r.data as row
    from ${rowsOf('settings')} left join settings known on known.key = v.key where ${mine('settings')}`,
  ui_copy: `
    select r.line, r.data ->> 'key' as key, coalesce(r.problem, ${repeated('key')}) as problem,
      known.key is not null as known, ${differs('ui_copy')} as changed,
      left(known.text, 60) || ' → ' || left(v.text, 60) as detail, r.data as row
    from ${rowsOf('ui_copy')} left join ui_copy known on known.key = v.key where ${mine('ui_copy')}`,
  lessons: `
    select r.line, r.data ->> 'id' as key, coalesce(r.problem, ${repeated('id')}, ${repeated('order_num')}) as problem,
      true as known, ${differs('lessons', 'lesson_number')} as changed,
      'Day ' || known.order_num || ' ' || known.title || ' → Day ' || v.order_num || ' ' || v.title as detail,
      r.data || jsonb_build_object('id', known.id) as row
    from ${rowsOf('lessons')} left join import_lessons theirs on theirs.line = r.line
    left join lessons known on known.id = theirs.ours
    where ${mine('lessons')}`,
  steps: `
    select r.line, r.data ->> 'id' as key,
      coalesce(r.problem, ${repeated('id')},
        case when lesson.id is null then 'there is no lesson with the id ' || (r.data ->> 'lesson_id') end) as problem,
      known.id is not null as known,
      known.removed_at is not null or known.lesson_id <> lesson.id or ${differs('steps', 'lesson_id')} as changed,
      'Day ' || lesson.order_num || ', ' || v.step_type as detail,
      r.data || jsonb_build_object('lesson_id', lesson.id) as row
    from ${rowsOf('steps')} left join import_lessons theirs on theirs.theirs = v.lesson_id
    left join lessons lesson on lesson.id = coalesce(theirs.ours, v.lesson_id)
    left join steps known on known.id = v.id where ${mine('steps')}`,
  checklists: `
    select r.line, r.data ->> 'id' as key,
      coalesce(r.problem, ${repeated('id')},
        case when step.id is null then 'there is no step with the id ' || (r.data ->> 'step_id') end) as problem,
      known.id is not null as known,
      known.removed_at is not null or ${differs('checklists')} as changed,
      left(v.item_text, 80) as detail, r.data as row
    from ${rowsOf('checklists')} left join import_steps step on step.id = v.step_id
    left join checklists known on known.id = v.id where ${mine('checklists')}`,
  users: `
    select r.line, r.data ->> 'id' as key,
      coalesce(r.problem, case when same_id then 'the same id as an earlier row'
        when same_email then 'the same email as an earlier row' end) as problem,
      not fresh as known, false as changed,
      case when not fresh then 'has an account here, which stays as it is' end as detail, r.data as row
    from ${rowsOf('users')} left join import_users on import_users.line = r.line where ${mine('users')}`,
  user_roles: `
    select r.line, r.data ->> 'user_id' as key, coalesce(r.problem, ${noPerson}, ${repeated('user_id')}) as problem,
      known.role is not null as known, false as changed, v.role as detail,
      r.data || jsonb_build_object('user_id', person.ours) as row
    from ${rowsOf('user_roles')} ${person} left join user_roles known on known.user_id = person.ours
    where ${mine('user_roles')}`,
  lesson_progress: `
    select r.line, (r.data ->> 'user_id') || ' ' || (r.data ->> 'lesson_id') as key,
      coalesce(r.problem, ${noPerson},
        case when lesson.id is null then 'there is no lesson with the id ' || (r.data ->> 'lesson_id') end,
        ${repeated('user_id', 'lesson_id')}) as problem,
      known.user_id is not null as known, v.completed and not known.completed as changed,
      case when v.completed then 'completed' end as detail,
      r.data || jsonb_build_object('user_id', person.ours, 'lesson_id', lesson.id) as row
    from ${rowsOf('lesson_progress')} ${person} left join import_lessons theirs on theirs.theirs = v.lesson_id
    left join lessons lesson on lesson.id = coalesce(theirs.ours, v.lesson_id)
    left join lesson_progress known on known.user_id = person.ours and known.lesson_id = lesson.id
    where ${mine('lesson_progress')}`,
  progress: `
    select r.line, concat_ws(' ', r.data ->> 'user_id', r.data ->> 'step_id', r.data ->> 'checklist_id') as key,
      coalesce(r.problem, ${noPerson},
        case when step.id is null then 'there is no step with the id ' || (r.data ->> 'step_id') end,
        case when v.checklist_id is not null and item.id is null
          then 'there is no item with the id ' || v.checklist_id end) as problem,
      known.user_id is not null as known, false as changed, null as detail,
      r.data || jsonb_build_object('user_id', person.ours) as row
    from ${rowsOf('progress')} ${person} left join import_steps step on step.id = v.step_id
    left join import_items item on item.id = v.checklist_id
    left join progress known on known.user_id = person.ours and known.step_id = v.step_id
      and coalesce(known.checklist_id, '') = coalesce(v.checklist_id, '')
    where ${mine('progress')}`,
  trophies: `
    select r.line, (r.data ->> 'user_id') || ' ' || (r.data ->> 'part') as key, coalesce(r.problem, ${noPerson}) as problem,
      known.user_id is not null as known, false as changed, null as detail,
      r.data || jsonb_build_object('user_id', person.ours) as row
    from ${rowsOf('trophies')} ${person}
    left join trophies known on known.user_id = person.ours and known.part = v.part where ${mine('trophies')}`,
};

const touches = (column: string) =>
  `(select count(distinct user_id) from progress where progress.${column} = here.id) || ' people have records on it, which are kept'`;

const removals: Partial<Record<ImportTable, string>> = {
  steps: `
    select here.id as key, 'Day ' || order_num_of || ', ' || step_type || ': ' || ${touches('step_id')} as detail
    from (select steps.*, lessons.order_num as order_num_of from steps join lessons on lessons.id = lesson_id) here
    where removed_at is null
      and lesson_id in (select row ->> 'lesson_id' from (${planOf('steps')}) plan where action <> 'problem')
      and id not in (select data ->> 'id' from import_rows where import_id = $1 and table_name = 'steps')`,
  checklists: `
    select here.id as key, left(item_text, 80) || ': ' || ${touches('checklist_id')} as detail from checklists here
    where removed_at is null
      and step_id in (select row ->> 'step_id' from (${planOf('checklists')}) plan where action <> 'problem')
      and id not in (select data ->> 'id' from import_rows where import_id = $1 and table_name = 'checklists')`,
};
