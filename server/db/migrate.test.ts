import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { atMaintenance, withDatabase } from '../testing/start-test-cluster.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { migrate, migrationNames } from './migrate.ts';

const name = `shamble_migrate_${randomBytes(6).toString('hex')}`;
const { url } = inject('testCluster');
let opened: OpenDatabase;

beforeAll(async () => {
  await atMaintenance(url, (client) => client.query(`create database ${name}`));
  opened = openDatabase(
    { connectionString: withDatabase(url, name), query_timeout: undefined },
    () => undefined,
  );
});
afterAll(async () => {
  await opened.pool.end();
  await atMaintenance(url, (client) => client.query(`drop database ${name} with (force)`));
});

test('R64 a migration that is cut off half-way leaves nothing of itself and is applied whole at the next start', async () => {
  const half = await opened.pool.connect();
  const waits = migrate(opened.pool).catch((error: Error) => error);
  // The migrating connection is killed from outside, wherever it happens to be.
  await half.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
    [name],
  );
  half.release();
  await waits;
  await migrate(opened.pool);
  const applied = await opened.pool.query('select name from migrations order by name');
  expect(applied.rows.map((row) => row.name)).toEqual(await migrationNames());
});

test('R64 two servers that start together apply every migration once', async () => {
  await opened.pool.query('drop schema public cascade; create schema public');
  const [one, two] = await Promise.all([migrate(opened.pool), migrate(opened.pool)]);
  expect([...one, ...two].sort()).toEqual(await migrationNames());
});

test('a database that is up to date is left alone', async () => {
  expect(await migrate(opened.pool)).toEqual([]);
});
