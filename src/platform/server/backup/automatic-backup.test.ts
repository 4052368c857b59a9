import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startJobs } from '#subjects/server/jobs.ts';
import { makeTestDatabase, sharedDatabase } from '#testing/server/test-database.ts';
import { migrate, migrationNames } from '../db/migrate.ts';
import { makeLog } from '../log.ts';
import { backUpBefore, backUpDaily, backUpForUndo } from './automatic-backup.ts';

const DAY = 86_400_000;
const start = Date.parse('2027-03-01T04:20:00Z');

let folder: string;
const database = await sharedDatabase({ seeded: true });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shamble-automatic-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('R64 a backup is written every day, and fourteen are kept', async () => {
  await writeFile(join(folder, 'by-hand.gz'), '');
  await writeFile(join(folder, 'before-020-studio.gz'), '');
  for (let day = 0; day < 17; day += 1) await backUpDaily(database.pool, folder, start + day * DAY);
  const names = (await readdir(folder)).sort();
  expect(names.filter((name) => name.startsWith('daily-'))).toHaveLength(14);
  expect(names).toEqual(expect.arrayContaining(['daily-2027-03-04.gz', 'daily-2027-03-17.gz']));
  expect(names).toEqual(expect.arrayContaining(['by-hand.gz', 'before-020-studio.gz']));
});

test('a backup that a killed server left unfinished is removed a day later, and one that is being written stays', async () => {
  for (const [name, hours] of Object.entries({ 'before-undo-1.gz': 25, 'by-hand.gz': 1 })) {
    const path = join(folder, `${name}.unfinished`);
    await writeFile(path, 'half');
    const at = Date.now() / 1_000 - hours * 3_600;
    await utimes(path, at, at);
  }
  await backUpDaily(database.pool, folder, start);
  expect((await readdir(folder)).sort()).toEqual(['by-hand.gz.unfinished', 'daily-2027-03-01.gz']);
});

test('a second backup on one day takes the place of the first', async () => {
  await backUpDaily(database.pool, folder, start);
  await backUpDaily(database.pool, folder, start + 60_000);
  expect(await readdir(folder)).toEqual(['daily-2027-03-01.gz']);
});

test('two operators who change data in the same moment get a backup each', async () => {
  const backUp = () => backUpForUndo({ connectionString: database.url }, folder, 'before-import', start);
  await Promise.all([backUp(), backUp()]);
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/^before-import-2027-03-01-.*\.gz$/);
    expect(gunzipSync(await readFile(join(folder, name))).length).toBeGreaterThan(1_000);
  }
});

test('a backup that fails removes none of the others', async () => {
  for (let day = 0; day < 14; day += 1) await backUpDaily(database.pool, folder, start + day * DAY);
  const broken = new pg.Pool({ host: join(folder, 'nowhere') });
  await expect(backUpDaily(broken, folder, start + 15 * DAY)).rejects.toThrow('connect ENOENT');
  expect(await readdir(folder)).toHaveLength(14);
});

test('the daily backup is a job of the queue', async () => {
  const jobs = await startJobs({
    connection: database.connection,
    env: { SMTP_URL: undefined, MAIL_FROM: 'Shamble <shamble@localhost>', DATA_DIR: folder },
    secret: 'a secret for tests only, of more than 32 characters',
    origin: 'http://localhost',
    content: { current: () => ({}) as never },
    backUp: async (pool) => void (await backUpDaily(pool, folder, start)),
    studio: {} as never,
    log: makeLog('silent'),
    now: () => start,
  });
  const known = "select 1 from graphile_worker._private_known_crontabs where identifier = 'back_up'";
  while ((await database.pool.query(known)).rowCount === 0) await sleep(20);
  await database.pool.query("select graphile_worker.add_job('back_up')");
  while (!(await readdir(folder)).includes('daily-2027-03-01.gz')) await sleep(20);
  await jobs.stop();
});

test('R64 the schema of a database in use changes only after a backup', async () => {
  const newest = (await migrationNames()).at(-1) ?? '';
  // The database looks as if an older version of the product had left it.
  await database.pool.query('delete from migrations where name = $1', [newest]);
  const refuse = () => Promise.reject(new Error('No space left'));
  await expect(migrate(database.pool, refuse)).rejects.toThrow('No space left');
  const { rows } = await database.pool.query('select 1 from migrations where name = $1', [newest]);
  expect(rows).toEqual([]);

  await backUpBefore(database.pool, folder, newest);
  const [name = ''] = await readdir(folder);
  expect(name).toBe(`before-${newest.replace('.sql', '')}.gz`);
  const [header = ''] = gunzipSync(await readFile(join(folder, name)))
    .toString()
    .split('\n');
  expect(JSON.parse(header).migrations).not.toContain(newest);
});

test('a new database is migrated without a backup', async () => {
  const fresh = await makeTestDatabase();
  await fresh.pool.query('drop schema public cascade; create schema public');
  const refuse = () => Promise.reject(new Error('Nothing to save here'));
  expect(await migrate(fresh.pool, refuse)).toEqual(await migrationNames());
  await fresh.drop();
});
