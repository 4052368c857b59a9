// Titles and order: of the twelve lessons, and of the steps in one. The rehearsal stays the thirteenth.

import { sql } from 'kysely';
import type { InputOf } from '#api/contract.ts';
import { limits } from '#rules/limits.ts';
import { dayName } from '#rules/studio/step-name.ts';
import { AppError } from '../http/app-error.ts';
import { change, mustBeCurrent, stamp } from './change.ts';
import { lessonVersion, orderVersion, readCourse, readLesson } from './read-lesson.ts';
import type { Studio, Trx } from './studio.ts';

/** Throws conflict, and invalid_input when the ids are not the twelve lessons. */
export async function orderLessons(
  studio: Studio,
  user_id: string,
  { lesson_ids, version }: InputOf<'orderStudioLessons'>['body'],
): Promise<{ version: string }> {
  return change(studio, { user_id, summary: 'Order of the lessons' }, async (trx) => {
    const { lessons } = await readCourse(trx);
    mustBeCurrent(version, orderVersion(lessons));
    const days = lessons.filter(({ order_num }) => order_num <= limits.lessons).map(({ id }) => id);
    mustBeSame(lesson_ids, days);
    await putInOrder(trx, 'lessons', lesson_ids);
    return { version: orderVersion((await readCourse(trx)).lessons) };
  });
}

/** Throws not_found, conflict, and invalid_input when the ids are not the lesson's steps. */
export async function saveLesson(
  studio: Studio,
  user_id: string,
  lesson_id: string,
  { title, step_ids, version }: InputOf<'saveStudioLesson'>['body'],
): Promise<{ version: string }> {
  const { lesson } = await readLesson(studio.db, lesson_id);
  const parts = [
    lesson.title !== title && 'title',
    lesson.steps.some(({ id }, at) => id !== step_ids[at]) && 'order',
  ];
  const summary = `${dayName(lesson.order_num)}: ${parts.filter(Boolean).join(', ')}`;
  return change(studio, { user_id, summary }, async (trx) => {
    const current = (await readLesson(trx, lesson_id)).lesson;
    mustBeCurrent(version, lessonVersion(current));
    mustBeSame(
      step_ids,
      current.steps.map(({ id }) => id),
    );
    await trx
      .updateTable('lessons')
      .set({ title, edited_at: stamp })
      .where('id', '=', lesson_id)
      .where('title', '!=', title)
      .execute();
    await putInOrder(trx, 'steps', step_ids);
    return { version: lessonVersion((await readLesson(trx, lesson_id)).lesson) };
  });
}

/** Numbers the rows 1, 2, 3... in one statement: on the way, two lessons have the same place. */
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
