// A film that an operator takes off the server. It stays as long as a step shows it.

import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';

/** Throws invalid_input for what is no film, not_found, and conflict while a step of the course shows it. */
export async function removeFilm(db: Db, mediaFolder: string, name: string): Promise<Record<string, never>> {
  if (!isFilmName(name)) throw new AppError('invalid_input', { message: 'This is no film.', field: 'name' });
  const shown = await db
    .selectFrom('steps')
    .select('id')
    .where('media_file', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (shown)
    throw new AppError('conflict', { message: 'A step shows this film. Take it out of the step first.' });
  const path = join(mediaFolder, name);
  if (!(await stat(path).catch(() => null))?.isFile()) throw new AppError('not_found');
  await rm(path);
  return {};
}
