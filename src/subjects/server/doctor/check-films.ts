// The doctor's findings about the films of the course.

import type { Db } from '#platform/server/db/database.ts';
import type { Env } from '#platform/server/env.ts';
import { mediaFolder } from '#platform/server/media-folder.ts';
import { courseFilmProblems } from '#studio/server/film-problems.ts';
import type { Finding } from './check-settings.ts';

/** Returns a warning for each thing that the film of a step lacks. */
export async function checkFilms(db: Db, { DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<Finding[]> {
  const films = await courseFilmProblems(db, mediaFolder(DATA_DIR));
  return films.flatMap(({ name, problems }) =>
    problems.map((says): Finding => ({ level: 'warning', about: 'film', says: `${name}: ${says}` })),
  );
}
