import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startTcpProxy } from '#testing/server/tcp-proxy.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { listenToDatabase, SERVING_LOCK } from './announcements.ts';

const database = await makeTestDatabase();
const proxy = await startTcpProxy(database.url);
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

/** Returns the same database through the proxy, with a name by which its connections differ from the test's own. */
function throughProxy() {
  const url = new URL(database.url);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${proxy.port}`;
  return { connectionString: url.href, application_name: 'listener' };
}

/** Returns the processes of PostgreSQL that serve the listener's connections, oldest first. */
async function connections(): Promise<number[]> {
  const { rows } = await database.pool.query(
    "select pid from pg_stat_activity where application_name = 'listener' order by backend_start",
  );
  return rows.map(({ pid }) => pid);
}

/** Returns the processes that hold the lock in this database; servers of other tests hold it in other databases. */
async function holdersOfTheLock(): Promise<number[]> {
  const { rows } = await database.pool.query(
    `select pid from pg_locks join pg_database on oid = database
     where datname = current_database() and locktype = 'advisory' and objid = $1 order by pid`,
    [SERVING_LOCK],
  );
  return rows.map(({ pid }) => pid);
}

test('after a database was slow for a while one connection listens to it, and gets each announcement once', async () => {
  const announcements = await listenToDatabase(throughProxy(), ['people']);
  const received: string[] = [];
  announcements.on('people', (payload) => received.push(payload));
  const returned = new Promise<void>((resolve) => announcements.onReturn(resolve));
  const [lost] = await connections();

  proxy.become('hold');
  await database.pool.query('select pg_terminate_backend($1)', [lost]);
  const tried = new Set([lost]);
  while (tried.size < 3) {
    for (const pid of await connections()) tried.add(pid);
    await sleep(20);
  }
  proxy.become('pass');
  await returned;

  // A connection that was given up may end late, but it does end.
  await expect.poll(connections).toEqual([[...tried].at(-1)]);
  await expect.poll(holdersOfTheLock).toEqual([[...tried].at(-1)]);
  await database.pool.query("select pg_notify('people', 'zoe')");
  await expect.poll(() => received.length).toBeGreaterThan(0);
  await sleep(100);
  expect(received).toEqual(['zoe']);
  await announcements.stop();
}, 30_000);

test('a server that could not listen at its start leaves no connection, and does not try again', async () => {
  proxy.become('hold');
  await expect(listenToDatabase(throughProxy(), ['people'])).rejects.toThrow('Query read timeout');
  proxy.become('pass');
  await sleep(1_500);
  expect(await connections()).toEqual([]);
});

test('a server that starts at the end of a restore waits for the lock of servers and gets it', async () => {
  const restore = await database.pool.connect();
  await restore.query('begin');
  await restore.query('select pg_advisory_xact_lock($1)', [SERVING_LOCK]);
  const starting = listenToDatabase({ connectionString: database.url, application_name: 'listener' }, [
    'people',
  ]);
  await expect.poll(connections).toHaveLength(1);
  await sleep(100);
  await restore.query('commit');
  restore.release();
  const announcements = await starting;
  expect(await holdersOfTheLock()).toEqual(await connections());
  await announcements.stop();
});

test('a server that waits for the lock of servers in vain leaves no waiting connection behind', async () => {
  const restore = await database.pool.connect();
  await restore.query('begin');
  await restore.query('select pg_advisory_xact_lock($1)', [SERVING_LOCK]);
  await expect(
    listenToDatabase({ connectionString: database.url, application_name: 'listener' }, ['people']),
  ).rejects.toThrow();
  await expect.poll(connections).toEqual([]);
  await restore.query('rollback');
  restore.release();
});
