// Before the server's tests: one throwaway PostgreSQL with a migrated template, from which every test file clones its
// own database. DATABASE_URL names another PostgreSQL to do this on.

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { makeLog } from '../log.ts';

export type TestCluster = { url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** Nothing here outlives the run, so nothing needs to reach the disk. */
const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  file_copy_method: 'clone',
  max_connections: '300',
};

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL ? givenServer(process.env.DATABASE_URL) : await ownServer();
  const template = `shamble_template_${process.pid}`;
  await atMaintenance(server.url, (client) => client.query(`create database ${template}`));
  await prepare(withDatabase(server.url, template));
  project.provide('testCluster', { url: server.url, template });
  return async () => {
    await atMaintenance(server.url, (client) => client.query(`drop database ${template} with (force)`));
    await server.stop();
  };
}

/** The same server's address with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Runs statements on a database that is no test's own. */
export async function atMaintenance<Result>(
  url: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

async function ownServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shamble-test-'));
  // PostgreSQL runs as another user when we are root, and must be able to pass.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: makeLog('silent'), settings: throwaway });
  const { host, user, database } = embedded.connection;
  return {
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function givenServer(url: string) {
  return { url, stop: async () => undefined };
}

/** The template must have no connection left when it is cloned. */
async function prepare(url: string): Promise<void> {
  const { pool } = openDatabase({ connectionString: url, query_timeout: undefined }, () => undefined);
  await migrate(pool);
  await runMigrations({ pgPool: pool });
  await pool.end();
}
