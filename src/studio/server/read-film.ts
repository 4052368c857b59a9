// The facts that an operator's film tells about itself. It is read in a thread of its own, which is ended where it
// takes too long.

import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Film } from '#studio/rules/film-problems.ts';

/** Milliseconds for a film where nothing is said; a whole film of gigabytes takes some ten of them. */
const usualPatience = 5_000;

/** The facts found so far, by path and by the properties that change with the file. */
const known = new Map<string, Film>();
const MOST_KNOWN = 500;

/** Returns an answer, whatever the file holds: a film that is cut off before its announced end is unreadable. */
export async function readFilm(path: string, patience = usualPatience): Promise<Film> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return 'missing';
  const key = [path, found.ino, found.size, found.mtimeMs].join(' ');
  const film = known.get(key) ?? (await look(path, patience));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, film);
  return film;
}

async function look(path: string, patience: number): Promise<Film> {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Film>((resolve) => {
      late = setTimeout(resolve, patience, 'unreadable');
      worker.once('message', resolve);
      worker.once('error', () => resolve('unreadable'));
    });
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
