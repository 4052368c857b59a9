// Translates imported ids into ours, and finds the part of the course here that an import does not have.

import { type RawBuilder, sql } from 'kysely';
import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { plannedRows } from './plan.ts';

/**
 * Our id (`ours`, null for none) for each id in the files (`theirs`), as a temporary table of the transaction. An
 * imported lesson is our lesson with the same id, or else our lesson with the same number.
 */
export const prepareIds = (import_id: string) => [
  sql`create temp table import_ids on commit drop as
    (select distinct on (table_name, theirs) table_name, theirs, ours from (
      select table_name, line, data ->> 'id' as theirs, coalesce(same.id, place.id) as ours
      from import_rows left join lessons same on same.id = data ->> 'id'
      left join lessons place on same.id is null
        and place.order_num = case when problem is null then (data ->> 'order_num')::integer end
      where import_id = ${import_id} and table_name = 'lessons' and problem is null
      union all select table_name, line, data ->> 'id', data ->> 'id' from import_rows
      where import_id = ${import_id} and table_name in ('steps', 'checklists') and problem is null
      union all select 'lessons', null, id, id from lessons union all select 'steps', null, id, id from steps
      union all select 'checklists', null, id, id from checklists) course
    order by table_name, theirs, line)
    union all select 'users', theirs, ours from import_users where not same_id and data ? 'email'
    union all select 'users', id, id from users where not exists (select from import_users where theirs = users.id)`,
  sql`create index on import_ids (table_name, theirs)`,
  sql`analyze import_ids`,
];

export type Removals = NonNullable<ReturnType<typeof removalsOf>>;

/**
 * The rows to remove when the course is replaced: `key` and `detail` of steps, items and questions that the table's
 * file does not have, although it has other rows of the same lesson or step, or other questions. Null for tables of
 * which nothing is removed.
 */
export function removalsOf(table: ImportTable) {
  const missing = { steps: missingSteps, checklists: missingItems, ui_copy: missingQuestions };
  const rows = (missing as Partial<Record<ImportTable, RawBuilder<unknown>>>)[table];
  return rows ? sql<{ key: string; detail: string }>`(${rows})`.as('gone') : null;
}

const recordsOn = (column: string) =>
  sql`(select count(distinct user_id) from progress where ${sql.ref(`progress.${column}`)} = here.id)
    || ' people have records on it, which are kept'`;

/** Stored rows that are not planned, although other rows of the same lesson or step are planned. */
const missingUnder = (table: 'steps' | 'checklists', above: string) =>
  sql`here.removed_at is null and here.id not in (select key from ${plannedRows(table)})
    and ${sql.ref(`here.${above}`)} in (select row ->> ${sql.lit(above)} from ${plannedRows(table)} where action <> 'problem')`;

const missingSteps = sql`select here.id as key,
    'Day ' || lessons.order_num || ', ' || step_type || ': ' || ${recordsOn('step_id')} as detail
  from steps here join lessons on lessons.id = lesson_id where ${missingUnder('steps', 'lesson_id')}`;

const missingItems = sql`select here.id as key, left(item_text, 80) || ': ' || ${recordsOn('checklist_id')} as detail
  from checklists here where ${missingUnder('checklists', 'step_id')}`;

const isQuestion = sql`key ~ '^faq_.+_(title|answer)$'`;
const missingQuestions = sql`select here.key, left(text, 80) as detail from ui_copy here
  where ${isQuestion} and text <> '' and key not in (select key from ${plannedRows('ui_copy')})
    and exists (select from ${plannedRows('ui_copy')} where ${isQuestion} and action <> 'problem')`;
