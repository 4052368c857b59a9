import { statfs } from 'node:fs/promises';

/** The server's knowledge of its disk; an object, so that a test can put another disk in its place. */
export const disk = {
  /** Returns the bytes of a folder's disk that an ordinary user may still write, and all there are; null where nothing tells. */
  async read(folder: string): Promise<{ free: number; total: number } | null> {
    try {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { free: bavail * bsize, total: blocks * bsize };
    } catch {
      return null;
    }
  },
};
