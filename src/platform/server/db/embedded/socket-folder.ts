// The folder of PostgreSQL's Unix socket: the database's own private folder, or, when that path is too long for a
// socket, a private folder within the system's temporary folder.

import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOCKET_NAME = '.s.PGSQL.5432';
/**
 * Bytes of the longest path; the kernel's limit for a socket's path is 108 with its closing NUL (104 on
 * macOS).
 */
const LONGEST = process.platform === 'linux' ? 107 : 103;

/** Returns the folder; `handOver` gives a new folder to PostgreSQL's user. */
export async function socketFolder(
  pgdata: string,
  handOver: (path: string) => Promise<void>,
): Promise<string> {
  if (Buffer.byteLength(join(pgdata, SOCKET_NAME)) <= LONGEST) return pgdata;
  const folder = join(tmpdir(), `shamble-${createHash('sha256').update(pgdata).digest('hex').slice(0, 16)}`);
  try {
    await mkdir(folder, { mode: 0o700 });
    await handOver(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await refuseStrangers(folder, pgdata);
  }
  return folder;
}

/** Throws for a folder that another user made under our name: every user may write to the temporary folder. */
async function refuseStrangers(folder: string, pgdata: string): Promise<void> {
  const [found, database] = await Promise.all([lstat(folder), lstat(pgdata)]);
  const private_ = found.isDirectory() && (found.mode & 0o077) === 0 && found.uid === database.uid;
  if (!private_) throw new Error(`${folder} is not ours: remove it, or use a DATA_DIR with a shorter path.`);
}
