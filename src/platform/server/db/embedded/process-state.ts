// Questions about other processes of this machine.

import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether process `pid` is the PostgreSQL of this folder. Process ids are reused, above all in containers. */
export function isPostgresOf(pid: number, pgdata: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout.includes(
      'postgres',
    );
  }
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(pgdata);
  } catch (error) {
    // The working folder of another user's process can't be read. The process may be the PostgreSQL of this folder, so
    // true is the safe answer.
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}
