// The operator's own files in the media folder.

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the wanted files that are directly in `folder`, in the order of their names; none if there is no such folder.
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
