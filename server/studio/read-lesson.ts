// The course as the studio reads it: from the database, not from memory, because an edit must start from what is there.

import type pg from 'pg';
import type { OutputOf } from '#api/contract.ts';
import type { Checklist, CourseLesson, CourseStep, Lesson, Step } from '#content/course/course.ts';
import { youtubeIds } from '#rules/player/scene.ts';
import { AppError } from '../http/app-error.ts';
import { versionOf } from './version-of.ts';

type Client = pg.Pool | pg.PoolClient;

export async function readCourse(client: Client): Promise<OutputOf<'readStudioCourse'>> {
  const lessons = await client.query<Lesson>('select id, order_num, title from lessons order by order_num');
  const steps = await client.query<
    Pick<Step, 'id' | 'lesson_id' | 'step_type' | 'youtube_id' | 'media_file'>
  >(
    `select id, lesson_id, step_type, youtube_id, media_file from steps
     where removed_at is null order by order_num, id`,
  );
  const stepsOf = Map.groupBy(steps.rows, (step) => step.lesson_id);
  return {
    lessons: lessons.rows.map(({ id, order_num, title }) => ({
      id,
      order_num,
      title,
      steps: (stepsOf.get(id) ?? []).map((step) => ({
        id: step.id,
        step_type: step.step_type,
        media: mediaOf(step),
      })),
    })),
    version: orderVersion(lessons.rows),
  };
}

/** The version of the lessons' order alone. */
export function orderVersion(lessons: readonly { id: string }[]): string {
  return versionOf(lessons.map(({ id }) => id));
}

/** Throws not_found. */
export async function readLesson(client: Client, lesson_id: string): Promise<OutputOf<'readStudioLesson'>> {
  const { rows } = await client.query<Lesson>(
    'select id, order_num, lesson_number, title from lessons where id = $1',
    [lesson_id],
  );
  const [lesson] = rows;
  if (!lesson) throw new AppError('not_found');
  const steps = await readSteps(client, lesson_id);
  return {
    lesson: { ...lesson, steps },
    version: lessonVersion({ ...lesson, steps }),
    step_versions: Object.fromEntries(steps.map((step) => [step.id, stepVersion(step)])),
  };
}

/** The lesson that a step in the course belongs to, and the step. Throws not_found, also for a removed step. */
export async function readStep(
  client: Client,
  step_id: string,
): Promise<{ lesson: CourseLesson; step: CourseStep }> {
  const { rows } = await client.query<{ lesson_id: string }>(
    'select lesson_id from steps where id = $1 and removed_at is null',
    [step_id],
  );
  if (!rows[0]) throw new AppError('not_found');
  const { lesson } = await readLesson(client, rows[0].lesson_id);
  const step = lesson.steps.find((each) => each.id === step_id);
  if (!step) throw new AppError('not_found');
  return { lesson, step };
}

/** Of the title and the order of the steps. */
export function lessonVersion({ title, steps }: Pick<CourseLesson, 'title' | 'steps'>): string {
  return versionOf([title, steps.map(({ id }) => id)]);
}

/** Of everything in a step but its place. */
export function stepVersion({ order_num: _, ...step }: CourseStep): string {
  return versionOf(step);
}

async function readSteps(client: Client, lesson_id: string): Promise<CourseStep[]> {
  const steps = await client.query<Step>(
    `select id, lesson_id, step_type, order_num, youtube_id, media_file, start_time, end_time,
       dance_start, dance_end, notes_html
     from steps where lesson_id = $1 and removed_at is null order by order_num, id`,
    [lesson_id],
  );
  const items = await client.query<Checklist>(
    `select id, step_id, order_num, item_text, start_time, end_time, dance_start, dance_end
     from checklists where step_id = any($1) and removed_at is null order by order_num, id`,
    [steps.rows.map(({ id }) => id)],
  );
  const itemsOf = Map.groupBy(items.rows, (item) => item.step_id);
  return steps.rows.map((step) => ({ ...step, checklists: itemsOf.get(step.id) ?? [] }));
}

function mediaOf(step: Pick<Step, 'youtube_id' | 'media_file'>): ('youtube' | 'file' | 'dancer')[] {
  const video = youtubeIds(step.youtube_id).length > 0;
  return [
    ...(video ? (['youtube'] as const) : []),
    ...(step.media_file ? (['file'] as const) : []),
    'dancer',
  ];
}
