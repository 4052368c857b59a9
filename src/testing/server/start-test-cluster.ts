// Starts one throwaway PostgreSQL before the server's tests, with a migrated template from which every test file clones
// its own database. If DATABASE_URL is set, the tests use that PostgreSQL instead. Tests run as an ordinary role that
// owns its databases, which is what people get on a PostgreSQL that others run.

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runMigrations } from 'graphile-worker';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#platform/server/db/database.ts';
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { makeLog } from '#platform/server/log.ts';
import { keepTestsInMemory } from './memory-folder.ts';
import { atMaintenance, makeOrdinaryRole, withDatabase } from './ordinary-role.ts';

/** `unused` is the folder of a new built-in database; missing where DATABASE_URL names another PostgreSQL. */
export type TestCluster = { url: string; template: string; unused?: string };

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** Settings of a PostgreSQL that is thrown away after the run, so nothing needs to reach the disk. */
const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  file_copy_method: 'clone',
  max_connections: '300',
  max_wal_size: '128MB',
  // An ordinary role can't drop a database in which autovacuum, which belongs to the superuser, is working.
  autovacuum: 'off',
};

export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  keepTestsInMemory();
  const server = process.env.DATABASE_URL ? givenServer(process.env.DATABASE_URL) : await ownServer();
  const role = await makeOrdinaryRole(server.url, 'createdb');
  const template = `shamble_template_${process.pid}`;
  await atMaintenance(role.url, (client) => client.query(`create database ${template}`));
  await prepare(withDatabase(role.url, template));
  project.provide('testCluster', { url: role.url, template, unused: server.unused });
  return async () => {
    await atMaintenance(role.url, (client) => client.query(`drop database ${template} with (force)`));
    await role.drop();
    await server.stop();
  };
}

type Server = { url: string; unused?: string; stop: () => Promise<void> };

async function ownServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shamble-test-'));
  // PostgreSQL runs as another user when tests run as root, and must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const start = () => startEmbedded({ dataDir, log: makeLog('silent'), settings: throwaway });
  await (await start()).stop();
  const unused = join(dataDir, 'unused');
  // `cp -a` keeps the owner, which Node's own copying does not.
  await promisify(execFile)('cp', ['-a', join(dataDir, 'postgres'), unused]);
  const embedded = await start();
  const { host, user, database } = embedded.connection;
  return {
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    unused,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function givenServer(url: string): Server {
  return { url, stop: async () => undefined };
}

/** Prepares the template. A template with an open connection can't be cloned, so all connections are closed. */
async function prepare(url: string): Promise<void> {
  const { pool } = openDatabase({ connectionString: url, query_timeout: undefined }, () => undefined);
  await migrate(pool);
  await runMigrations({ pgPool: pool });
  await pool.end();
}
