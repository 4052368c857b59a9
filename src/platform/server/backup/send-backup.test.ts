import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeEmptyFolder } from '#testing/server/data-folder.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { readEnv, secretSettings } from '../env.ts';
import { makeDailyBackup } from './automatic-backup.ts';
import { readSentBackup, sendBackup } from './send-backup.ts';

const now = Date.parse('2027-03-01T04:20:00Z');
let folder: string;
let file: string;
beforeEach(async () => {
  folder = await makeEmptyFolder();
  file = join(folder, "the dancers' backup.gz");
  await writeFile(file, 'rows');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a backup is copied to another folder, and a note about it is written for the Health page', async () => {
  const notes = join(folder, 'data', 'backups');
  await mkdir(join(folder, 'elsewhere'));
  await sendBackup(`cp "$BACKUP_FILE" "${folder}/elsewhere/$BACKUP_NAME"`, file, notes, now);
  expect(await readFile(join(folder, 'elsewhere', "the dancers' backup.gz"), 'utf8')).toBe('rows');
  expect(await readSentBackup(notes)).toEqual({
    name: "the dancers' backup.gz",
    at: '2027-03-01T04:20:00.000Z',
  });
});

test('a command that fails is reported with its last words, and nothing is noted', async () => {
  const sending = sendBackup('echo trying >&2; echo "no such bucket" >&2; exit 3', file, folder, now);
  await expect(sending).rejects.toThrow('BACKUP_COMMAND ended with 3: no such bucket');
  await expect(sendBackup('kill -9 $$', file, folder, now)).rejects.toThrow(
    'BACKUP_COMMAND ended with SIGKILL: it said nothing',
  );
  expect(await readSentBackup(folder)).toBeNull();
});

test('a command that hangs is ended with all that it started', async () => {
  // If nobody ended the command, it would run longer than this test.
  const hanging = `sh -c 'echo $$ > "${folder}/pid"; exec sleep 61' | cat; true`;
  await expect(sendBackup(hanging, file, folder, now, 500)).rejects.toThrow(
    'BACKUP_COMMAND ended with SIGKILL',
  );
  const pid = Number(await readFile(join(folder, 'pid'), 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('the command sees its own credentials, but none of the server', async () => {
  vi.stubEnv('AWS_PROFILE', 'dance');
  for (const name of secretSettings) vi.stubEnv(name, 'private');
  // The primary process sets this variable for a worker, and the job may run in a worker.
  vi.stubEnv('SHAMBLE_WORKER', '{"secret":"private"}');
  await sendBackup(`env > "${folder}/seen"`, file, folder, now);
  const seen = await readFile(join(folder, 'seen'), 'utf8');
  expect(seen).toContain('AWS_PROFILE=dance');
  expect(seen).not.toContain('private');
});

test('a given database is backed up every day only where a command sends the backup elsewhere', async () => {
  const database = await makeTestDatabase();
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    AUTH_SECRET: 'k3J9-vQ0xWz7_aBcDeFgHiJkLmNoPqRsTu',
  };
  const secret = settings.AUTH_SECRET;
  expect(makeDailyBackup(readEnv(settings), secret, () => now)).toBeNull();
  const sent = { ...settings, BACKUP_COMMAND: `cp "$BACKUP_FILE" "${folder}/taken.gz"` };
  await makeDailyBackup(readEnv(sent), secret, () => now)?.(database.pool);
  expect(await readFile(join(folder, 'taken.gz'))).toEqual(
    await readFile(join(folder, 'backups', 'daily-2027-03-01.gz')),
  );
  const broken = makeDailyBackup(readEnv({ ...sent, BACKUP_COMMAND: 'exit 1' }), secret, () => now);
  await expect(broken?.(database.pool)).rejects.toThrow('BACKUP_COMMAND ended with 1');
  await database.drop();
});
