// Notes what this process waits for until it is on the disk: a power cut can't be had in a test, the calls that outlive it
// can be seen. Linux only.

import { readlinkSync } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { vi } from 'vitest';

export type Sync = {
  /** The file or folder. */
  path: string;
  /** What it held at that moment: a file's bytes, a folder's names. */
  holds: number | string[];
};

/** The list grows with each sync, until the test's mocks are restored. */
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
