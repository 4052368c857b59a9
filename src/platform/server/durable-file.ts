// Writes files and folders that are complete, and still there, after a power cut. A file that was written, but not
// synced, may be only in the machine's memory for up to half a minute.

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Writes `text` to `path`, all of it or nothing: other processes and a later start never see a part of it. */
export async function writeDurably(path: string, text: string, mode: number): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    const file = await open(draft, 'wx', mode);
    try {
      // The file gets exactly this mode, whatever the umask says.
      await file.chmod(mode);
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await renameDurably(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Renames a file or folder whose content is on disk; the new name survives a power cut. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Makes a folder and the missing folders above it. */
export async function makeFolderDurably(path: string): Promise<void> {
  const folder = resolve(path);
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    // The option `recursive` is not used: with it, Node's mkdir never ends where folders can't be made, such as in
    // /proc.
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    await makeFolderDurably(dirname(folder));
    return makeFolderDurably(folder);
  }
  await syncFolder(dirname(folder));
}

/** Writes the names in a folder to the disk, where they are stored apart from the files' content. */
async function syncFolder(path: string): Promise<void> {
  // On Windows no folder can be opened; its file system keeps names in a journal.
  if (process.platform === 'win32') return;
  await using folder = await open(path, 'r');
  await folder.sync();
}
