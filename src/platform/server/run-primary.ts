// The primary process: it owns the embedded database, brings the schema and content up to date, and either serves by
// itself or keeps WORKERS processes serving on one port.

import { once } from 'node:events';
import { createServer } from 'node:net';
import type pg from 'pg';
import { seed } from '#subjects/server/seed.ts';
import { type RunningServer, startServer } from '#subjects/server/start-server.ts';
import { backUpBefore, backupFolder } from './backup/automatic-backup.ts';
import { openDatabase } from './db/database.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { openGiven } from './db/given-database.ts';
import { migrate } from './db/migrate.ts';
import { makeFolderDurably } from './durable-file.ts';
import { type Env, misspeltSettings, readEnv } from './env.ts';
import { giveBackJobs } from './jobs/graphile-worker.ts';
import { lanAddresses, lanText, settleInLan, wantsLan } from './lan.ts';
import { type Log, makeLog, reasonOf } from './log.ts';
import { readSecret } from './secret.ts';
import { onStopSignal } from './stop-signal.ts';
import { respellEmails } from './stored-email.ts';
import { keepWorkers } from './workers.ts';

/** Runs the primary process; ServerOptions explains `smallestPages`. */
export async function runPrimary(smallestPages: boolean): Promise<void> {
  for (const line of misspeltSettings(process.env)) process.stderr.write(`${line}\n`);
  const lan = wantsLan();
  if (lan) settleInLan(process.env);
  const env = readEnv(process.env);
  const log = makeLog(env.LOG_LEVEL);
  const starting = start(env, log, smallestPages);
  // A stop signal counts from the first moment. A start is not interrupted: the server is stopped once it has started.
  onStopSignal(async () => (await starting).stop());
  const { url } = await starting;
  log.info('listening', { url, workers: env.WORKERS });
  process.stdout.write(`Shamble is at ${url}\n`);
  if (lan) process.stdout.write(lanText(new URL(url).port, lanAddresses(env.HOST)));
}

async function start(env: Env, log: Log, smallestPages: boolean): Promise<RunningServer> {
  await makeFolderDurably(env.DATA_DIR).catch(nameDataFolder);
  await checkAddress(env);
  const database = await openOwnOrGiven(env, log);
  try {
    // The secret is read only now that the data folder belongs to this server alone: otherwise two servers could make
    // two secrets.
    const secret = await readSecret(env).catch(nameDataFolder);
    await prepare(database.connection, env, log);
    const options = {
      env,
      secret,
      connection: database.connection,
      log,
      now: Date.now,
      checkAnswers: false,
      smallestPages,
      develop: process.argv.includes('--dev'),
    };
    const running = env.WORKERS > 1 ? await keepWorkers(options) : await startServer(options);
    return {
      url: running.url,
      stop: async () => {
        await running.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

type OpenedDatabase = { connection: pg.PoolConfig; stop: () => Promise<void> };

async function openOwnOrGiven(env: Env, log: Log): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) return { connection: await openGiven(env.DATABASE_URL), stop: async () => undefined };
  return startEmbedded({ dataDir: env.DATA_DIR, log }).catch(nameDataFolder);
}

/**
 * Throws `error`. If it is the system's error about a file or folder, its message then begins with DATA_DIR, the
 * setting that names the folder.
 */
function nameDataFolder(error: Error): never {
  throw 'syscall' in error ? new Error(`DATA_DIR: ${error.message}`, { cause: error }) : error;
}

/**
 * Prepares the schema (a backup first), the content, and the jobs that a killed server left in the queue. The
 * connection for this work does not have the short time limits of requests. An error names the setting that leads to
 * the database.
 */
async function prepare(connection: pg.PoolConfig, env: Env, log: Log): Promise<void> {
  const { pool } = openDatabase(
    { ...connection, max: 2, query_timeout: undefined, connectionTimeoutMillis: 10_000 },
    (error) => log.warn('database_connection_lost', { reason: reasonOf(error) }),
  );
  try {
    const migrations = await migrate(pool, async (migration) => {
      if (!env.DATABASE_URL) await backUpBefore(pool, backupFolder(env.DATA_DIR), migration);
    });
    const seeded = await seed(pool);
    await respellEmails(pool);
    await giveBackJobs(pool);
    if (migrations.length > 0 || seeded) log.info('prepared', { migrations: migrations.length, seeded });
  } catch (error) {
    const where = env.DATABASE_URL ? 'DATABASE_URL' : `DATA_DIR ${env.DATA_DIR}`;
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    await pool.end();
  }
}

/** Checks that the server can listen, before a database is started for it. Throws one line that names PORT or HOST. */
async function checkAddress({ PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Promise<void> {
  const server = createServer();
  try {
    server.listen({ port: PORT, host: HOST, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    throw new Error(lineOf(error as NodeJS.ErrnoException, PORT, HOST), { cause: error });
  }
  await new Promise((resolve) => server.close(resolve));
}

function lineOf({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use on ${host}`;
  if (code === 'EACCES') return `PORT: ${port} may not be used by this user`;
  return `HOST: ${host} is no address of this machine (${message})`;
}
