import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { makeDataFolder } from '../testing/data-folder.ts';
import { applyMigration, makeMigrationsTable, migrationNames } from './migrate.ts';
import { openForTools } from './open-for-tools.ts';

test('R64 a command that brings the schema up to date, instead of the start, backs the database up before', async () => {
  const env = readEnv({ DATA_DIR: await makeDataFolder() });
  const [newest = '', ...before] = (await migrationNames()).reverse();
  const older = await openForTools(env, { asItIs: true });
  const client = await older.pool.connect();
  await makeMigrationsTable(client);
  for (const name of before.reverse()) await applyMigration(client, name);
  client.release();
  await older.close();

  await (await openForTools(env)).close();
  const backups = await readdir(join(env.DATA_DIR, 'backups')).catch(() => []);
  expect(backups).toEqual([`before-${newest.replace('.sql', '')}.gz`]);
  await rm(env.DATA_DIR, { recursive: true });
});

test('a command that refuses a schema leaves no PostgreSQL running', async () => {
  const env = readEnv({ DATA_DIR: await makeDataFolder() });
  const first = await openForTools(env);
  await first.pool.query("insert into migrations (name) values ('999-later.sql')");
  await first.close();

  await expect(openForTools(env)).rejects.toThrow('used by a newer version');
  expect(await readdir(join(env.DATA_DIR, 'postgres'))).not.toContain('postmaster.pid');
  await rm(env.DATA_DIR, { recursive: true });
});
