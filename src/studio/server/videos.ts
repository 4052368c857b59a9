// The videos of the whole course at once: each step's ids and its range, read and saved as one table.

import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { changeCurrent, type Operator, stamp } from './change.ts';
import { courseFilmProblems } from './film-problems.ts';
import { readYoutube } from './save-step.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

/** Returns every step of the course in its order, with the faults of the films in `folder`. */
export async function showVideos(db: Db, folder: string): Promise<OutputOf<'readStudioVideos'>> {
  const [{ steps, version }, films] = await Promise.all([readVideos(db), courseFilmProblems(db, folder)]);
  const problems = new Map(films.map((film) => [film.step_id, film.problems]));
  return { steps: steps.map((step) => ({ ...step, problems: problems.get(step.id) ?? [] })), version };
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

/**
 * Saves the given steps, all or none. Throws conflict, and invalid_input for a text that is no video or no
 * range.
 */
export async function saveVideos(
  studio: Studio,
  by: Operator,
  { videos, version }: InputOf<'saveStudioVideos'>['body'],
): Promise<{ version: string }> {
  const wanted = videos.map((video) => ({ ...video, youtube_id: readYoutube(video.youtube_id) }));
  const noFilm = wanted.find(({ media_file }) => media_file !== null && !isFilmName(media_file));
  if (noFilm)
    throw new AppError('invalid_input', { message: 'A video file ends in .mp4 or .webm.', field: noFilm.id });
  const backwards = wanted.find(({ start_time, end_time }) => end_time !== 0 && end_time <= start_time);
  if (backwards)
    throw new AppError('invalid_input', {
      message: 'A video has to end after it starts.',
      field: backwards.id,
    });
  const summary = `Videos of ${wanted.length} ${wanted.length === 1 ? 'step' : 'steps'}`;
  return changeCurrent(studio, { ...by, summary, version }, readVideos, async (trx, { steps }) => {
    const known = new Set(steps.map(({ id }) => id));
    for (const { id, ...video } of wanted) {
      if (!known.has(id)) throw new AppError('conflict');
      await trx
        .updateTable('steps')
        .set({ ...video, edited_at: stamp })
        .where('id', '=', id)
        .execute();
    }
  });
}
