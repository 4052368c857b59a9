// Runs one PostgreSQL process, and notices when it is ready and when it has ended.

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { connectForMaintenance } from './connection.ts';

export type Running = { child: ChildProcess; gone: Promise<void>; lastLines: string[] };

/**
 * The settings of every PostgreSQL that we run. Errors and their details are not logged, because they quote what people
 * typed. Compiling our short queries (jit) would cost more than it saves. After a crash our own code restarts
 * PostgreSQL, whose own restart can hang when the disk is full.
 */
const ours = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  jit: 'off',
  restart_after_crash: 'off',
};

/** Spawns PostgreSQL. `settings` are settings of PostgreSQL by name, beside ours. */
export function runPostgres({
  command,
  pgdata,
  socket,
  settings,
  log,
}: {
  command: string[];
  pgdata: string;
  socket: string;
  settings: Readonly<Record<string, string>>;
  log: Log;
}): Running {
  const all = { ...ours, ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program = '', ...args] = [...command, '-D', pgdata, '-k', socket, ...options];
  // The child is detached, so that Ctrl-C does not reach it: this process stops the database last.
  const child = spawn(program, args, { cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const lastLines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > 8) lastLines.shift();
    log.debug('postgres', { line });
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      lastLines.push(error.message);
      resolve();
    });
  });
  return { child, gone, lastLines };
}

/** Returns a maintenance connection as soon as PostgreSQL accepts one; undefined when it stopped before. */
export async function whenReady({ gone }: Running, socket: string): Promise<pg.Client | undefined> {
  let stopped = false;
  gone.then(() => {
    stopped = true;
  });
  while (!stopped) {
    try {
      return await connectForMaintenance(socket);
    } catch {
      await sleep(10);
    }
  }
  return undefined;
}
