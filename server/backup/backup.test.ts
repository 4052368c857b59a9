import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeLesson } from '../progress/complete-lesson.ts';
import { readProgress } from '../progress/read-progress.ts';
import { makeLearner, makePractice } from '../testing/practice.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { checksums } from './tables.ts';
import { writeBackup } from './write-backup.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await makeTestDatabase({ seeded: true });
  folder = await mkdtemp(join(tmpdir(), 'shamble-backup-'));
  const practice = await makePractice(database);
  for (let n = 0; n < 5; n += 1) {
    const learner = await makeLearner(database, 'Asia/Tokyo');
    for (const day of ['1', '2', '3', '4']) await completeLesson(practice, learner, day);
  }
  await database.pool.query(
    `insert into feedback (name, email, feedback_type, message)
     values ('Zoë "the claw" 🧟', null, 'bug', E'a line\nand a \\\\ backslash\tand a tab')`,
  );
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function sums() {
  return database.pool.connect().then(async (client) => checksums(client).finally(() => client.release()));
}

test('R64 backup, wipe and restore give back equal checksums', async () => {
  const before = await sums();
  const rows = await writeBackup(database.pool, join(folder, 'one.gz'));
  await database.pool.query('delete from feedback; delete from users; delete from ui_copy');
  expect(await sums()).not.toEqual(before);
  expect(await restoreBackup(database.pool, join(folder, 'one.gz'))).toBe(rows);
  expect(await sums()).toEqual(before);
});

test('a backup can be put back into another empty database', async () => {
  const other = await makeTestDatabase();
  await writeBackup(database.pool, join(folder, 'two.gz'));
  await restoreBackup(other.pool, join(folder, 'two.gz'));
  const client = await other.pool.connect();
  expect(await checksums(client)).toEqual(await sums());
  client.release();
  await other.drop();
});

test('what is remembered of a learner does not outlive a restore', async () => {
  const practice = await makePractice(database);
  const learner = await makeLearner(database);
  await completeLesson(practice, learner, '1');
  await writeBackup(database.pool, join(folder, 'three.gz'));
  await completeLesson(practice, learner, '2');
  await restoreBackup(database.pool, join(folder, 'three.gz'));
  expect((await readProgress(practice, learner)).completed_count).toBe(1);
});

test('triggers work again after a restore', async () => {
  await restoreBackup(database.pool, join(folder, 'one.gz'));
  const off = await database.pool.query(
    `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
  );
  expect(off.rows).toEqual([]);
});

test.each([
  ['no backup at all', gzipSync('hello\n'), /not a Shamble backup/],
  [
    'another version',
    gzipSync('{"format":"shamble-backup-1","migrations":["000-old.sql"]}\n'),
    /another version/,
  ],
  ['no gzip', Buffer.from('hello'), /header/],
])('%s is refused and changes nothing', async (name, bytes, message) => {
  const path = join(folder, `${name}.gz`);
  await writeFile(path, bytes);
  const before = await sums();
  await expect(restoreBackup(database.pool, path)).rejects.toThrow(message);
  expect(await sums()).toEqual(before);
});

test('an unfinished backup never lies under its own name', async () => {
  const broken = { connect: () => Promise.reject(new Error('gone')) };
  await expect(writeBackup(broken as never, join(folder, 'never.gz'))).rejects.toThrow('gone');
  expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
});
