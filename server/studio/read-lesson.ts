// The course as the studio reads it: from the database, not from memory, because an edit must start from what is there.

import type { OutputOf } from '#api/contract.ts';
import type { CourseLesson, CourseStep } from '#content/course/course.ts';
import { sourcesOf } from '#rules/player/scene.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { versionOf } from './version-of.ts';

export async function readCourse(db: Db): Promise<OutputOf<'readStudioCourse'>> {
  const lessons = await db
    .selectFrom('lessons')
    .select(['id', 'order_num', 'title'])
    .orderBy('order_num')
    .execute();
  const steps = await stepsIn(db)
    .select(['id', 'lesson_id', 'step_type', 'youtube_id', 'media_file', 'start_time'])
    .execute();
  const stepsOf = Map.groupBy(steps, (step) => step.lesson_id);
  return {
    lessons: lessons.map(({ id, order_num, title }) => ({
      id,
      order_num,
      title,
      steps: (stepsOf.get(id) ?? []).map((step) => ({
        id: step.id,
        step_type: step.step_type,
        medium: sourcesOf(step)[0]?.kind ?? 'dancer',
      })),
    })),
    version: versionOf(lessons.map(({ id }) => id)),
  };
}

/** The version is that of the title and of the order of the steps. Throws not_found. */
export async function readLesson(db: Db, lesson_id: string): Promise<OutputOf<'readStudioLesson'>> {
  const lesson = await db
    .selectFrom('lessons')
    .select(['id', 'order_num', 'lesson_number', 'title'])
    .where('id', '=', lesson_id)
    .executeTakeFirst();
  if (!lesson) throw new AppError('not_found');
  const steps = await readSteps(db, lesson_id);
  return {
    lesson: { ...lesson, steps },
    version: versionOf([lesson.title, steps.map(({ id }) => id)]),
    step_versions: Object.fromEntries(steps.map((step) => [step.id, stepVersion(step)])),
  };
}

/** The lesson that a step in the course belongs to, the step and its version. Throws not_found, also for a removed step. */
export async function readStep(
  db: Db,
  step_id: string,
): Promise<{ lesson: CourseLesson; step: CourseStep; version: string }> {
  const found = await stepsIn(db).select('lesson_id').where('id', '=', step_id).executeTakeFirst();
  if (!found) throw new AppError('not_found');
  const { lesson } = await readLesson(db, found.lesson_id);
  const step = lesson.steps.find((each) => each.id === step_id);
  if (!step) throw new AppError('not_found');
  return { lesson, step, version: stepVersion(step) };
}

/** Of everything in a step but its place. */
function stepVersion({ order_num: _, ...step }: CourseStep): string {
  return versionOf(step);
}

async function readSteps(db: Db, lesson_id: string): Promise<CourseStep[]> {
  const steps = await stepsIn(db)
    .select(['id', 'lesson_id', 'step_type', 'order_num', 'youtube_id', 'media_file', 'notes_html'])
    .select(['start_time', 'end_time', 'dance_start', 'dance_end'])
    .where('lesson_id', '=', lesson_id)
    .execute();
  const items = await db
    .selectFrom('checklists')
    .innerJoin('steps', 'steps.id', 'step_id')
    .select(['checklists.id', 'step_id', 'checklists.order_num', 'item_text'])
    .select([
      'checklists.start_time',
      'checklists.end_time',
      'checklists.dance_start',
      'checklists.dance_end',
    ])
    .where('lesson_id', '=', lesson_id)
    .where('checklists.removed_at', 'is', null)
    .orderBy('checklists.order_num')
    .orderBy('checklists.id')
    .execute();
  const itemsOf = Map.groupBy(items, (item) => item.step_id);
  return steps.map((step) => ({ ...step, checklists: itemsOf.get(step.id) ?? [] }));
}

/** The steps that are in the course, in their order. */
function stepsIn(db: Db) {
  return db.selectFrom('steps').where('removed_at', 'is', null).orderBy('order_num').orderBy('id');
}
