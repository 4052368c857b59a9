// The operator's own video files, as they lie in the media folder. Nothing is ever uploaded through the browser.

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** By name; a folder that does not exist holds no files, and one below it is none. */
export async function listMedia(folder: string): Promise<{ name: string; bytes: number }[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const videos = names.filter((name) => /^(?!\.).*\.(mp4|webm)$/i.test(name)).sort();
  const found = await Promise.all(
    videos.map(async (name) => ({ name, is: await stat(join(folder, name)).catch(() => null) })),
  );
  return found.flatMap(({ name, is }) => (is?.isFile() ? [{ name, bytes: is.size }] : []));
}
