// How imported ids of the course become ours, and what of the course here an import does not have. The statements take the
// import's id as $1.

import type { ImportTable } from '#moving-in/rules/import-tables.ts';

/** An imported lesson is ours of that id or else of that place. Temporary tables of the transaction. */
export const prepareCourse = [
  `create temp table import_lessons on commit drop as
   select line, data ->> 'id' as theirs, coalesce(same.id, place.id) as ours
   from import_rows left join lessons same on same.id = data ->> 'id'
   left join lessons place on same.id is null
     and place.order_num = case when problem is null then (data ->> 'order_num')::integer end
   where import_id = $1 and table_name = 'lessons' and problem is null`,
  `create temp table import_steps on commit drop as
   select id from steps union
   select data ->> 'id' from import_rows where import_id = $1 and table_name = 'steps' and problem is null`,
  `create temp table import_items on commit drop as
   select id from checklists union
   select data ->> 'id' from import_rows where import_id = $1 and table_name = 'checklists' and problem is null`,
  'create index on import_steps (id)',
  'create index on import_items (id)',
  'analyze import_lessons',
  'analyze import_steps',
  'analyze import_items',
];

/**
 * What leaves the course when it is replaced: `key` and `detail` of what the file of a table does not have, of lessons,
 * steps and questions that it has something of. Null where nothing can. `plan` names the table with the table's plan.
 */
export function removalsOf(table: ImportTable, plan: string): string | null {
  if (table === 'steps') return missingSteps(plan);
  if (table === 'checklists') return missingItems(plan);
  return table === 'ui_copy' ? missingQuestions(plan) : null;
}

const recordsOn = (column: string) =>
  `(select count(distinct user_id) from progress where progress.${column} = here.id) || ' people have records on it, which are kept'`;

const missingSteps = (plan: string) => `
  select here.id as key,
    'Day ' || lessons.order_num || ', ' || step_type || ': ' || ${recordsOn('step_id')} as detail
  from steps here join lessons on lessons.id = lesson_id
  where removed_at is null and lesson_id in (select row ->> 'lesson_id' from ${plan} where action <> 'problem')
    and here.id not in (select key from ${plan})`;

const missingItems = (plan: string) => `
  select here.id as key, left(item_text, 80) || ': ' || ${recordsOn('checklist_id')} as detail from checklists here
  where removed_at is null and step_id in (select row ->> 'step_id' from ${plan} where action <> 'problem')
    and here.id not in (select key from ${plan})`;

const missingQuestions = (plan: string) => `
  select here.key, left(text, 80) as detail from ui_copy here
  where key ~ '^faq_.+_(title|answer)$' and text <> '' and key not in (select key from ${plan})
    and exists (select from ${plan} where key ~ '^faq_.+_(title|answer)$' and action <> 'problem')`;
