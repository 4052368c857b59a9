// The videos of the whole course as one table: the videos, the film and the range of each step.

import type { CourseLesson } from '#course/content/course.ts';
import { itemRows } from '#course/server/course-rows.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { letGoPlan } from '#studio/rules/let-go.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import { whatChanged } from '#studio/rules/what-changed.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { change, mustBeCurrent, type Operator, stamp } from './change.ts';
import { readOwnDance } from './dance.ts';
import { courseFilmProblems } from './film-problems.ts';
import { peopleWhoLose, wholeLessons, writeLetGo } from './let-go.ts';
import { readYoutube } from './save-step.ts';
import type { Studio, Trx } from './studio.ts';
import { versionOf } from './version-of.ts';

/** Returns every step of the course in order, with the faults of the films in `folder`. */
export async function showVideos(db: Db, folder: string): Promise<OutputOf<'readStudioVideos'>> {
  const [{ steps, version }, films, items] = await Promise.all([
    readVideos(db),
    courseFilmProblems(db, folder),
    itemRows(db).execute(),
  ]);
  const known = new Set(steps.map(({ id }) => id));
  const problems = new Map(films.map((film) => [film.step_id, film.problems]));
  return {
    steps: steps.map((step) => ({ ...step, problems: problems.get(step.id) ?? [] })),
    items: items.filter(({ step_id }) => known.has(step_id)),
    version,
  };
}

async function readVideos(db: Db) {
  const steps = await db
    .selectFrom('steps')
    .innerJoin('lessons', 'lessons.id', 'lesson_id')
    .select(['steps.id', 'lesson_id', 'lessons.order_num', 'title', 'step_type'])
    .select(['youtube_id', 'media_file', 'start_time', 'end_time'])
    .where('removed_at', 'is', null)
    .orderBy('lessons.order_num')
    .orderBy('steps.order_num')
    .orderBy('steps.id')
    .execute();
  return { steps, version: versionOf(steps) };
}

type Body = InputOf<'saveStudioVideos'>['body'];

/**
 * Saves the given steps, all or none, and removes built-in parts of their lessons as `built_in` says. Throws conflict,
 * and invalid_input for a text that is no video or no range. Unless `confirmed`, answers `done: false` when people have
 * marks on something that would be removed.
 */
export async function saveVideos(
  studio: Studio,
  by: Operator,
  { videos, built_in, confirmed, version }: Body,
): Promise<OutputOf<'saveStudioVideos'>> {
  const rows = readRows(videos);
  const beside = built_in ? ', and the built-in course beside them' : '';
  const summary = `Videos of ${rows.length} ${rows.length === 1 ? 'step' : 'steps'}${beside}`;
  return change(studio, { ...by, summary }, async (trx) => {
    const { steps, version: current } = await readVideos(trx);
    mustBeCurrent(version, current);
    const known = new Set(steps.map(({ id }) => id));
    if (rows.some(({ id }) => !known.has(id))) throw new AppError('conflict');
    const lessons = built_in ? await lessonsWith(trx, rows) : [];
    const plan = built_in && letGoPlan(lessons, built_in, await readOwnDance(trx));
    const people = plan ? await peopleWhoLose(trx, plan) : 0;
    if (people > 0 && !confirmed) return { done: false, people, did: [], told: [], version: null };
    await writeRows(trx, rows);
    if (plan) await writeLetGo(trx, plan);
    return {
      done: true,
      people,
      did: plan ? whatChanged(plan, lessons) : [],
      told: plan?.remarks ?? [],
      version: (await readVideos(trx)).version,
    };
  });
}

/**
 * Returns the given rows, with the ids of videos in place of their addresses. Throws invalid_input for a text that is
 * no video, a file that is no film, and an invalid range.
 */
function readRows(videos: Body['videos']): Body['videos'] {
  const rows = videos.map((video) => ({ ...video, youtube_id: readYoutube(video.youtube_id) }));
  const noFilm = rows.find(({ media_file }) => media_file !== null && !isFilmName(media_file));
  if (noFilm)
    throw new AppError('invalid_input', { message: 'A video file ends in .mp4 or .webm.', field: noFilm.id });
  const backwards = rows.find(({ start_time, end_time }) => end_time !== 0 && end_time <= start_time);
  if (!backwards) return rows;
  const message = 'A video has to end after it starts.';
  throw new AppError('invalid_input', { message, field: backwards.id });
}

/** Returns the lessons of these rows as they will be after the change. */
async function lessonsWith(trx: Trx, rows: Body['videos']): Promise<CourseLesson[]> {
  const given = new Map(rows.map((row) => [row.id, row]));
  return (await wholeLessons(trx)).flatMap((lesson) =>
    lesson.steps.some(({ id }) => given.has(id))
      ? [{ ...lesson, steps: lesson.steps.map((step) => ({ ...step, ...given.get(step.id) })) }]
      : [],
  );
}

async function writeRows(trx: Trx, rows: Body['videos']): Promise<void> {
  for (const { id, ...video } of rows)
    await trx
      .updateTable('steps')
      .set({ ...video, edited_at: stamp })
      .where('id', '=', id)
      .execute();
}
