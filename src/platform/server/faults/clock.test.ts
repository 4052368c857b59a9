import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';

const DAY = 86_400_000;

const server = await sharedServer();
const { rows } = await server.database.pool.query('select id from checklists order by id limit 8');
const ids = rows.map(({ id }) => id);

async function practise(visitor: Visitor, item: number): Promise<number> {
  const answer = await visitor.call('checkItem', { params: { checklist_id: ids[item] ?? '' } });
  expect(answer.status).toBe(200);
  return answer.body.progress.current_streak;
}

test('R63 a clock that is set back and forth neither adds nor removes practice days', async () => {
  const { visitor, id } = await signUp(server.url);
  expect(await practise(visitor, 0)).toBe(1);
  server.pass(DAY);
  expect(await practise(visitor, 1)).toBe(2);
  for (const days of [-1, 1, -3, 3]) {
    server.pass(days * DAY);
    expect(await practise(visitor, 2)).toBe(2);
  }
  server.pass(DAY);
  expect(await practise(visitor, 3)).toBe(3);
  const { rows } = await server.database.pool.query('select 1 from practice_days where user_id = $1', [id]);
  expect(rows).toHaveLength(3);
  server.pass(-2 * DAY);
});

test('a clock that was a month ahead for a while ends no session and locks no account', async () => {
  const { visitor } = await signUp(server.url);
  server.pass(40 * DAY);
  expect([200, 401]).toContain((await visitor.call('readProfile')).status);
  server.pass(-40 * DAY);
  expect((await visitor.call('readProfile')).status).toBe(200);
  // The limits count calls per minute. A minute that began while the clock was ahead must end now, and not a month
  // later.
  for (let turn = 0; turn < 125; turn += 1) {
    const { status } = await visitor.call('setReminders', { body: { reminders_opt_in: turn % 2 === 0 } });
    expect([200, 429]).toContain(status);
  }
  server.pass(61_000);
  expect((await visitor.call('setReminders', { body: { reminders_opt_in: true } })).status).toBe(200);
});

test('a limit that was reached while the clock was ahead ends once the clock is right', async () => {
  const wrong = { body: { email: 'nobody@example.com', password: 'a wrong password' } };
  const signIn = async () => (await makeVisitor(server.url).call('signIn', wrong)).status;
  server.pass(40 * DAY);
  while ((await signIn()) !== 429);
  server.pass(-40 * DAY);
  expect(await signIn()).toBe(401);
});

test('pages, texts and health do not depend on the clock', async () => {
  for (const days of [400, -800, 400]) {
    server.pass(days * DAY);
    for (const path of ['/', '/learn', '/faq', '/api/course', '/api/session', '/health/ready'])
      expect((await fetch(server.url + path)).status).toBe(200);
  }
});
