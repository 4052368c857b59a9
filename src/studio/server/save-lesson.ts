// Saves the titles of lessons, the order of the twelve lessons, and the order of the steps in a lesson. The rehearsal
// is always the thirteenth.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { dayName } from '#studio/rules/step-name.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import { limits } from '#subjects/rules/limits.ts';
import { changeCurrent, type Operator, stamp } from './change.ts';
import { readCourse, readLesson } from './read-lesson.ts';
import type { Studio, Trx } from './studio.ts';

/**
 * Saves the order of the lessons. Throws conflict, and invalid_input when the ids are not those of the twelve
 * lessons.
 */
export async function orderLessons(
  studio: Studio,
  by: Operator,
  { lesson_ids, version }: InputOf<'orderStudioLessons'>['body'],
): Promise<{ version: string }> {
  const entry = { ...by, summary: 'Order of the lessons', version };
  return changeCurrent(studio, entry, readCourse, async (trx, { lessons }) => {
    const days = lessons.filter(({ order_num }) => order_num <= limits.lessons).map(({ id }) => id);
    mustBeSame(lesson_ids, days);
    await putInOrder(trx, 'lessons', lesson_ids);
  });
}

/** Saves a lesson. Throws not_found, conflict, and invalid_input when the ids are not those of its steps. */
export async function saveLesson(
  studio: Studio,
  by: Operator,
  lesson_id: string,
  { title, step_ids, version }: InputOf<'saveStudioLesson'>['body'],
): Promise<{ version: string }> {
  const read = (db: Db) => readLesson(db, lesson_id);
  const { lesson } = await read(studio.db);
  const parts = [
    lesson.title !== title && 'title',
    lesson.steps.some(({ id }, at) => id !== step_ids[at]) && 'order',
  ];
  const summary = `${dayName(lesson.order_num)}: ${parts.filter(Boolean).join(', ')}`;
  return changeCurrent(studio, { ...by, summary, version }, read, async (trx, current) => {
    mustBeSame(
      step_ids,
      current.lesson.steps.map(({ id }) => id),
    );
    await trx
      .updateTable('lessons')
      .set({ title, edited_at: stamp })
      .where('id', '=', lesson_id)
      .where('title', '!=', title)
      .execute();
    await putInOrder(trx, 'steps', step_ids);
  });
}

/**
 * Numbers the rows 1, 2, 3... in one statement, because with a statement for each row two rows would have the same
 * number for a moment.
 */
export async function putInOrder(
  trx: Trx,
  table: 'lessons' | 'steps',
  ids: readonly string[],
): Promise<void> {
  const number = table === 'lessons' ? sql`lesson_number = place.number,` : sql``;
  await sql`
    update ${sql.table(table)} here set order_num = place.number, ${number} edited_at = ${stamp}
    from unnest(${ids}::text[]) with ordinality as place (id, number)
    where here.id = place.id and order_num <> place.number`.execute(trx);
}

function mustBeSame(given: readonly string[], known: readonly string[]): void {
  const wanted = new Set(given);
  const same = given.length === known.length && known.every((id) => wanted.has(id));
  if (!same) throw new AppError('invalid_input', { message: 'The order has to name each of them once.' });
}
