import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { startTransactionPooler } from '../testing/transaction-pooler.ts';
import { openGiven } from './given-database.ts';
import { sessionFlaw } from './session-probe.ts';

const database = await sharedDatabase();

test('a PostgreSQL that keeps sessions is taken', async () => {
  expect(await openGiven(database.url)).toEqual({ connectionString: database.url });
});

test('so is one behind a proxy that hands every byte on', async () => {
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
  await expect(sessionFlaw({ connectionString: url }, 200)).rejects.toThrow('Query read timeout');
  await proxy.close();
});

test.each(['127.0.0.1', 'localhost'])('a refused connection to %s names the setting', async (host) => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  await new Promise((resolve) => taken.close(resolve));
  await expect(openGiven(`postgres://me:secret@${host}:${port}/dance`)).rejects.toThrow(
    new RegExp(`^DATABASE_URL: connect ECONNREFUSED [^\n]*:${port}$`),
  );
});

test('a database that is not there names the setting, and no password', async () => {
  const url = database.url.replace(/shamble_test_\w+/, 'not_there');
  const error: Error = await openGiven(url).catch((reason) => reason);
  expect(error.message).toBe('DATABASE_URL: database "not_there" does not exist');
});
