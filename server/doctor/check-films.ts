// What the doctor finds about the films of the course.

import type { Db } from '../db/database.ts';
import type { Env } from '../env.ts';
import { mediaFolder } from '../media-folder.ts';
import { courseFilmProblems } from '../studio/film-problems.ts';
import type { Finding } from './check-settings.ts';

/** A warning for each thing that a step's film lacks. */
export async function checkFilms(db: Db, { DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<Finding[]> {
  const films = await courseFilmProblems(db, mediaFolder(DATA_DIR));
  return films.flatMap(({ name, problems }) =>
    problems.map((says): Finding => ({ level: 'warning', about: 'film', says: `${name}: ${says}` })),
  );
}
