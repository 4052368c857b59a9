// Each test file has its own database, cloned from the migrated template in about 10 ms.

import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Db, openDatabase } from '#platform/server/db/database.ts';
import { seed } from '#subjects/server/seed.ts';
import { atMaintenance, withDatabase } from './ordinary-role.ts';

export type TestDatabase = {
  db: Db;
  pool: pg.Pool;
  /** The connection for code that opens its own pool, such as a server under test. */
  connection: pg.PoolConfig;
  /** The same connection as an address, for another process. */
  url: string;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
};

/**
 * Makes a test database: `seeded` also writes the default course and copy into it; `empty` has no tables at
 * all.
 */
export async function makeTestDatabase({ seeded = false, empty = false } = {}): Promise<TestDatabase> {
  const cluster = inject('testCluster');
  const name = `shamble_test_${randomBytes(6).toString('hex')}`;
  await atMaintenance(cluster.url, (client) =>
    client.query(`create database ${name} ${empty ? '' : `template ${cluster.template} strategy file_copy`}`),
  );
  const url = withDatabase(cluster.url, name);
  const connection = { connectionString: url };
  const { db, pool } = openDatabase(connection, () => undefined);
  if (seeded) await seed(pool);
  return {
    db,
    pool,
    connection,
    url,
    async drop() {
      await pool.end();
      await atMaintenance(cluster.url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/**
 * Makes one database for all tests of a file. Call it at the top of the file; the database is dropped after the last
 * test.
 */
export async function sharedDatabase(...given: Parameters<typeof makeTestDatabase>): Promise<TestDatabase> {
  const database = await makeTestDatabase(...given);
  afterAll(() => database.drop());
  return database;
}
