// Reads the facts about an operator's film from its file, in a thread of its own. A thread that takes too long is
// ended.

import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Film } from '#studio/rules/film-problems.ts';

/**
 * The milliseconds to wait for the facts by default, counted from the moment at which the thread has begun. A complete
 * film of gigabytes takes about ten milliseconds.
 */
const usualPatience = 5_000;

/** The facts that were read so far, by path, inode, size and date of the file. */
const known = new Map<string, Film>();
const MOST_KNOWN = 500;

/**
 * Returns the facts about a film, whatever the file contains. A film that ends before its announced end is
 * 'unreadable'. `patience` is in milliseconds.
 */
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
      // The first message says that the thread has begun: on a busy machine a good film must not be called unreadable
      // because its thread began late.
      worker.once('message', () => {
        late = setTimeout(resolve, patience, 'unreadable');
        worker.once('message', resolve);
      });
      worker.once('error', () => resolve('unreadable'));
    });
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
