// A new database cluster is made whole or not at all: an unfinished cluster is never taken for a finished one. A
// finished cluster survives a power cut at any later moment (initdb itself waits until its files are on the disk).

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { renameDurably } from '../../durable-file.ts';
import { USER } from './connection.ts';
import type { Launcher } from './launcher.ts';
import { isAlive } from './process-state.ts';

const run = promisify(execFile);

/**
 * Creates `pgdata` unless it exists. If two servers create it at once, both use the cluster of the server that finishes
 * first.
 */
export async function initCluster(pgdata: string, initdb: string, launcher: Launcher): Promise<void> {
  await removeAbandoned(pgdata);
  if (existsSync(pgdata)) return;
  const draft = `${pgdata}.init-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  try {
    await launcher.handOver(draft);
    const options = [
      '--auth=trust',
      '--locale=C',
      '--encoding=UTF8',
      `--username=${USER}`,
      '--no-instructions',
    ];
    const [command = '', ...args] = [...launcher.prefix, initdb, '-D', draft, ...options];
    await run(command, args, { cwd: '/' });
    await renameDurably(draft, pgdata);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (existsSync(pgdata)) return;
    throw new Error(`No database could be made in ${pgdata}: ${decisiveLine(error)}`, { cause: error });
  }
}

/** Returns the line that names the cause: initdb prints many lines, and the first line with an error is the cause. */
function decisiveLine(error: unknown): string {
  const { stderr = '', message } = error as { stderr?: string; message: string };
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const cause = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines[0];
  return (cause ?? message.split('\n', 1)[0] ?? '').replace(/^.*(FATAL|PANIC): +/, '');
}

/**
 * Removes drafts of servers that were killed while making them. An initdb that outlived its server may still write into
 * a draft, so the removal is tried several times.
 */
async function removeAbandoned(pgdata: string): Promise<void> {
  const prefix = `${basename(pgdata)}.init-`;
  for (const name of await readdir(dirname(pgdata))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await rm(join(dirname(pgdata), name), { recursive: true, force: true, maxRetries: 20 });
  }
}
