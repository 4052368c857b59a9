import { statfs } from 'node:fs/promises';

/** Returns the bytes of a folder's disk that an ordinary user may still write, and all there are; null where nothing tells. */
export async function readDisk(folder: string): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
