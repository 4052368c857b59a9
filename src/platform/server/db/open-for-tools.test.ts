import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeDataFolder, makeEmptyFolder } from '#testing/server/data-folder.ts';
import { readEnv } from '../env.ts';
import { applyMigration, makeMigrationsTable, migrationNames } from './migrate.ts';
import { openForTools } from './open-for-tools.ts';

test('R64 a command that brings the schema up to date, as a start would, backs the database up before', async () => {
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

test.each(['backup', 'operator', 'doctor'])(
  'the command %s makes no database where there is none, and says so',
  async (name) => {
    const DATA_DIR = await makeEmptyFolder();
    const script = fileURLToPath(new URL(`../../../../scripts/${name}.ts`, import.meta.url));
    const args = name === 'operator' ? ['zoe@example.org'] : [];
    const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR, OPERATOR_EMAILS: 'zoe@example.org' },
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain(`${DATA_DIR} has no database: the first start makes it there.`);
    expect([status, await readdir(DATA_DIR)]).toEqual([name === 'doctor' ? 0 : 1, []]);
    await rm(DATA_DIR, { recursive: true });
  },
);
