// Checks the films of the course against their files, so that the operator learns of faults before a learner does.

import { join } from 'node:path';
import type { Db } from '#platform/server/db/database.ts';
import { type Film, filmProblems } from '#studio/rules/film-problems.ts';
import { stepName } from '#studio/rules/step-name.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import { readFilm } from './read-film.ts';

type FilmProblems = { step_id: string; name: string; problems: string[] };

/** Returns the steps with a faulty film, in the order of the course; `folder` has the films. */
export async function courseFilmProblems(db: Db, folder: string): Promise<FilmProblems[]> {
  const steps = await db
    .selectFrom('steps')
    .innerJoin('lessons', 'lessons.id', 'lesson_id')
    .select(['steps.id', 'lesson_id', 'lessons.order_num', 'step_type'])
    .select(['media_file', 'start_time', 'end_time'])
    .where('removed_at', 'is', null)
    .orderBy('lessons.order_num')
    .orderBy('steps.order_num')
    .orderBy('steps.id')
    .execute();
  const names = new Set(steps.flatMap(({ media_file }) => media_file ?? []));
  if (names.size === 0) return [];
  const items = await db
    .selectFrom('checklists')
    .select(['step_id', 'start_time', 'end_time'])
    .where('removed_at', 'is', null)
    .orderBy('order_num')
    .orderBy('id')
    .execute();
  const films = new Map<string, Film>();
  // Films are read one after the other, because a folder may have hundreds of films.
  for (const name of names)
    films.set(name, isFilmName(name) ? await readFilm(join(folder, name)) : 'missing');
  return steps.flatMap(({ media_file, ...step }) => {
    if (media_file === null) return [];
    const checklists = items.filter(({ step_id }) => step_id === step.id);
    const problems = filmProblems({ ...step, media_file, checklists }, films.get(media_file) ?? 'missing');
    const lesson = steps.filter(({ lesson_id }) => lesson_id === step.lesson_id);
    return problems.length === 0
      ? []
      : [{ step_id: step.id, name: stepName(step.order_num, lesson, step), problems }];
  });
}
