import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '#testing/server/tcp-proxy.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { signUp, type Visitor } from '#testing/server/visitor.ts';

let proxy: TcpProxy;
let server: TestServer;
let stopped: boolean;
beforeEach(async () => {
  stopped = false;
  server = await startTestServer({}, async (address) => {
    proxy = await startTcpProxy(address);
    const url = new URL(address);
    url.searchParams.delete('host');
    url.host = `127.0.0.1:${proxy.port}`;
    return url.href;
  });
});
afterEach(async () => {
  proxy.become('cut');
  if (!stopped) await server.stop();
  await proxy.close();
});

/** Checks one item again and again; `stop` ends that and resolves with the number of refusals. */
function practise(visitor: Visitor, id: string): { stop: () => Promise<number> } {
  let running = true;
  const done = (async () => {
    let refused = 0;
    while (running) {
      const { status } = await visitor.call('checkItem', { params: { checklist_id: id } });
      expect([200, 503]).toContain(status);
      if (status === 503) refused += 1;
      await sleep(20);
    }
    return refused;
  })();
  return {
    stop: () => {
      running = false;
      return done;
    },
  };
}

test('R60 connections that the network forgot are replaced, and leave no lock behind', async () => {
  const { rows } = await server.database.pool.query('select id from checklists order by id limit 1');
  const id: string = rows[0].id;
  const people = await Promise.all([1, 2, 3, 4].map(() => signUp(server.url)));
  const practices = people.map(({ visitor }) => practise(visitor, id));
  await sleep(300);
  proxy.forget();
  const refused = await Promise.all(practices.map(async ({ stop }) => sleep(1_000).then(stop)));
  expect(Math.max(...refused)).toBeGreaterThan(0);

  // PostgreSQL still holds the lock of the transaction that was open, until it notices the lost connection itself.
  for (const { visitor } of people)
    while ((await visitor.call('checkItem', { params: { checklist_id: id } })).status !== 200)
      await sleep(100);
  const marks = await server.database.pool.query('select 1 from progress');
  expect(marks.rowCount).toBe(people.length);
}, 60_000);

test('R14 changes announced on a connection that the network forgot are not missed', async () => {
  const { visitor, id } = await signUp(server.url);
  expect((await visitor.call('readProfile')).status).toBe(200);
  proxy.forget();
  // The session is deleted in the database, as another server would do it.
  await server.database.pool.query('delete from sessions where user_id = $1', [id]);
  await server.database.pool.query(
    "update ui_copy set text = 'Come dance', edited_at = now() where key = 'footer_community'",
  );
  while ((await visitor.call('readProfile')).status !== 401) await sleep(100);
  const text = async () => (await visitor.call('readCopy')).body.copy?.footer_community;
  while ((await text()) !== 'Come dance') await sleep(100);
});

test('R58 a stop does not wait for connections that the network forgot', async () => {
  await signUp(server.url);
  proxy.forget();
  proxy.become('swallow');
  await server.stop();
  stopped = true;
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
}, 30_000);
