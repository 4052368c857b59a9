// Files and folders that are still there, and whole, after a power cut. Writing alone leaves them in the machine's memory
// for up to half a minute.

import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Writes `text` to `path`, all of it or nothing: other processes and a later start never see a part of it. */
export async function writeDurably(path: string, text: string, mode: number): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    const file = await open(draft, 'wx', mode);
    try {
      // Exactly this mode, whatever the umask says.
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

/** Gives a file or folder whose content is on disk its name, for good. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Makes a folder and what is missing above it. */
export async function makeFolderDurably(path: string): Promise<void> {
  const folder = resolve(path);
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first) return;
  }
}

/** Which names a folder holds is data of its own: it has to reach the disk too. */
async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; its file system keeps names in a journal.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
