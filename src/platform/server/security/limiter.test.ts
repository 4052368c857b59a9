import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

let server: TestServer;
afterEach(() => server.stop());

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
