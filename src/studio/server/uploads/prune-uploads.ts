// The uploads that nobody goes on with.

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { forgottenAt, uploadFolder } from './upload-store.ts';

/** Removes uploads, and notes of what was kept, in which nothing has moved for days. `now` in UTC milliseconds. */
export async function pruneUploads(mediaFolder: string, now: number): Promise<void> {
  const folder = uploadFolder(mediaFolder);
  const names = await readdir(folder).catch((): string[] => []);
  const byUpload = Map.groupBy(names, (name) => name.replace(/\.json$/, ''));
  for (const files of byUpload.values()) {
    const times = await Promise.all(
      files.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0),
    );
    if (forgottenAt(new Date(Math.max(...times))).getTime() > now) continue;
    for (const name of files) await rm(join(folder, name), { force: true });
  }
}
