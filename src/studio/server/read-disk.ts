import { statfs } from 'node:fs/promises';

/** Reads the state of the server's disk. The function is in an object, so that a test can replace it. */
export const disk = {
  /**
   * Returns, for the disk of a folder, the bytes that an ordinary user may still write, and all bytes; null where the
   * system does not report them.
   */
  async read(folder: string): Promise<{ free: number; total: number } | null> {
    try {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { free: bavail * bsize, total: blocks * bsize };
    } catch {
      return null;
    }
  },
};
