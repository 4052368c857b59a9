import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkDataFolder } from '#subjects/server/doctor/check-installation.ts';
import { watchSyncs } from '#testing/server/watch-syncs.ts';
import { readEnv } from './env.ts';
import { readSecret } from './secret.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shamble-secret-'));
  path = join(folder, 'auth-secret');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});
const env = () => readEnv({ DATA_DIR: folder });

test('a secret is made once, in a file that only its owner can read', async () => {
  const made = await readSecret(env());
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await readSecret(env())).toBe(made);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['auth-secret']);
});

test.runIf(process.platform === 'linux')(
  'R64 a new secret is on the disk before it has its name, and its name before it is used',
  async () => {
    const syncs = await watchSyncs();
    await readSecret(env());
    expect(syncs).toEqual([
      { path: expect.stringMatching(`${path}\\.[0-9a-f]+$`), holds: 43 },
      { path: folder, holds: ['auth-secret'] },
    ]);
  },
);

test.each([
  ['empty', Buffer.alloc(0), 0],
  ['cut off', Buffer.from('k3J9-vQ0xWz7'), 12],
  ['filled with zeros', Buffer.alloc(43), 0],
  ['half zeros', Buffer.concat([Buffer.from('k3J9-vQ0xWz7_aBcDeFg'), Buffer.alloc(23)]), 20],
  ['blank', Buffer.from(' '.repeat(42).concat('\n')), 0],
])(
  'R64 a secret that is %s is refused at start and by the doctor, and is left alone',
  async (_, bytes, characters) => {
    await writeFile(path, bytes, { mode: 0o600 });
    const flaw = `holds ${characters} characters, not a secret of 32 or more`;
    await expect(readSecret(env())).rejects.toThrow(`${path} ${flaw}`);
    expect(await readFile(path)).toEqual(bytes);
    expect(await checkDataFolder(env(), Date.now())).toContainEqual({
      level: 'blocker',
      about: 'auth-secret',
      says: expect.stringContaining(`${path} ${flaw}`),
    });
  },
);

test('a secret of random bytes is used as before, and the doctor warns of it', async () => {
  const bytes = Buffer.from(Array.from({ length: 64 }, (_, n) => 255 - n));
  await writeFile(path, bytes, { mode: 0o600 });
  expect(await readSecret(env())).toBe(bytes.toString());
  expect(readEnv({ AUTH_SECRET: bytes.toString() }).AUTH_SECRET).toBe(bytes.toString());
  expect(await checkDataFolder(env(), Date.now())).toContainEqual({
    level: 'warning',
    about: 'auth-secret',
    says: `${path} holds bytes that are no text, which is easier to guess than it looks: rotate it`,
  });
});

test('a secret that an operator wrote by hand is used as it is, with its line end', async () => {
  const own = 'k3J9-vQ0xWz7_aBcDeFgHiJkLmNoPqRsTu\n';
  await writeFile(path, own, { mode: 0o600 });
  expect(await readSecret(env())).toBe(own);
});
