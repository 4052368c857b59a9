// The database for a command beside the server: DATABASE_URL, the running server's own PostgreSQL, or, when no server
// runs on the data folder, that PostgreSQL started for the length of the command.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUpBefore, backupFolder } from '../backup/automatic-backup.ts';
import type { Env } from '../env.ts';
import { makeLog } from '../log.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { readPidFile } from './embedded/claim-folder.ts';
import { connectionTo } from './embedded/connection.ts';
import { DataFolderInUse } from './embedded/data-folder-in-use.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { openGiven } from './given-database.ts';
import { migrate } from './migrate.ts';

/** The error of a data folder without a database; the message is the one line to print before exiting. */
export class NoDatabase extends Error {
  constructor(dataDir: string) {
    super(`${resolve(dataDir)} has no database: the first start makes it there. Is DATA_DIR the server's?`);
    this.name = 'NoDatabase';
  }
}

/**
 * Opens the database. With `alone` it throws DataFolderInUse when a server runs on the data folder. If this function
 * itself starts PostgreSQL, it brings the database to the newest schema, after a backup as at the server's start; with
 * `asItIs` it does not. Throws NoDatabase when the data folder has no database; with `mayMake` it makes a database. If
 * somebody forgot DATA_DIR, the backup of a new database would be useless, but look like any other backup.
 */
export async function openForTools(
  env: Env,
  { alone = false, asItIs = false, mayMake = false } = {},
): Promise<OpenDatabase & AsyncDisposable & { close: () => Promise<void> }> {
  if (!mayMake && !env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres')))
    throw new NoDatabase(env.DATA_DIR);
  const opened = await findConnection(env, alone);
  const database = openDatabase({ ...opened.connection, max: 2, query_timeout: undefined }, () => undefined);
  const close = async () => {
    await database.pool.end();
    await opened.stop();
  };
  try {
    if (opened.started && !asItIs)
      await migrate(database.pool, (migration) =>
        backUpBefore(database.pool, backupFolder(env.DATA_DIR), migration),
      );
  } catch (error) {
    // A PostgreSQL that is left running keeps the command from ending.
    await close();
    throw error;
  }
  return { ...database, close, [Symbol.asyncDispose]: close };
}

async function findConnection(env: Env, alone: boolean) {
  const nothing = async () => undefined;
  if (env.DATABASE_URL)
    return { connection: await openGiven(env.DATABASE_URL), started: false, stop: nothing };
  try {
    const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log: makeLog('silent') });
    return { connection: embedded.connection, started: true, stop: () => embedded.stop() };
  } catch (error) {
    if (alone || !(error instanceof DataFolderInUse)) throw error;
    const running = await readPidFile(join(env.DATA_DIR, 'postgres'));
    // Without a socket in the lock file, the server has stopped in the meantime.
    if (!running?.socket) throw error;
    return { connection: connectionTo(running.socket), started: false, stop: nothing };
  }
}
