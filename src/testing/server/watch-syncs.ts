// Notes which files and folders this process syncs to the disk. A test can't cut the power, but it can see the calls
// that make a file survive a cut. `watchSyncs` needs Linux, which gives the paths of open files.

import { readlinkSync } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { vi } from 'vitest';

export type Sync = {
  /** Path of the file or folder. */
  path: string;
  /** The content at that moment: the size of a file in bytes, or the names in a folder. */
  holds: number | string[];
};

/** Returns the list of syncs, which grows with each sync until the test's mocks are restored. */
export async function watchSyncs(): Promise<Sync[]> {
  const handle = await open('/dev/null');
  const handles: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const syncs: Sync[] = [];
  const sync = handles.sync;
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    const path = readlinkSync(`/proc/self/fd/${this.fd}`);
    const is = await this.stat();
    syncs.push({ path, holds: is.isDirectory() ? (await readdir(path)).sort() : is.size });
    await sync.call(this);
  });
  return syncs;
}
