// The built-in PostgreSQL: a real PostgreSQL in the data folder, on a Unix socket only. It is started and stopped with
// the server, and started again after a crash. It must never listen on a network and never run as root.

import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { makeFolderDurably, writeDurably } from '../../durable-file.ts';
import { type Log, reasonOf } from '../../log.ts';
import { findBinaries } from './binaries.ts';
import { claimFolder, readPidFile } from './claim-folder.ts';
import { type Connection, connectionTo, createDatabase, takeServerLock } from './connection.ts';
import { DataFolderInUse } from './data-folder-in-use.ts';
import { initCluster } from './init-cluster.ts';
import { chooseLauncher } from './launcher.ts';
import { type Running, runPostgres, whenReady } from './run-postgres.ts';
import { socketFolder } from './socket-folder.ts';

/** Milliseconds that the last processes of a killed PostgreSQL may take to end. */
const TIMEOUT = 20_000;

export type EmbeddedPostgres = {
  /** The settings with which pg's pool reaches PostgreSQL. */
  connection: Connection;
  /** Ends open transactions, writes everything to disk and stops PostgreSQL. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on the database in `dataDir`/postgres, which the first start makes. Throws DataFolderInUse when
 * another server runs on the folder. `settings` are settings of PostgreSQL by name; `log` gets PostgreSQL's messages.
 */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
}: {
  dataDir: string;
  log: Log;
  settings?: Readonly<Record<string, string>>;
}): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  const pgdata = join(folder, 'postgres');
  const { initdb, postgres, version } = await findBinaries();
  await makeFolderDurably(folder);
  await refuseOtherVersion(pgdata, version);
  const launcher = chooseLauncher({ folder, pgdata, postgres });
  await initCluster(pgdata, initdb, launcher);
  const socket = await socketFolder(pgdata, launcher.handOver);
  const admission = launcher.shared ? await admitOnlyThisUser(pgdata) : {};

  let stopping = false;
  let running: Running;
  let lock: pg.Client;

  async function start(): Promise<void> {
    const client = await run();
    if (!(await takeServerLock(client))) {
      await client.end();
      throw new DataFolderInUse(folder);
    }
    lock = client;
    await createDatabase(client).catch((error) => {
      throw new Error(`No database could be made in ${pgdata}: ${error.message}`, { cause: error });
    });
    lock.once('end', relock);
    running.gone.then(restart);
  }

  async function run(): Promise<pg.Client> {
    for (const deadline = Date.now() + TIMEOUT; ; await sleep(100)) {
      await claimFolder({ pgdata, dataDir: folder });
      running = runPostgres({
        command: [...launcher.prefix, postgres],
        pgdata,
        socket,
        settings: { ...admission, ...settings },
        log,
      });
      const client = await whenReady(running, socket);
      // Two servers that start at once use the same socket: the answer may come from the other server's PostgreSQL.
      const owner = await readPidFile(pgdata);
      if (client && (owner === undefined || owner.pid === running.child.pid)) return client;
      await client?.end();
      await running.gone;
      const said = running.lastLines.join(' ');
      // The backends of a killed PostgreSQL need a moment to notice that and end; until then no new PostgreSQL can
      // start.
      const passing = /shared memory block|lock file "postmaster\.pid" (already exists|is empty)/.test(said);
      if (passing && !stopping && Date.now() < deadline) continue;
      throw new Error(`PostgreSQL did not start in ${pgdata}: ${said || 'it said nothing'}`);
    }
  }

  /**
   * Takes the server lock again after one backend has crashed and PostgreSQL has therefore dropped every connection,
   * also the connection with the lock.
   */
  async function relock(): Promise<void> {
    while (!stopping && running.child.exitCode === null && running.child.signalCode === null) {
      const client = await whenReady(running, socket);
      if (client && (await takeServerLock(client).catch(() => false))) {
        lock = client;
        lock.once('end', relock);
        return;
      }
      await client?.end().catch(() => undefined);
      await sleep(50);
    }
  }

  async function restart(): Promise<void> {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5_000)) {
      log.error('postgres_stopped', { reason: running.lastLines.at(-1) });
      try {
        return await start();
      } catch (error) {
        log.error('postgres_restart_failed', { reason: reasonOf(error) });
        await sleep(wait);
      }
    }
  }

  await start();
  return {
    connection: connectionTo(socket),
    async stop() {
      stopping = true;
      running.child.kill('SIGINT');
      await lock.end().catch(() => undefined);
      await running.gone;
    },
  };
}

// The rules that let only this user into a PostgreSQL that root runs as `nobody`: other programs run as `nobody` too,
// and could open its socket. PostgreSQL asks the kernel who the client is (its method `peer`).

/** Writes the rules into the database's folder and returns PostgreSQL's settings that point to them. */
async function admitOnlyThisUser(pgdata: string): Promise<Record<string, string>> {
  const rules = join(pgdata, 'shamble_hba.conf');
  const names = join(pgdata, 'shamble_ident.conf');
  await keep(rules, 'local all all peer map=shamble\n');
  await keep(names, `shamble "${userInfo().username}" all\n`);
  return { hba_file: rules, ident_file: names };
}

/**
 * Writes a file of this user that PostgreSQL's user can read. A file that is already right is left alone, so that the
 * start does not wait for the disk.
 */
async function keep(path: string, text: string): Promise<void> {
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== text) await writeDurably(path, text, 0o644);
}

// The check of PostgreSQL's major version: PostgreSQL reads only files of its own version, and reports files of another
// version only in its own log, which nobody sees.

/**
 * Throws one line with both versions and what to do, if the database in `pgdata` was made by another major version than
 * that of `version`.
 */
async function refuseOtherVersion(pgdata: string, version: string): Promise<void> {
  const made = (await readFile(join(pgdata, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const [major] = version.split('.');
  if (made === '' || made === major) return;
  throw new Error(
    `${pgdata} was made by PostgreSQL ${made}, and this version of Shamble brings PostgreSQL ${version}, which can't read it. Write a backup with the version of Shamble that used it last (npm run backup), move ${pgdata} away, and bring everything back here with npm run restore.`,
  );
}
