import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';

let server: TestServer;
afterEach(() => server.stop());

const message = 'The moon over the graveyard could be a little bigger. '.repeat(4);
const feedback = { body: { name: null, email: null, feedback_type: 'general', message } };

// §9.limits-suit-class-behind-one
test('R24 R25 sign-ups of one address are limited by the setting; the answer says how long to wait', async () => {
  server = await startTestServer({ SIGN_UPS_PER_HOUR: '3' });
  const visitor = makeVisitor(server.url);
  const signUpOnce = () => visitor.call('signUp', { body: makePerson() });
  for (let turn = 0; turn < 3; turn++) expect((await signUpOnce()).status).toBe(200);
  const refused = await signUpOnce();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect(refused.body.code).toBe('too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  server.pass(3_600_000);
  expect((await signUpOnce()).status).toBe(200);
});

test('R24 a person or an address sends five feedbacks an hour', async () => {
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

test('R24 however many visitors share an address, none is refused a read', async () => {
  server = await startTestServer({ READS_PER_MINUTE: '5', WRITES_PER_MINUTE: '5' });
  const visitor = makeVisitor(server.url);
  const names = ['readCourse', 'readCopy', 'readSession'] as const;
  const statuses = await Promise.all(
    Array.from(
      { length: 200 },
      async (_, turn) => (await visitor.call(names[turn % 3] ?? 'readCopy')).status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('R24 a person makes 120 writes and 600 reads a minute', async () => {
  server = await startTestServer();
  const { visitor } = await signUp(server.url);
  const count = async (calls: number, call: () => Promise<{ status: number }>) => {
    const answers = [];
    for (let turn = 0; turn < calls; turn += 20)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, call))));
    return answers.filter(({ status }) => status !== 429).length;
  };
  const write = () => visitor.call('setReminders', { body: { reminders_opt_in: true } });
  expect(await count(140, write)).toBe(120);
  expect(await count(620, () => visitor.call('listSessions'))).toBe(600);
  server.pass(60_000);
  expect((await write()).status).toBe(200);
});

test('R22 right sign-ins of a whole class at once are refused for a moment only, wrong ones for minutes', async () => {
  server = await startTestServer({ SIGN_INS_PER_ADDRESS: '2' });
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp(server.url)));
  const visitor = makeVisitor(server.url);
  const waits = async (wrong = '') => {
    const answers = await Promise.all(
      people.map(({ person: { email, password } }) =>
        visitor.call('signIn', { body: { email, password: password + wrong } }),
      ),
    );
    return answers.flatMap(({ status, headers }) =>
      status === 429 ? Number(headers.get('retry-after')) : [],
    );
  };
  const short = await waits();
  expect(short.length).toBeGreaterThan(0);
  expect(Math.max(...short)).toBeLessThan(60);
  await waits('wrong');
  const body = { email: makePerson().email, password: 'a wrong one' };
  const late = await visitor.call('signIn', { body });
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(60);
});
