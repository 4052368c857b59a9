// Titles and order: of the twelve lessons, and of the steps in one. The rehearsal stays the thirteenth.

import type { InputOf } from '#api/contract.ts';
import { limits } from '#rules/limits.ts';
import { AppError } from '../http/app-error.ts';
import { change, mustBeCurrent, stamp } from './change.ts';
import { lessonVersion, orderVersion, readCourse, readLesson } from './read-lesson.ts';
import type { Studio } from './studio.ts';

/** Throws conflict, and invalid_input when the ids are not the twelve lessons. */
export async function orderLessons(
  studio: Studio,
  user_id: string,
  { lesson_ids, version }: InputOf<'orderStudioLessons'>['body'],
): Promise<{ version: string }> {
  return change(studio, { user_id, summary: 'Changed the order of the lessons' }, async (client) => {
    const { lessons } = await readCourse(client);
    mustBeCurrent(version, orderVersion(lessons));
    const days = lessons.filter(({ order_num }) => order_num <= limits.lessons).map(({ id }) => id);
    mustBeSame(lesson_ids, days);
    await client.query(
      `update lessons set order_num = place.number, lesson_number = place.number, edited_at = ${stamp}
       from unnest($1::text[]) with ordinality as place (id, number)
       where lessons.id = place.id and order_num <> place.number`,
      [lesson_ids],
    );
    return { version: orderVersion((await readCourse(client)).lessons) };
  });
}

/** Throws not_found, conflict, and invalid_input when the ids are not the lesson's steps. */
export async function saveLesson(
  studio: Studio,
  user_id: string,
  lesson_id: string,
  { title, step_ids, version }: InputOf<'saveStudioLesson'>['body'],
): Promise<{ version: string }> {
  const { lesson } = await readLesson(studio.pool, lesson_id);
  const summary = `Day ${lesson.order_num}: changed the title or the order of its steps`;
  return change(studio, { user_id, summary }, async (client) => {
    const current = (await readLesson(client, lesson_id)).lesson;
    mustBeCurrent(version, lessonVersion(current));
    mustBeSame(
      step_ids,
      current.steps.map(({ id }) => id),
    );
    await client.query(`update lessons set title = $2, edited_at = ${stamp} where id = $1 and title <> $2`, [
      lesson_id,
      title,
    ]);
    await client.query(
      `update steps set order_num = place.number, edited_at = ${stamp}
       from unnest($1::text[]) with ordinality as place (id, number)
       where steps.id = place.id and order_num <> place.number`,
      [step_ids],
    );
    return { version: lessonVersion((await readLesson(client, lesson_id)).lesson) };
  });
}

function mustBeSame(given: readonly string[], known: readonly string[]): void {
  const wanted = new Set(given);
  const same = given.length === known.length && known.every((id) => wanted.has(id));
  if (!same) throw new AppError('invalid_input', { message: 'The order has to name each of them once.' });
}
