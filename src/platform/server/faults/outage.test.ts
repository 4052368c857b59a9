import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { soak } from '#testing/server/soak.ts';
import { startTcpProxy, type TcpProxy } from '#testing/server/tcp-proxy.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';
import { mailedToken } from '#testing/server/waiting-mails.ts';

let proxy: TcpProxy;
let server: TestServer;

beforeEach(async () => {
  // Calls without a pause would run into the limits on a fast machine.
  const unlimited = { SIGN_UPS_PER_HOUR: '10000', READS_PER_MINUTE: '100000', WRITES_PER_MINUTE: '100000' };
  server = await startTestServer(unlimited, async (address) => {
    proxy = await startTcpProxy(address);
    const url = new URL(address);
    url.searchParams.delete('host');
    url.host = `127.0.0.1:${proxy.port}`;
    return url.href;
  });
});
afterEach(async () => {
  proxy.become('pass');
  await server.stop();
  await proxy.close();
});

/** Milliseconds that an outage lasts. */
const LENGTH = soak(30_000, 4_000);
/** Milliseconds after which an answer counts as late; the product promises two seconds. */
const TIMEOUT = 3_000;

/**
 * Milliseconds in which this process, which runs the server too, got a processor: delays of an overloaded machine are
 * not the server's fault.
 */
let served = 0;
setInterval(() => {
  served += 10;
}, 10).unref();

async function items(): Promise<string[]> {
  const { rows } = await server.database.pool.query('select id from checklists order by id');
  return rows.map(({ id }) => id);
}

async function timed(call: () => Promise<{ status: number; headers: Headers }>) {
  const started = served;
  const { status, headers } = await call();
  return { status, retryAfter: headers.get('retry-after'), ms: served - started };
}

/** Checks items one after the other until `stop` is called; keeps the acknowledged checks and all other answers. */
function practise(visitor: Visitor, ids: string[]) {
  const acknowledged = new Set<string>();
  const refused: { status: number; retryAfter: string | null; ms: number }[] = [];
  let running = true;
  const done = (async () => {
    for (let turn = 0; running; turn++) {
      const id = ids[turn % ids.length] ?? '';
      const answer = await timed(() => visitor.call('checkItem', { params: { checklist_id: id } }));
      if (answer.status === 200) acknowledged.add(id);
      else refused.push(answer);
      await sleep(60);
    }
  })();
  return {
    acknowledged,
    refused,
    stop: async () => {
      running = false;
      await done;
    },
  };
}

test.each(['cut', 'swallow'] as const)(
  'R60 while the database is gone (%s) calls get 503 with Retry-After soon, pages are served, and all recovers by itself',
  async (mode) => {
    const ids = await items();
    const people = await Promise.all([1, 2, 3, 4].map(() => signUp(server.url)));
    const practices = people.map(({ visitor }) => practise(visitor, ids));
    await sleep(500);
    proxy.become(mode);
    const end = Date.now() + LENGTH;
    while (Date.now() < end) {
      for (const path of ['/', '/faq', '/dashboard', '/health/live'])
        expect((await fetch(server.url + path)).status).toBe(200);
      const stranger = await timed(() =>
        makeVisitor(server.url).call('signIn', {
          body: { email: 'a@example.com', password: 'some password' },
        }),
      );
      expect(stranger).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
      expect(stranger.ms).toBeLessThan(TIMEOUT);
      const ready = await fetch(`${server.url}/health/ready`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        expect.objectContaining({ status: 'unready' }),
      ]);
      await sleep(100);
    }
    proxy.become('pass');
    while ((await fetch(`${server.url}/health/ready`)).status !== 200) await sleep(50);
    await sleep(1_500);
    for (const practice of practices) await practice.stop();
    const email = people[0]?.person.email ?? '';
    await makeVisitor(server.url).call('requestMagicLink', { body: { email } });
    expect(await mailedToken(server, 'magic', email)).toMatch(/^[\w-]{43}$/);

    for (const [index, { visitor, id }] of people.entries()) {
      const practice = practices[index];
      expect(practice?.refused.length).toBeGreaterThan(0);
      for (const { status, ms } of practice?.refused ?? []) {
        expect(status).toBe(503);
        expect(ms).toBeLessThan(TIMEOUT);
      }
      const progress = await visitor.call('readProgress');
      expect(progress.status).toBe(200);
      expect(progress.body.checked).toEqual(expect.arrayContaining([...(practice?.acknowledged ?? [])]));
      const doubled = await server.database.pool.query(
        'select 1 from progress where user_id = $1 group by step_id, checklist_id having count(*) > 1',
        [id],
      );
      expect(doubled.rowCount).toBe(0);
    }
  },
  120_000,
);

test('R60 a database that answers late is waited for, not given up', async () => {
  const { visitor } = await signUp(server.url);
  proxy.become('delay');
  const answers = await Promise.all(
    ['readProfile', 'readProgress'].map((name) => visitor.call(name as never)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('R60 a pool whose every connection hangs answers 503 soon, serves pages, and recovers', async () => {
  const people = await Promise.all(Array.from({ length: 24 }, () => signUp(server.url)));
  const blocker = await server.database.pool.connect();
  await blocker.query('begin; lock table trophies, lesson_progress, users in access exclusive mode');
  const calls = people.map(({ visitor }) => timed(() => visitor.call('readProgress')));
  for (const path of ['/', '/health/live']) expect((await fetch(server.url + path)).status).toBe(200);
  for (const answer of await Promise.all(calls)) {
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
  }
  await blocker.query('rollback');
  blocker.release();
  const again = await Promise.all(people.map(({ visitor }) => visitor.call('readProgress')));
  expect(again.map(({ status }) => status)).toEqual(people.map(() => 200));
});
