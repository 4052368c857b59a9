// Tests keep their databases in memory where the machine allows it (Linux). Tests with their own database would spend
// most of their time waiting for a disk, and would need twice the processor time to write files.

import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/**
 * Puts temporary folders into memory, for this process and the processes that it starts; a folder that TMPDIR names is
 * kept.
 */
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
