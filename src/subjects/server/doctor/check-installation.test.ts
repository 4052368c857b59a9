import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#platform/server/env.ts';
import { makeEmptyFolder } from '#testing/server/data-folder.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { checkDatabase, checkDataFolder } from './check-installation.ts';

test('an unfinished backup does not count, and no backup is missed where the operator backs up the database', async () => {
  const DATA_DIR = await makeEmptyFolder();
  const folder = join(DATA_DIR, 'backups');
  await mkdir(folder);
  await writeFile(join(folder, 'daily-2027-03-01.gz.unfinished'), 'half');
  const missing = {
    level: 'hint',
    about: 'backup',
    says: `none of the last two days in ${folder}: npm run backup`,
  };
  const env = readEnv({ DATA_DIR });
  expect(await checkDataFolder(env, Date.now())).toEqual([missing]);
  const given = { DATA_DIR, DATABASE_URL: 'postgres://db/shamble', AUTH_SECRET: 'x'.repeat(40) };
  expect(await checkDataFolder(readEnv(given), Date.now())).toEqual([]);
  expect(await checkDataFolder(readEnv({ ...given, BACKUP_COMMAND: 'true' }), Date.now())).toEqual([missing]);
  await writeFile(join(folder, 'daily-2027-03-01.gz'), 'whole');
  await utimes(join(folder, 'daily-2027-03-01.gz'), new Date(), new Date());
  expect(await checkDataFolder(env, Date.now())).toEqual([]);
  await rm(DATA_DIR, { recursive: true });
});

test('a new, empty database is reported as such, and is no blocker', async () => {
  const database = await makeTestDatabase({ empty: true });
  expect(await checkDatabase(readEnv({}), database.pool, Date.now())).toEqual([
    { level: 'hint', about: 'database', says: 'is empty: the first start fills it' },
  ]);
  await database.drop();
});
