import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { certificates, testAuthority } from '#testing/server/certificates.ts';
import { startTcpProxy } from '#testing/server/tcp-proxy.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { startTlsFront } from '#testing/server/tls-front.ts';
import { startTransactionPooler } from '#testing/server/transaction-pooler.ts';
import { openGiven } from './given-database.ts';
import { sessionFlaw } from './session-probe.ts';

const database = await sharedDatabase();

test('a PostgreSQL that keeps sessions is accepted', async () => {
  expect(await openGiven(database.url)).toEqual({ connectionString: database.url });
});

test('a PostgreSQL behind a proxy that forwards every byte is accepted too', async () => {
  const proxy = await startTcpProxy(database.url);
  const { username, password, pathname } = new URL(database.url);
  const url = `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`;
  expect(await openGiven(url)).toEqual({ connectionString: url });
  await proxy.close();
});

test('a pooler in transaction mode is refused in one line that says what to do', async () => {
  const pooler = await startTransactionPooler(database.url);
  await expect(openGiven(pooler.url)).rejects.toThrow(
    /^DATABASE_URL leads to a pooler in transaction mode[^\n]+: give the address of PostgreSQL itself, or set the pooler to session mode\.$/,
  );
  await pooler.close();
});

test('a database that falls silent is given up', async () => {
  const proxy = await startTcpProxy(database.url);
  proxy.become('hold');
  const { username, password, pathname } = new URL(database.url);
  const url = `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`;
  // On a busy machine even connecting may take more than the 200 ms; the error then has the second of these messages.
  await expect(sessionFlaw({ connectionString: url }, 200)).rejects.toThrow(
    /Query read timeout|timeout expired/,
  );
  await proxy.close();
});

test.each(['127.0.0.1', 'localhost'])(
  'the error of a refused connection to %s names the setting',
  async (host) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    await new Promise((resolve) => taken.close(resolve));
    await expect(openGiven(`postgres://me:secret@${host}:${port}/dance`)).rejects.toThrow(
      new RegExp(`^DATABASE_URL: connect ECONNREFUSED [^\n]*:${port}$`),
    );
  },
);

test('the error about a missing database names the setting, and shows no password', async () => {
  const url = database.url.replace(/shamble_test_\w+/, 'not_there');
  const error: Error = await openGiven(url).catch((reason) => reason);
  expect(error.message).toBe('DATABASE_URL: database "not_there" does not exist');
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shamble-tls-'));
  await writeFile(join(folder, 'authority.pem'), testAuthority);
  await writeFile(join(folder, 'other.pem'), certificates.selfSigned);
  await writeFile(join(folder, 'words.pem'), 'not a certificate');
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Returns the address of the database behind TLS, with `settings` at its end. In `settings` FOLDER means the folder
 * with the authorities.
 */
async function behindTls(certificate: string | null, settings: string) {
  const front = await startTlsFront(database.url, certificate);
  const { username, password, pathname } = new URL(database.url);
  const url = `postgres://${username}:${password}@localhost:${front.port}${pathname}?${settings}`;
  return { url: url.replaceAll('FOLDER', folder), [Symbol.asyncDispose]: () => front.close() };
}

test.each([
  'sslmode=verify-full&sslrootcert=FOLDER/authority.pem',
  'sslmode=require&sslrootcert=FOLDER/authority.pem',
  'sslrootcert=FOLDER/authority.pem&sslmode=verify-ca',
  'sslrootcert=FOLDER/authority.pem',
  'sslmode=no-verify',
  'uselibpqcompat=true&sslmode=require',
])(
  'a database with an authority of its own is reached with %s, and the driver warns of nothing',
  async (settings) => {
    const warned = vi.spyOn(process, 'emitWarning');
    await using tls = await behindTls(certificates.signed, settings);
    expect(await openGiven(tls.url)).toHaveProperty('connectionString');
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  },
);

const way =
  /have the address end with \?sslmode=verify-full&sslrootcert= and the path of that authority's certificate$/;

test.each<[string, string | null, string, RegExp]>([
  ['an authority of its own', certificates.signed, 'sslmode=require', way],
  ['an authority of its own, asked for strictly', certificates.signed, 'sslmode=verify-full', way],
  [
    'a certificate that signed itself',
    certificates.selfSigned,
    'sslmode=verify-full&sslrootcert=system',
    way,
  ],
  [
    'another authority',
    certificates.signed,
    'sslrootcert=FOLDER/other.pem',
    /not from the authority in the file that sslrootcert names/,
  ],
  [
    'a certificate for another name',
    certificates.ofAnotherName,
    'sslrootcert=FOLDER/authority.pem',
    /certificate is for another name \(.*db\.example\.org/,
  ],
  [
    'an expired certificate',
    certificates.expired,
    'sslrootcert=FOLDER/authority.pem',
    /does not hold today \(certificate has expired\)/,
  ],
  [
    'a missing file',
    certificates.signed,
    'sslrootcert=FOLDER/none.pem',
    /file that sslrootcert, sslcert or sslkey names can't be read \(ENOENT/,
  ],
  ['a file of something else', certificates.signed, 'sslrootcert=FOLDER/words.pem', /sslrootcert/],
  ['no TLS', null, 'sslmode=require', /offers no TLS.*sslmode=disable$/],
])('%s is reported in one line that names the setting', async (_, certificate, settings, line) => {
  await using tls = await behindTls(certificate, settings);
  const error: Error = await openGiven(tls.url).catch((reason) => reason);
  expect(error.message).toMatch(/^DATABASE_URL: [^\n]+$/);
  expect(error.message).toMatch(line);
});

test.each<[string, { code?: string; message: string }, RegExp]>([
  [
    'insists on TLS',
    {
      code: '28000',
      message: 'no pg_hba.conf entry for host "10.0.0.1", user "me", database "dance", no encryption',
    },
    /takes no connection without TLS .*sslmode=verify-full$/,
  ],
  [
    'knows another password',
    { code: '28P01', message: 'password authentication failed for user "me"' },
    /^DATABASE_URL: password authentication failed for user "me"$/,
  ],
])('a server that %s is recognised by its message', async (_, { code = '', message }, line) => {
  const field = (letter: string, text: string) => `${letter}${text}\0`;
  const body = Buffer.from(`${field('S', 'FATAL')}${field('C', code)}${field('M', message)}\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(body.length + 4, 1);
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    client.once('data', () => client.end(Buffer.concat([head, body])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await expect(openGiven(`postgres://me:secret@127.0.0.1:${port}/dance`)).rejects.toThrow(line);
  await new Promise((resolve) => server.close(resolve));
});
