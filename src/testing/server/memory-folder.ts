// Tests keep their databases in memory if this machine lends it (Linux). On a disk most of a test with a
// database of its own is waiting for the disk, and writing files takes the processor twice as long.

import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** Puts temporary folders into memory, for this process and those that it starts; a chosen folder stays. */
export function keepTestsInMemory(): void {
  if (process.env.TMPDIR === undefined && room() > ROOM) process.env.TMPDIR = MEMORY;
}

function room(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
