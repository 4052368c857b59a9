import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

let server: TestServer;
afterEach(() => server.stop());

const message = 'The moon over the graveyard could be a little bigger. '.repeat(4);
const feedback = { body: { name: null, email: null, feedback_type: 'general', message } };

test('R24 a person or an address can send feedback five times an hour', async () => {
  server = await startTestServer();
  const { visitor } = await signUp(server.url);
  for (const sender of [visitor, makeVisitor(server.url)]) {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) statuses.push((await sender.call('sendFeedback', feedback)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test('R24 a feedback that is sent again with its key is not counted again', async () => {
  server = await startTestServer();
  const visitor = makeVisitor(server.url);
  const send = async (key: string) =>
    (await visitor.call('sendFeedback', { ...feedback, headers: { 'idempotency-key': key } })).status;
  expect(await Promise.all(Array.from({ length: 8 }, () => send('same')))).toEqual(Array(8).fill(200));
  const long = 'k'.repeat(199);
  expect([await send(`${long}a`), await send(`${long}b`), await send(`${long}ab`)]).toEqual([200, 200, 400]);
  expect([await send('fourth'), await send('fifth'), await send('sixth')]).toEqual([200, 200, 429]);
  expect([await send('same'), await send('sixth')]).toEqual([200, 429]);
  const { rows } = await server.database.pool.query('select count(*)::int as stored from feedback');
  expect(rows[0].stored).toBe(5);
});
