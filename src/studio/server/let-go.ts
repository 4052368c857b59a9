// Removes built-in parts of lessons for an operator: a rule makes the plan, peopleWhoLose counts the people with marks
// on the parts, and writeLetGo carries the plan out.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CourseLesson } from '#course/content/course.ts';
import { itemRows, lessonRows, stepRows, withItems, withSteps } from '#course/server/course-rows.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { LetGoPlan } from '#studio/rules/let-go.ts';
import { stamp } from './change.ts';
import { takeOut } from './steps.ts';
import type { Trx } from './studio.ts';

/** Returns the stored lessons with everything in them. */
export async function wholeLessons(db: Db): Promise<CourseLesson[]> {
  const steps = withItems(await stepRows(db).execute(), await itemRows(db).execute());
  return withSteps(await lessonRows(db).execute(), steps);
}

/** Returns the number of people with a mark on a step or an item that a plan removes. */
export async function peopleWhoLose(trx: Trx, { steps, items }: LetGoPlan): Promise<number> {
  const { people } = await trx
    .selectFrom('progress')
    .select(sql<number>`count(distinct user_id)::integer`.as('people'))
    .where(sql<boolean>`(step_id = any (${steps}) or checklist_id = any (${items}))`)
    .executeTakeFirstOrThrow();
  return people;
}

export async function writeLetGo(trx: Trx, plan: LetGoPlan): Promise<void> {
  await takeOut(trx, 'steps', plan.steps);
  await takeOut(trx, 'checklists', plan.items);
  for (const { step_id, ...medium } of plan.media)
    await trx
      .updateTable('steps')
      .set({ ...medium, edited_at: stamp })
      .where('id', '=', step_id)
      .execute();
  for (const { lesson_id, title } of plan.titles)
    await trx.updateTable('lessons').set({ title, edited_at: stamp }).where('id', '=', lesson_id).execute();
  for (const { step_id, notes_html } of plan.notes)
    await trx.updateTable('steps').set({ notes_html, edited_at: stamp }).where('id', '=', step_id).execute();
  for (const { step_id, items } of plan.lists)
    await trx
      .insertInto('checklists')
      .values(
        items.map((item, index) => ({
          ...item,
          id: randomUUID(),
          step_id,
          order_num: index + 1,
          edited_at: stamp,
        })),
      )
      .execute();
}
