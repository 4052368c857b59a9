// What an import would do, row by row, as SQL over the staged rows. The dry run reads it and the application writes it,
// so that both always say the same. The statements take the import's id as $1.

import type { ImportTable, StoredTable } from '#moving-in/rules/import-tables.ts';
import { columnsOf, newRowDefaults, requiredColumnsOf } from './imported-columns.ts';
import { fromPeople } from './plan-people.ts';

/**
 * One table's plan: `line`, `key`, `action` (add, change, same, join or problem), `detail` in words, and under `row` the
 * values to write, with every id translated to ours.
 */
export function planOf(table: ImportTable): string {
  return `
    select line, coalesce(key, '') as key, row, coalesce(problem, detail, '') as detail,
      case when problem is not null then 'problem' when joined then 'join' when not known then 'add'
        when changed then 'change' else 'same' end as action
    from (${plans[table]}) found`;
}

/** The rows of a table as they wait. */
const rowsOf = (table: ImportTable) =>
  `(select * from import_rows where import_id = $1 and table_name = '${table}') r`;

/** `v` is the known row with what the file says of it: columns that the file does not have stay as they are. */
const merged = (data = 'r.data') =>
  `cross join lateral jsonb_populate_record(known, case when r.problem is null then ${data} else '{}' end) v`;

const repeated = (...columns: string[]) =>
  `case when row_number() over (partition by ${columns.map((column) => `r.data ->> '${column}'`)} order by r.line) > 1
   then 'the same as an earlier row' end`;
const noPerson = `case when person.ours is null then 'there is no person with the id ' || (r.data ->> 'user_id') end`;
const person = `left join import_people_ids person on person.theirs = r.data ->> 'user_id'`;
const noLesson = `case when lesson.id is null then 'there is no lesson with the id ' || (r.data ->> 'lesson_id') end`;
const noStep = `case when step.id is null then 'there is no step with the id ' || (r.data ->> 'step_id') end`;

/** A new row can't be made from a file that has not all of the columns that it needs. */
function incomplete(table: StoredTable): string {
  const missing = requiredColumnsOf(table).map(
    (column) => `case when r.data ->> '${column}' is null then '${column}' end`,
  );
  return `case when known is null then 'is new here and needs ' || nullif(concat_ws(', ', ${missing}), '') end`;
}

/** Whether the known row gets other values in the columns that an import brings, without `except`. */
function differs(table: StoredTable, ...except: string[]): string {
  const columns = columnsOf(table, 'id', 'key', ...except);
  return `(${columns.map((column) => `known.${column}`)}) is distinct from (${columns.map((column) => `v.${column}`)})`;
}

/** The whole row to write. */
function whole(table: StoredTable, translated = '', data = 'r.data'): string {
  const defaults = JSON.stringify(newRowDefaults[table] ?? {});
  return `coalesce(to_jsonb(known), '${defaults}') || ${data} || jsonb_build_object(${translated})`;
}

/** A video that is put where there was none does not take over the times of what was shown before. */
const wholeVideo = `case when known.youtube_id is null and r.data ->> 'youtube_id' is not null
  then '{"start_time": 0, "end_time": 0}'::jsonb || r.data else r.data end`;

const backwards = `case when v.end_time <> 0 and v.end_time <= v.start_time then 'end_time has to come after start_time' end`;

const plans: Readonly<Record<ImportTable, string>> = {
  settings: `
    select r.line, r.data ->> 'key' as key, coalesce(r.problem, ${incomplete('settings')}, ${repeated('key')}) as problem,
      false as joined, known.key is not null as known, ${differs('settings')} as changed,
      known.value || ' → ' || v.value as detail, ${whole('settings')} as row
    from ${rowsOf('settings')} left join settings known on known.key = r.data ->> 'key' ${merged()}`,
  ui_copy: `
    select r.line, r.data ->> 'key' as key, coalesce(r.problem, ${incomplete('ui_copy')}, ${repeated('key')}) as problem,
      false as joined, known.key is not null as known, ${differs('ui_copy')} as changed,
      left(known.text, 60) || ' → ' || left(v.text, 60) as detail, ${whole('ui_copy')} as row
    from ${rowsOf('ui_copy')} left join ui_copy known on known.key = r.data ->> 'key' ${merged()}`,
  lessons: `
    select r.line, r.data ->> 'id' as key, coalesce(r.problem,
        case when known.id is null then 'there is no lesson with this id or order_num' end,
        ${repeated('id')}, case when r.data ? 'order_num' then ${repeated('order_num')} end) as problem,
      false as joined, true as known, ${differs('lessons', 'lesson_number')} as changed,
      'Day ' || known.order_num || ' ' || known.title || ' → Day ' || v.order_num || ' ' || v.title as detail,
      ${whole('lessons', `'id', known.id`)} as row
    from ${rowsOf('lessons')} left join import_lessons theirs on theirs.line = r.line
    left join lessons known on known.id = theirs.ours ${merged()}`,
  steps: `
    select r.line, r.data ->> 'id' as key,
      coalesce(r.problem, ${incomplete('steps')}, ${repeated('id')}, ${noLesson}, ${backwards}) as problem,
      false as joined, known.id is not null as known,
      known.removed_at is not null or known.lesson_id <> lesson.id or ${differs('steps', 'lesson_id')} as changed,
      'Day ' || lesson.order_num || ', ' || v.step_type as detail,
      ${whole('steps', `'lesson_id', lesson.id, 'removed_at', null`, 'r.seen')} as row
    from (select r.*, ${wholeVideo} as seen from ${rowsOf('steps')}
      left join steps known on known.id = r.data ->> 'id') r
    left join steps known on known.id = r.data ->> 'id'
    left join import_lessons theirs on theirs.theirs = r.data ->> 'lesson_id'
    left join lessons lesson on lesson.id = coalesce(theirs.ours, r.data ->> 'lesson_id', known.lesson_id)
    ${merged('r.seen')}`,
  checklists: `
    select r.line, r.data ->> 'id' as key,
      coalesce(r.problem, ${incomplete('checklists')}, ${repeated('id')}, ${noStep}, ${backwards}) as problem,
      false as joined, known.id is not null as known,
      known.removed_at is not null or ${differs('checklists')} as changed,
      left(v.item_text, 80) as detail, ${whole('checklists', `'removed_at', null`)} as row
    from ${rowsOf('checklists')} left join checklists known on known.id = r.data ->> 'id'
    left join import_steps step on step.id = coalesce(r.data ->> 'step_id', known.step_id) ${merged()}`,
  auth_users: fromPeople('auth_users', rowsOf('auth_users')),
  users: fromPeople('users', rowsOf('users')),
  user_roles: `
    select r.line, r.data ->> 'user_id' as key, coalesce(r.problem, ${noPerson}, ${repeated('user_id')}) as problem,
      false as joined, known.role is not null as known, false as changed, r.data ->> 'role' as detail,
      r.data || jsonb_build_object('user_id', person.ours) as row
    from ${rowsOf('user_roles')} ${person} left join user_roles known on known.user_id = person.ours`,
  lesson_progress: `
    select r.line, (r.data ->> 'user_id') || ' ' || (r.data ->> 'lesson_id') as key,
      coalesce(r.problem, ${noPerson}, ${noLesson}, ${repeated('user_id', 'lesson_id')}) as problem,
      false as joined, known.user_id is not null as known,
      r.problem is null and (r.data ->> 'completed')::boolean and not known.completed as changed,
      case when r.data ->> 'completed' = 'true' then 'completed' end as detail,
      r.data || jsonb_build_object('user_id', person.ours, 'lesson_id', lesson.id) as row
    from ${rowsOf('lesson_progress')} ${person} left join import_lessons theirs on theirs.theirs = r.data ->> 'lesson_id'
    left join lessons lesson on lesson.id = coalesce(theirs.ours, r.data ->> 'lesson_id')
    left join lesson_progress known on known.user_id = person.ours and known.lesson_id = lesson.id`,
  progress: `
    select r.line, concat_ws(' ', r.data ->> 'user_id', r.data ->> 'step_id', r.data ->> 'checklist_id') as key,
      coalesce(r.problem, ${noPerson}, ${noStep},
        case when r.data ->> 'checklist_id' is not null and item.id is null
          then 'there is no item with the id ' || (r.data ->> 'checklist_id') end) as problem,
      false as joined, known.user_id is not null as known, false as changed, null as detail,
      r.data || jsonb_build_object('user_id', person.ours) as row
    from ${rowsOf('progress')} ${person} left join import_steps step on step.id = r.data ->> 'step_id'
    left join import_items item on item.id = r.data ->> 'checklist_id'
    left join progress known on known.user_id = person.ours and known.step_id = r.data ->> 'step_id'
      and coalesce(known.checklist_id, '') = coalesce(r.data ->> 'checklist_id', '')`,
  trophies: `
    select r.line, (r.data ->> 'user_id') || ' ' || (r.data ->> 'part') as key, coalesce(r.problem, ${noPerson}) as problem,
      false as joined, known.user_id is not null as known, false as changed, null as detail,
      r.data || jsonb_build_object('user_id', person.ours) as row
    from ${rowsOf('trophies')} ${person}
    left join trophies known on known.user_id = person.ours and known.part = r.data ->> 'part'`,
};
