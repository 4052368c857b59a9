import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDatabase } from '#testing/server/data-folder.ts';
import { startServerProcess } from '#testing/server/server-process.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { startTransactionPooler } from '#testing/server/transaction-pooler.ts';

const AUTH_SECRET = 'k3J9-vQ0xWz7_aBcDeFgHiJkLmNoPqRsTu';
let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'shamble-refused-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

/** Returns the output of a failing start, which must be one line. */
async function refusal(variables: Record<string, string>, within: string[] = []): Promise<string> {
  const said = await startServerProcess({ DATA_DIR, ...variables }, within).then(
    (server) => server.end('SIGTERM').then(() => 'started'),
    (error: Error) => error.message,
  );
  expect(said).toMatch(/^[^\n]+$/);
  return said;
}

/** The command that puts the data folder on a disk of `size`, where this machine allows such a mount. */
const onDisk = (size: string) => [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size},mode=755 tmpfs "$DATA_DIR" && exec "$@"`,
  'sh',
];
const [command = '', ...args] = onDisk('1m');
const canMount =
  spawnSync(command, [...args, 'true'], { env: { ...process.env, DATA_DIR: tmpdir() } }).status === 0;

// A disk of 4 MB becomes full while the cluster is made, a disk of 40 MB while the database is made, and a disk of 41
// MB while the first tables are made.
test.runIf(canMount).each(['4m', '40m', '41m'])(
  'a first start that fills a disk of %s prints a line that names the data folder',
  async (size) => {
    const said = await refusal({}, onDisk(size));
    expect(said).toContain(DATA_DIR);
    expect(said).toMatch(/No space left on device|wrote only/);
  },
);

test('a start with a file as its data folder prints a line that names the file', async () => {
  const path = join(DATA_DIR, 'file');
  await writeFile(path, '');
  const said = await refusal({ DATA_DIR: path });
  expect(said).toMatch(/^DATA_DIR: /);
  expect(said).toContain(path);
});

test.runIf(process.platform === 'linux')(
  'a start that can’t make its data folder prints a line that names the folder',
  async () => {
    expect(await refusal({ DATA_DIR: '/proc/shamble/data' })).toMatch(/^DATA_DIR: [^\n]*\/proc\/shamble/);
  },
);

test.runIf(canMount)(
  'a start with a data folder that can only be read prints a line that names the setting',
  async () => {
    expect(await refusal({}, onDisk('1m,ro'))).toMatch(/^DATA_DIR: EROFS/);
  },
);

test('a start with a port in use, or with the host of another machine, prints a line that names it, and makes no database', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await refusal({ PORT: String(port) })).toBe(`PORT: ${port} is in use on 127.0.0.1`);
  await new Promise((resolve) => other.close(resolve));
  expect(await refusal({ HOST: '192.0.2.1' })).toMatch(/^HOST: 192\.0\.2\.1 is no address of this machine/);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test('a start with a damaged secret prints a line that names its file', async () => {
  await addDatabase(DATA_DIR);
  const path = join(DATA_DIR, 'auth-secret');
  await writeFile(path, Buffer.alloc(43), { mode: 0o600 });
  expect(await refusal({})).toBe(
    `${path} holds 0 characters, not a secret of 32 or more. Put a copy of it back, or remove it: then all people sign in again.`,
  );
  expect(await readFile(path)).toEqual(Buffer.alloc(43));
});

test('a start on a database of another version of PostgreSQL prints both versions and what to do, and changes nothing', async () => {
  const path = join(DATA_DIR, 'postgres');
  await mkdir(path, { mode: 0o700 });
  await writeFile(join(path, 'PG_VERSION'), '17\n');
  expect(await refusal({})).toMatch(
    /postgres was made by PostgreSQL 17, and this version of Shamble brings PostgreSQL 18\S*, which [^\n]*npm run backup[^\n]*npm run restore\.$/,
  );
  expect(await readdir(path)).toEqual(['PG_VERSION']);
});

test('a start through a pooler in transaction mode prints a line that says so', async () => {
  const database = await makeTestDatabase();
  const pooler = await startTransactionPooler(database.url);
  expect(await refusal({ DATABASE_URL: pooler.url, AUTH_SECRET })).toMatch(
    /^DATABASE_URL leads to a pooler in transaction mode/,
  );
  await pooler.close();
  await database.drop();
});

test('a start on a schema of a newer version prints a line that names the migration and the setting', async () => {
  const database = await makeTestDatabase();
  await database.pool.query("insert into migrations (name) values ('999-later.sql')");
  expect(await refusal({ DATABASE_URL: database.url, AUTH_SECRET })).toMatch(
    /^DATABASE_URL: The database was used by a newer version of Shamble \(999-later\.sql\)/,
  );
  await database.drop();
});

test('a start with a role that may make no tables prints a line that says so', async () => {
  const database = await makeTestDatabase({ empty: true });
  await database.pool.query('revoke create on schema public from pg_database_owner');
  expect(await refusal({ DATABASE_URL: database.url, AUTH_SECRET })).toBe(
    'DATABASE_URL: permission denied for schema public',
  );
  await database.drop();
});

test('the start and the doctor print a line that names a misspelt setting', async () => {
  const variables = { PATH: process.env.PATH, DATA_DIR, SMTP_ULR: 'smtp://localhost', PORT: 'abc' };
  const question = 'SMTP_ULR is not a setting: did you mean SMTP_URL?';
  for (const script of ['./main.ts', '../../../scripts/doctor.ts']) {
    const path = fileURLToPath(new URL(script, import.meta.url));
    const { stdout, stderr, status } = spawnSync(process.execPath, [path], { env: variables });
    expect(status).toBe(1);
    expect(`${stdout}${stderr}`).toContain(question);
    expect(`${stdout}${stderr}`).toContain('PORT: ');
  }
});

test('a project that is reached by a symbolic link starts like any other', async () => {
  const link = join(DATA_DIR, 'current');
  await symlink(fileURLToPath(new URL('../../..', import.meta.url)), link);
  const variables = { PATH: process.env.PATH, DATA_DIR, PORT: 'abc' };
  const { stderr, status } = spawnSync(process.execPath, [join(link, 'src/platform/server/main.ts')], {
    env: variables,
  });
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('PORT: ')]);
});
