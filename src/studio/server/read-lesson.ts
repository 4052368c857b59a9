// Reads the course for the studio from the database and not from memory, because an edit must begin from the current
// state.

import type { CourseLesson, CourseStep } from '#course/content/course.ts';
import { mediumKindOf } from '#course/rules/step-scene.ts';
import { itemRows, lessonRows, stepRows, withItems, withSteps } from '#course/server/course-rows.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { versionOf } from './version-of.ts';

export async function readCourse(db: Db): Promise<OutputOf<'readStudioCourse'>> {
  const lessons = await lessonRows(db).execute();
  const steps = withItems(await stepRows(db).execute(), []);
  return {
    lessons: withSteps(lessons, steps).map(({ id, order_num, title, steps }) => ({
      id,
      order_num,
      title,
      steps: steps.map((step) => ({
        id: step.id,
        step_type: step.step_type,
        medium: mediumKindOf(step),
      })),
    })),
    version: versionOf(lessons.map(({ id }) => id)),
  };
}

/** Reads a lesson. The lesson's version covers its title and the order of its steps. Throws not_found. */
export async function readLesson(db: Db, lesson_id: string): Promise<OutputOf<'readStudioLesson'>> {
  const lesson = await lessonRows(db)
    .where('id', '=', lesson_id)
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
  const rows = await stepRows(db).where('lesson_id', '=', lesson_id).execute();
  const ofLesson = db.selectFrom('steps').select('id').where('lesson_id', '=', lesson_id);
  const steps = withItems(rows, await itemRows(db).where('step_id', 'in', ofLesson).execute());
  return {
    lesson: { ...lesson, steps },
    version: versionOf([lesson.title, steps.map(({ id }) => id)]),
    step_versions: Object.fromEntries(steps.map((step) => [step.id, stepVersion(step)])),
  };
}

/** Reads a step of the course, its lesson and its version. Throws not_found, also for a removed step. */
export async function readStep(
  db: Db,
  step_id: string,
): Promise<{ lesson: CourseLesson; step: CourseStep; version: string }> {
  const found = await stepRows(db)
    .where('id', '=', step_id)
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
  const { lesson } = await readLesson(db, found.lesson_id);
  const step = lesson.steps.find((each) => each.id === step_id);
  if (!step) throw new AppError('not_found');
  return { lesson, step, version: stepVersion(step) };
}

/** Returns the version of a step, without its place in the order. */
function stepVersion({ order_num: _, ...step }: CourseStep): string {
  return versionOf(step);
}
