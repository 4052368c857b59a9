import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDatabase, makeEmptyFolder } from '#testing/server/data-folder.ts';
import { watchSyncs } from '#testing/server/watch-syncs.ts';
import { makeLog } from '../../log.ts';
import { findBinaries } from './binaries.ts';
import type { Connection } from './connection.ts';
import { DataFolderInUse } from './data-folder-in-use.ts';
import { chooseLauncher } from './launcher.ts';
import { isPostgresOf } from './process-state.ts';
import { runPostgres, whenReady } from './run-postgres.ts';
import { type EmbeddedPostgres, startEmbedded } from './start-embedded.ts';

const isRoot = process.getuid?.() === 0;
const log = makeLog('silent');
const running: EmbeddedPostgres[] = [];
let folder: string;

beforeEach(async () => {
  folder = await makeEmptyFolder();
});
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir = folder): Promise<EmbeddedPostgres> {
  const embedded = await startEmbedded({ dataDir, log });
  running.push(embedded);
  return embedded;
}

async function stop(embedded: EmbeddedPostgres): Promise<void> {
  running.splice(running.indexOf(embedded), 1);
  await embedded.stop();
}

async function ask(connection: Connection, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

const postgresPid = async (dataDir = folder) =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function untilGone(path: string): Promise<void> {
  while (existsSync(path)) await sleep(20);
}

/** Starts a process that holds the folder; returns the process and the first line that it prints. */
async function startProcess(): Promise<{ child: ChildProcess; line: string }> {
  const script = fileURLToPath(new URL('../../../../testing/server/embedded-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = await once(child.stdout, 'data');
  return { child, line: String(chunk).trim() };
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('rows are still there after a stop and a start', async () => {
  const first = await start();
  await ask(first.connection, 'create table kept as select 42 as answer');
  await stop(first);
  const second = await start();
  expect((await ask(second.connection, 'select answer from kept')).rows).toEqual([{ answer: 42 }]);
});

test.runIf(process.platform === 'linux')(
  'R64 after a power cut that follows the first start, the data folder and the database in it still have their names',
  async () => {
    const syncs = await watchSyncs();
    await start(join(folder, 'data'));
    vi.restoreAllMocks();
    expect(syncs).toContainEqual({ path: folder, holds: ['data'] });
    expect(syncs).toContainEqual({ path: join(folder, 'data'), holds: ['postgres'] });
  },
);

test('PostgreSQL listens on a private Unix socket only, and never runs as root', async () => {
  await addDatabase(folder);
  const { connection } = await start();
  expect((await ask(connection, 'show listen_addresses')).rows).toEqual([{ listen_addresses: '' }]);
  const socket = await stat(join(connection.host, '.s.PGSQL.5432'));
  expect(socket.mode & 0o077).toBe(0);
  // In a project that only root can enter, PostgreSQL is `nobody` within its own user namespace, and root outside of
  // it.
  const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const isApart = (await readlink(`/proc/${pid}/ns/user`)) !== (await readlink('/proc/self/ns/user'));
  expect(socket.uid !== 0 || isApart).toBe(true);
});

test('R64 a second server on one data folder gets one clear line', async () => {
  await addDatabase(folder);
  await start();
  await expect(startEmbedded({ dataDir: folder, log })).rejects.toThrow(DataFolderInUse);
  const { child, line } = await startProcess();
  await (child.exitCode === null ? once(child, 'exit') : undefined);
  expect(line).toBe(
    `Another Shamble server is running on the data folder ${folder}. Stop it, or choose another DATA_DIR.`,
  );
  expect(child.exitCode).toBe(1);
});

test('R64 of three servers that start at once on an empty folder one gets it, and the others say why not', async () => {
  const outcomes = await Promise.allSettled([start(), start(), start()]);
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
  expect(refusals).toEqual([expect.any(DataFolderInUse), expect.any(DataFolderInUse)]);
});

test('R64 SIGKILL of the server leaves no PostgreSQL behind, and the next start takes over', async () => {
  await addDatabase(folder);
  const { child } = await startProcess();
  const pid = await postgresPid();
  await killHard(child);
  const next = await start();
  expect((await ask(next.connection, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(isPostgresOf(pid, join(folder, 'postgres'))).toBe(false);
});

test('R64 SIGKILL during the first start leaves nothing half-made', async () => {
  const script = fileURLToPath(new URL('../../../../testing/server/embedded-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: 'ignore' });
  while (!(await readdir(folder)).some((name) => name.includes('init-'))) await sleep(5);
  await killHard(child);
  const next = await start();
  expect((await ask(next.connection, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(await readdir(folder)).toEqual(['postgres']);
});

test('a killed PostgreSQL is started again, with everything that was acknowledged', async () => {
  await addDatabase(folder);
  const { connection } = await start();
  await ask(connection, 'create table kept as select 42 as answer');
  const pid = await postgresPid();
  process.kill(pid, 'SIGKILL');
  for (;;) {
    const answer = await ask(connection, 'select answer from kept').catch(() => null);
    if (answer && (await postgresPid()) !== pid) {
      expect(answer.rows).toEqual([{ answer: 42 }]);
      break;
    }
    await sleep(20);
  }
  await expect(startEmbedded({ dataDir: folder, log })).rejects.toThrow(DataFolderInUse);
});

test('a PostgreSQL that lost its server is stopped, not adopted', async () => {
  await addDatabase(folder);
  await stop(await start());
  const { postgres } = await findBinaries();
  const pgdata = join(folder, 'postgres');
  const { prefix } = chooseLauncher({ folder, pgdata, postgres });
  const orphan = runPostgres({ command: [...prefix, postgres], pgdata, socket: pgdata, settings: {}, log });
  await (await whenReady(orphan, pgdata))?.end();
  const { connection } = await start();
  await orphan.gone;
  expect((await ask(connection, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a stale pid file of another process, as after the restart of a container, does not stop the start', async () => {
  await addDatabase(folder);
  await stop(await start());
  await writeFile(
    join(folder, 'postgres', 'postmaster.pid'),
    `${process.pid}\n/nowhere\n1\n5432\n/nowhere\n\n`,
  );
  const { connection } = await start();
  expect((await ask(connection, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test.each(['', '\0\0\0\0'])(
  'R64 lock files whose content was lost in a power cut do not stop the start: %j',
  async (left) => {
    await addDatabase(folder);
    await stop(await start());
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
      await writeFile(join(folder, 'postgres', name), left);
    const { connection } = await start();
    expect((await ask(connection, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);

test('a data folder whose path is too long for a socket works', async () => {
  const deep = join(folder, 'a-very-long-name-for-a-folder'.repeat(4));
  const { connection } = await start(deep);
  expect(connection.host.length).toBeLessThan(90);
  expect((await ask(connection, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  await rm(connection.host, { recursive: true, force: true });
});

test.runIf(isRoot)('a data folder in a home that only root may enter works', async () => {
  const home = join(folder, 'home');
  await mkdir(home, { mode: 0o700 });
  const embedded = await start(join(home, 'data'));
  expect((await ask(embedded.connection, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  await stop(embedded);
  await untilGone(join(home, 'data', 'postgres', 'postmaster.pid'));
});

test.runIf(isRoot)('PostgreSQL refuses another process of the user that it runs as', async () => {
  await addDatabase(folder);
  const { connection } = await start();
  const script = fileURLToPath(new URL('../../../../testing/server/nobody-process.ts', import.meta.url));
  for (const user of [connection.user, 'nobody', 'root']) {
    const { stdout } = await promisify(execFile)(process.execPath, [script, connection.host, user]);
    expect(stdout).toMatch(/^65534 refused: (Peer authentication failed|.*EACCES|role)/);
  }
});
