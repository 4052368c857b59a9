import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataFolder, makeEmptyFolder } from '#testing/server/data-folder.ts';
import { writeLearner } from '#testing/server/learner-rows.ts';
import { makeTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const passphrase = 'the graves open at nine';
const value = 'k3J9-vQ0xWz7_aBcDeFgHiJkLmNoPqRsTu';
/** Enough bytes for several lines of a backup, of which the last is not full. */
const video = randomBytes(200_001);

let database: TestDatabase;
let from: string;
let to: string;
let path: string;
beforeEach(async () => {
  database = await makeTestDatabase({ seeded: true });
  [from, to] = [await makeEmptyFolder(), await makeEmptyFolder()];
  path = join(from, 'backups', 'full.gz');
  await mkdir(join(from, 'media', 'not-a.mp4'), { recursive: true });
  await writeFile(join(from, 'media', 'dance ☠.mp4'), video);
  await writeFile(join(from, 'media', 'empty.webm'), '');
  await writeFile(join(from, 'media', 'notes.txt'), 'not a video');
});
afterEach(async () => {
  await database.drop();
  await rm(from, { recursive: true });
  await rm(to, { recursive: true });
});

const people = async () => (await database.pool.query('select count(*)::int as n from users')).rows[0].n;
const writeFull = () =>
  writeBackup(database.pool, path, { media: join(from, 'media'), secret: { value, passphrase } });

test('R64 video files and the secret come back with the rows', async () => {
  await writeLearner(database.db);
  await writeFull();
  await database.pool.query('delete from users');
  await mkdir(join(to, 'media'));
  await writeFile(join(to, 'media', 'empty.webm'), 'of another dance');
  await writeFile(join(to, 'media', 'stays.mp4'), 'mine');
  const { media, secret } = await restoreBackup(database.pool, path, { dataDir: to, passphrase });
  expect([await people(), media, secret]).toEqual([1, ['dance ☠.mp4', 'empty.webm'], value]);
  expect(await readdir(to)).toEqual(['auth-secret', 'media']);
  expect(await readFile(join(to, 'media', 'dance ☠.mp4'))).toEqual(video);
  expect(await readFile(join(to, 'media', 'empty.webm'), 'utf8')).toBe('');
  expect(await readFile(join(to, 'media', 'stays.mp4'), 'utf8')).toBe('mine');
  expect(await readFile(join(to, 'auth-secret'), 'utf8')).toBe(value);
  expect((await stat(join(to, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

test('R64 the secret is restored into a data folder that does not exist yet', async () => {
  await writeBackup(database.pool, path, { secret: { value, passphrase } });
  const dataDir = join(to, 'new', 'data');
  await restoreBackup(database.pool, path, { dataDir, passphrase });
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe(value);
});

test('a backup succeeds even when reading its videos takes longer than a transaction may be idle', async () => {
  await writeFile(join(from, 'media', 'long.mp4'), randomBytes(12_000_000));
  const options = '-c idle_in_transaction_session_timeout=50';
  const impatient = new pg.Pool({ ...database.connection, max: 1, options });
  impatient.on('error', () => undefined);
  try {
    await writeBackup(impatient, path, { media: join(from, 'media'), secret: { value, passphrase } });
    const { media } = await restoreBackup(impatient, path, { dataDir: to, passphrase });
    expect(media).toContain('long.mp4');
  } finally {
    await impatient.end();
  }
});

test('a backup has the recording and the icon of an operator, and only files that are served', async () => {
  for (const name of ['music-1.mp3', 'icon-1.png', 'Tape.FLAC', '.hidden.mp3'])
    await writeFile(join(from, 'media', name), name);
  await writeBackup(database.pool, path, { media: join(from, 'media') });
  await restoreBackup(database.pool, path, { dataDir: to });
  expect(await readdir(join(to, 'media'))).toEqual([
    'Tape.FLAC',
    'dance ☠.mp4',
    'empty.webm',
    'icon-1.png',
    'music-1.mp3',
  ]);
  expect(await readFile(join(to, 'media', 'music-1.mp3'), 'utf8')).toBe('music-1.mp3');
});

test.each([
  ['a wrong passphrase', { passphrase: 'the graves open at ten' }, 'BACKUP_PASSPHRASE is not the passphrase'],
  ['no passphrase', {}, 'it holds the sealed secret. Set BACKUP_PASSPHRASE'],
])('R64 %s is refused with a sentence, and changes nothing', async (_, given, words) => {
  await writeFull();
  await writeLearner(database.db);
  await writeFile(join(to, 'auth-secret'), 'the one before');
  await expect(restoreBackup(database.pool, path, { dataDir: to, ...given })).rejects.toThrow(
    `${path} was not restored: ${words}`,
  );
  expect([await people(), await readdir(to)]).toEqual([1, ['auth-secret']]);
  expect(await readFile(join(to, 'auth-secret'), 'utf8')).toBe('the one before');
});

test('a backup with a sealed secret can be restored without the secret', async () => {
  await writeFull();
  const { secret } = await restoreBackup(database.pool, path, { dataDir: to, withoutSecret: true });
  expect([secret, await readdir(to)]).toEqual([null, ['media']]);
});

test('R64 neither the secret nor the passphrase can be read in a backup', async () => {
  await writeFull();
  const text = gunzipSync(await readFile(path)).toString('latin1');
  for (const hidden of [value, Buffer.from(value).toString('base64'), passphrase])
    expect(text).not.toContain(hidden);
});

const withMedia = (head: object, ...lines: string[]) => {
  const [rows = ''] = gunzipped.split('{"media":');
  return gzipSync(rows + [JSON.stringify(head), ...lines, ''].join('\n'));
};
let gunzipped: string;

test.each([
  ['leads out of the folder', { media: '../evil.mp4', bytes: 3 }, 'is no name of a video, recording or icon'],
  ['is hidden', { media: '.evil.mp4', bytes: 3 }, 'is no name of a video, recording or icon'],
  [
    'is of a kind that is not served',
    { media: 'evil.html', bytes: 3 },
    'is no name of a video, recording or icon',
  ],
  ['is shorter than it was', { media: 'short.mp4', bytes: 300 }, 'short.mp4 is damaged in it'],
])('a backup whose file %s is refused and changes nothing', async (_, head, words) => {
  await writeBackup(database.pool, path, { media: join(from, 'media') });
  gunzipped = gunzipSync(await readFile(path)).toString();
  await writeFile(path, withMedia(head, 'AAAA'));
  await writeLearner(database.db);
  await expect(restoreBackup(database.pool, path, { dataDir: to })).rejects.toThrow(words);
  expect([await people(), await readdir(to)]).toEqual([1, []]);
});

/** Two places that are on different disks on nearly every Linux; the data folder of these tests is on one of them. */
const places = ['/dev/shm', '/tmp'];
const devices = places.map((place) => statSync(place, { throwIfNoEntry: false })?.dev);

test.runIf(new Set(devices).size === 2 && !devices.includes(undefined))(
  'videos are restored into a media folder on another disk, such as a shared one',
  async () => {
    const disks = await Promise.all(places.map((place) => mkdtemp(join(place, 'shamble-disk-'))));
    try {
      await writeFull();
      for (const disk of disks) {
        await rm(join(to, 'media'), { force: true });
        await symlink(disk, join(to, 'media'));
        await restoreBackup(database.pool, path, { dataDir: to, passphrase });
        expect(await readdir(disk)).toEqual(['dance ☠.mp4', 'empty.webm']);
      }
    } finally {
      for (const disk of disks) await rm(disk, { recursive: true });
    }
  },
);

test('a backup fails where it can’t read the media folder, but not where there is none', async () => {
  // Not even root can read a file as a folder.
  await expect(writeBackup(database.pool, path, { media: join(from, 'media', 'notes.txt') })).rejects.toThrow(
    /could not be written: ENOTDIR/,
  );
  await writeBackup(database.pool, path, { media: join(from, 'none') });
});

test('earlier versions can read a backup of rows alone', async () => {
  await writeBackup(database.pool, path);
  expect(gunzipSync(await readFile(path)).toString()).toMatch(/^\{"format":"shamble-backup-1"/);
});

const script = (name: string, variables: Record<string, string>, ...args: string[]) => {
  const file = fileURLToPath(new URL(`../../../../scripts/${name}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, ...variables };
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
  return { said: stdout + stderr, status };
};

test.each(['the built-in database', 'a given one'])(
  'R64 an operator moves %s with videos and secret to another machine by two commands',
  async (kind) => {
    const other = await makeTestDatabase();
    const data = await makeDataFolder();
    await mkdir(join(data, 'media'));
    await writeFile(join(data, 'media', 'dance.mp4'), video);
    await writeFile(join(data, 'auth-secret'), value);
    const given = (url: string) =>
      kind === 'a given one' ? { DATABASE_URL: url, AUTH_SECRET: value } : undefined;
    const taken = join(from, 'taken');
    await mkdir(taken);
    const backup = script(
      'backup',
      {
        DATA_DIR: data,
        BACKUP_PASSPHRASE: passphrase,
        BACKUP_COMMAND: `cp "$BACKUP_FILE" "${taken}/$BACKUP_NAME"`,
        ...given(database.url),
      },
      '--media',
      '--secret',
    );
    expect(backup).toEqual({
      said: expect.stringMatching(
        /^\d+ rows, videos, recordings and icon, the sealed secret written to \S+\nSent by BACKUP_COMMAND.\n$/,
      ),
      status: 0,
    });
    const [name = ''] = await readdir(taken);
    await rm(data, { recursive: true });
    const into = { DATA_DIR: to, ...given(other.url) };
    const wrong = script(
      'restore',
      { ...into, BACKUP_PASSPHRASE: 'never this one at all' },
      join(taken, name),
    );
    expect([wrong.said, wrong.status]).toEqual([expect.stringContaining('BACKUP_PASSPHRASE is not'), 1]);
    const right = script('restore', { ...into, BACKUP_PASSPHRASE: passphrase }, join(taken, name));
    expect([right.said, right.status]).toEqual([
      expect.stringMatching(
        /^\d+ rows restored from .*\nVideos, recordings and icon restored: dance.mp4\nThe secret is in/,
      ),
      0,
    ]);
    expect(await readFile(join(to, 'media', 'dance.mp4'))).toEqual(video);
    expect(await readFile(join(to, 'auth-secret'), 'utf8')).toBe(value);
    await other.drop();
  },
);

test.each(['backup', 'restore'])(
  'the command %s refuses more than one file, because a pattern of the shell may match several',
  (name) => {
    const { said, status } = script(name, { DATA_DIR: to }, 'daily-1.gz', 'daily-2.gz');
    expect([said, status]).toEqual([expect.stringMatching(/^One file alone, not 2: /), 1]);
  },
);
