// Sends a backup elsewhere by the operator's own command: to another folder, another machine or an object store.

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { secretSettings } from '../env.ts';

/** Milliseconds that a command may take: a command that hangs must not block the backups of all later days. */
const LONGEST = 3_600_000;
/**
 * Variables that the command does not need: secret settings, and the variable that the primary process sets for a
 * worker.
 */
const PRIVATE = [...secretSettings, 'SHAMBLE_WORKER'];

/** The name of the backup that was sent last, and when it was sent. */
export type SentBackup = { name: string; at: string };

/**
 * Runs `command` in a shell with BACKUP_FILE, the path of the backup, and BACKUP_NAME, its name, in its environment.
 * Rejects with one line when the command ends with another code than 0, or has not ended after `longest` milliseconds.
 * Otherwise writes a note about the sent backup into `folder`, where the studio's Health page looks for it, even if the
 * backup itself is elsewhere. `now` is in UTC milliseconds.
 */
export async function sendBackup(
  command: string,
  path: string,
  folder: string,
  now: number,
  longest = LONGEST,
): Promise<void> {
  const given = Object.entries(process.env).filter(([name]) => !PRIVATE.includes(name));
  const env = { ...Object.fromEntries(given), BACKUP_FILE: path, BACKUP_NAME: basename(path) };
  const child = spawn(command, {
    shell: true,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    // The shell has a process group of its own, so that `endAll` can end the shell's children too: the children would
    // keep the output open.
    detached: true,
  });
  const late = setTimeout(() => endAll(child), longest);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  const [status, signal] = await once(child, 'close').finally(() => clearTimeout(late));
  const code = status ?? signal;
  const lastLine = said.trim().split('\n').at(-1) ?? '';
  if (code !== 0) throw new Error(`BACKUP_COMMAND ended with ${code}: ${lastLine || 'it said nothing'}`);
  const sent: SentBackup = { name: basename(path), at: new Date(now).toISOString() };
  await mkdir(folder, { recursive: true });
  await writeFile(sentNote(folder), JSON.stringify(sent));
}

function endAll(child: ChildProcessByStdio<null, null, Readable>): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // No process is left in the shell's group. Children that moved to another group only keep the output open, which is
    // closed below.
  }
  child.stderr.destroy();
}

/** Returns the backup that was sent last; null when `folder` has no note about a backup. */
export async function readSentBackup(folder: string): Promise<SentBackup | null> {
  const note = await readFile(sentNote(folder), 'utf8').catch(() => 'null');
  try {
    return JSON.parse(note);
  } catch {
    return null;
  }
}

function sentNote(folder: string): string {
  return join(folder, 'last-sent.json');
}
