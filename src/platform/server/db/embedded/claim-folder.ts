// Claims a folder for one PostgreSQL. The PostgreSQL of a running server is left alone; an orphan is stopped, never
// adopted. A process that is not the PostgreSQL of this folder is never touched.

import { access, constants, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectForMaintenance, takeServerLock } from './connection.ts';
import { DataFolderInUse } from './data-folder-in-use.ts';
import { isPostgresOf } from './process-state.ts';

/** Milliseconds a PostgreSQL may take to start up or shut down before we give up on its folder. */
const TIMEOUT = 20_000;
/**
 * Milliseconds that a new PostgreSQL gets to write its lock files, and its server to take the server lock, before the
 * PostgreSQL counts as an orphan.
 */
const GRACE = 400;

/** Returns once the folder is free. Throws DataFolderInUse when a living server owns it. */
export async function claimFolder({ pgdata, dataDir }: { pgdata: string; dataDir: string }): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  let seenEmpty = false;
  let seenUnlocked = false;
  let interrupted = false;
  while (Date.now() < deadline) {
    const running = await readPidFile(pgdata);
    if (!running && !(await readable(join(pgdata, 'postmaster.pid')))) return;
    // A power cut may leave an empty lock file, with which PostgreSQL would refuse every start.
    if (!running && !seenEmpty) {
      seenEmpty = true;
      await sleep(GRACE);
      continue;
    }
    if (!running || !isPostgresOf(running.pid, pgdata)) return removeLocks(pgdata, running);
    const lock = interrupted ? 'unknown' : await lockState(running.socket);
    if (lock === 'held') throw new DataFolderInUse(dataDir);
    if (lock === 'free' && seenUnlocked) {
      // The signal is a fast shutdown: open transactions roll back, everything acknowledged is kept.
      process.kill(running.pid, 'SIGINT');
      interrupted = true;
    }
    seenUnlocked = lock === 'free';
    await sleep(seenUnlocked && !interrupted ? GRACE : 40);
  }
  throw new DataFolderInUse(dataDir);
}

/** Returns the process that PostgreSQL's lock file names, if any. */
export async function readPidFile(pgdata: string): Promise<{ pid: number; socket: string } | undefined> {
  const text = await readFile(join(pgdata, 'postmaster.pid'), 'utf8').catch(() => '');
  // PostgreSQL documents these lines: 1 is the process id, 5 the socket's folder.
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, socket: lines[4] ?? '' } : undefined;
}

function readable(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Removes the locks of a PostgreSQL that is gone. A new PostgreSQL would do so itself, unless another process now has
 * the id of the gone PostgreSQL.
 */
async function removeLocks(pgdata: string, gone?: { pid: number; socket: string }): Promise<void> {
  const socketLock = join(gone?.socket || pgdata, '.s.PGSQL.5432.lock');
  const holder = Number.parseInt(await readFile(socketLock, 'utf8').catch(() => ''), 10);
  if (Number.isNaN(holder) || holder === gone?.pid) await rm(socketLock, { force: true });
  await rm(join(pgdata, 'postmaster.pid'), { force: true });
}

async function lockState(socket: string): Promise<'free' | 'held' | 'unknown'> {
  if (socket === '') return 'unknown';
  try {
    const client = await connectForMaintenance(socket);
    try {
      return (await takeServerLock(client)) ? 'free' : 'held';
    } finally {
      await client.end();
    }
  } catch {
    // PostgreSQL is starting up or shutting down: the caller asks again.
    return 'unknown';
  }
}
