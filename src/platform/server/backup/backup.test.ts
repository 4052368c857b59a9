import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { completeLesson } from '#course/server/progress/complete-lesson.ts';
import { readProgress } from '#course/server/progress/handlers.ts';
import { makeLearner, makePractice } from '#testing/server/practice.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { usedBackup } from '#testing/server/used-database.ts';
import { watchSyncs } from '#testing/server/watch-syncs.ts';
import { listenToDatabase } from '../db/announcements.ts';
import { migrate, migrationNames } from '../db/migrate.ts';
import { restoreBackup } from './restore-backup.ts';
import { checksums } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const database = await makeTestDatabase({ seeded: true });
const folder = await mkdtemp(join(tmpdir(), 'shamble-backup-'));
const practice = await makePractice(database);
for (let n = 0; n < 5; n += 1) {
  const learner = await makeLearner(database, 'Asia/Tokyo');
  for (const day of ['1', '2', '3', '4']) await completeLesson(practice, learner, day);
}
await database.pool.query(
  `insert into feedback (name, email, feedback_type, message)
   values ('Zoë "the claw" 🧟', null, 'bug', E'a line\nand a \\\\ backslash\tand a tab')`,
);
await writeBackup(database.pool, join(folder, 'whole.gz'));
const whole = await readFile(join(folder, 'whole.gz'));
const [part = ''] = gunzipSync(whole).toString().split('{"table":"lesson_progress"}');
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function sums() {
  return database.pool.connect().then(async (client) => checksums(client).finally(() => client.release()));
}

test('people’s texts are restored exactly, even with unusual characters that end a line', async () => {
  const message = `one\u2028two\u2029three\u0085four\r\nfive${'\u2028'.repeat(4_500)}six`;
  await database.pool.query(`insert into feedback (feedback_type, message) values ('bug', $1)`, [message]);
  const path = join(folder, 'separators.gz');
  const rows = await writeBackup(database.pool, path);
  await database.pool.query('delete from feedback where message = $1', [message]);
  expect((await restoreBackup(database.pool, path)).rows).toBe(rows);
  const found = await database.pool.query('delete from feedback where message = $1', [message]);
  expect(found.rowCount).toBe(1);
});

test('R64 backup, wipe and restore give back equal checksums', async () => {
  const before = await sums();
  const rows = await writeBackup(database.pool, join(folder, 'one.gz'));
  await database.pool.query('delete from feedback; delete from users; delete from ui_copy');
  expect(await sums()).not.toEqual(before);
  expect((await restoreBackup(database.pool, join(folder, 'one.gz'))).rows).toBe(rows);
  expect(await sums()).toEqual(before);
});

test('a database that a server runs on is not replaced', async () => {
  const path = join(folder, 'live.gz');
  await writeBackup(database.pool, path);
  const server = await listenToDatabase({ connectionString: database.url }, ['content']);
  await expect(restoreBackup(database.pool, path)).rejects.toThrow(
    `${path} was not restored: a Shamble server is running on this database. Stop it first.`,
  );
  await server.stop();
  await restoreBackup(database.pool, path);
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

test('after a restore the progress of a learner is that of the backup', async () => {
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
  ['a later format', gzipSync('{"format":"shamble-backup-3"}\n'), /newer version of Shamble/],
  ['no header', gzipSync('null\n'), /not a Shamble backup/],
  ['an empty file', Buffer.alloc(0), /it is cut off/],
  ['a part that was packed again', gzipSync(part), /it is cut off: nothing of lesson_progress/],
])('%s is refused and changes nothing', async (name, bytes, message) => {
  const path = join(folder, `${name}.gz`);
  await writeFile(path, bytes);
  const before = await sums();
  await expect(restoreBackup(database.pool, path)).rejects.toThrow(message);
  expect(await sums()).toEqual(before);
});

test('a backup of an older version is brought to this version, with everything in it', async () => {
  const other = await makeTestDatabase({ empty: true });
  await restoreBackup(other.pool, fileURLToPath(usedBackup));
  const { rows } = await other.pool.query('select name from migrations order by name');
  expect(rows.map(({ name }) => name)).toEqual(await migrationNames());
  expect(await migrate(other.pool)).toEqual([]);
  const person = await other.pool.query(
    'select first_name, (select count(*)::int from trophies where user_id = u.id) as trophies from users u order by created_at limit 1',
  );
  expect(person.rows).toEqual([{ first_name: 'Zoë', trophies: 1 }]);
  await other.drop();
});

test('an older backup can be put back over a schema that is newer than this version', async () => {
  const other = await makeTestDatabase();
  await other.pool.query(
    "create table later (id int); insert into migrations (name) values ('999-later.sql')",
  );
  await restoreBackup(other.pool, fileURLToPath(usedBackup));
  expect(await migrate(other.pool)).toEqual([]);
  await other.drop();
});

test('the error of a restore names a missing file, and nothing is changed', async () => {
  const path = join(folder, 'nowhere.gz');
  const before = await sums();
  await expect(restoreBackup(database.pool, path)).rejects.toThrow(
    `${path} was not restored: ENOENT: no such file or directory`,
  );
  expect(await sums()).toEqual(before);
});

test('the error of a restore names a folder, a backup that was cut off, and a file that is no backup', async () => {
  await expect(restoreBackup(database.pool, folder)).rejects.toThrow(/^\S+ was not restored: EISDIR/);
  await writeBackup(database.pool, join(folder, 'whole.gz'));
  const whole = await readFile(join(folder, 'whole.gz'));
  await writeFile(join(folder, 'half.gz'), whole.subarray(0, whole.length / 2));
  const before = await sums();
  await expect(restoreBackup(database.pool, join(folder, 'half.gz'))).rejects.toThrow(
    /half\.gz was not restored: it is cut off, or empty/,
  );
  // A browser may unpack a downloaded backup and keep its name.
  await writeFile(join(folder, 'text.gz'), 'no gzip');
  await expect(restoreBackup(database.pool, join(folder, 'text.gz'))).rejects.toThrow(
    /text\.gz was not restored: it is damaged, or no Shamble backup \(incorrect header check\)\.$/,
  );
  expect(await sums()).toEqual(before);
});

test('a backup that can’t be written names its file', async () => {
  // No user can make a folder below a file, not even root.
  const path = join(folder, 'one.gz', 'two.gz');
  await expect(writeBackup(database.pool, path)).rejects.toThrow(`The backup ${path} could not be written: `);
  await mkdir(join(folder, 'taken.gz.unfinished'));
  await expect(writeBackup(database.pool, join(folder, 'taken.gz'))).rejects.toThrow(
    /^The backup \S+taken\.gz could not be written: EISDIR[^\n]*$/,
  );
});

test.runIf(process.platform === 'linux')(
  'R64 when a backup is done, its folder on the disk has its name',
  async () => {
    const syncs = await watchSyncs();
    await writeBackup(database.pool, join(folder, 'new', 'synced.gz'));
    vi.restoreAllMocks();
    expect(syncs.map(({ path }) => path)).toEqual([
      folder,
      expect.stringMatching(/synced/),
      join(folder, 'new'),
    ]);
    expect(syncs.at(-1)?.holds).toEqual(['synced.gz']);
  },
);

test('a file with the name of a backup is never unfinished', async () => {
  const broken = new pg.Pool({ host: join(folder, 'nowhere') });
  await expect(writeBackup(broken, join(folder, 'never.gz'))).rejects.toThrow('connect ENOENT');
  expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
});
