// The operator's own files, as they lie in the media folder.

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the wanted files by name; a folder that does not exist holds no files, and a folder below it is no
 * file.
 */
export async function listMedia(
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<{ name: string; bytes: number }[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const wanted = names.filter((name) => !name.startsWith('.') && isWanted(name)).sort();
  const found = await Promise.all(
    wanted.map(async (name) => ({ name, is: await stat(join(folder, name)).catch(() => null) })),
  );
  return found.flatMap(({ name, is }) => (is?.isFile() ? [{ name, bytes: is.size }] : []));
}
