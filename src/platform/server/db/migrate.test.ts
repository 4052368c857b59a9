import { createHash, randomBytes } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { atMaintenance, withDatabase } from '#testing/server/ordinary-role.ts';
import { openDatabase } from './database.ts';
import { migrate, migrationChecksums, migrationNames } from './migrate.ts';

const name = `shamble_migrate_${randomBytes(6).toString('hex')}`;
const { url } = inject('testCluster');

await atMaintenance(url, (client) => client.query(`create database ${name}`));
const opened = openDatabase(
  { connectionString: withDatabase(url, name), query_timeout: undefined },
  () => undefined,
);
afterAll(async () => {
  await opened.pool.end();
  await atMaintenance(url, (client) => client.query(`drop database ${name} with (force)`));
});

test('R64 a migration that is cut off half-way leaves nothing of itself and is applied whole at the next start', async () => {
  await opened.pool.query(
    'create table migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const other = await opened.pool.connect();
  // The last statement of the first migration notes it as applied, and waits for this lock; everything before that
  // statement has run.
  await other.query('begin; lock table migrations in share mode');
  const cutOff = migrate(opened.pool).catch((error: Error) => error);
  const waiting = "select pid from pg_locks where not granted and relation = 'migrations'::regclass";
  let pid: number | undefined;
  while (!pid) pid = (await other.query(waiting)).rows[0]?.pid;
  await other.query('select pg_terminate_backend($1)', [pid]);
  expect(await cutOff).toBeInstanceOf(Error);
  await other.query('rollback');
  other.release();

  const tables = "select tablename from pg_tables where schemaname = 'public'";
  expect((await opened.pool.query(tables)).rows).toEqual([{ tablename: 'migrations' }]);
  expect(await migrate(opened.pool)).toEqual(await migrationNames());
});

test('R64 two servers that start together apply every migration once', async () => {
  await opened.pool.query('drop schema public cascade; create schema public');
  const [one, two] = await Promise.all([migrate(opened.pool), migrate(opened.pool)]);
  expect([...one, ...two].sort()).toEqual(await migrationNames());
});

test('a database that is up to date is left alone', async () => {
  expect(await migrate(opened.pool)).toEqual([]);
});

test('a schema of a newer version is left alone, with one line that says so', async () => {
  await opened.pool.query("insert into migrations (name, checksum) values ('999-later.sql', 'x')");
  await expect(migrate(opened.pool)).rejects.toThrow(
    'The database was used by a newer version of Shamble (999-later.sql): run that version, or restore a backup from before it.',
  );
  await opened.pool.query("delete from migrations where name = '999-later.sql'");
});

test('the error about a migration that was changed after it ran names the migration', async () => {
  const change = 'update migrations set checksum = $1 where name = $2 returning checksum';
  const [first = ''] = await migrationNames();
  const known = (await migrationChecksums()).get(first);
  await opened.pool.query(change, ['what it was before', first]);
  await expect(migrate(opened.pool)).rejects.toThrow(
    /^The migration 001-course-and-people\.sql was changed after this database had run it: [^\n]+$/,
  );
  await opened.pool.query(change, [known, first]);
});

test('a database without stored checksums gets them, and its migrations are not run again', async () => {
  const checksums = 'select name, checksum from migrations order by name';
  const before = (await opened.pool.query(checksums)).rows;
  expect(before.map(({ checksum }) => checksum)).toEqual([...(await migrationChecksums()).values()]);
  await opened.pool.query(
    "alter table migrations drop column checksum; delete from migrations where name = '021-checksums.sql'",
  );
  expect(await migrate(opened.pool)).toEqual(['021-checksums.sql']);
  expect((await opened.pool.query(checksums)).rows).toEqual(before);
});

test('the migrations that installations have run were not changed', async () => {
  const landed = [...(await migrationChecksums())].filter(([name]) => name < '022');
  expect(createHash('sha256').update(JSON.stringify(landed)).digest('hex')).toBe(
    'b5331701ef4fa4f86c13022e44a5d72828ec27c61591e213500a8e356f0dadea',
  );
});
