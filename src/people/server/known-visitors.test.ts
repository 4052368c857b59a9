import { expect, test, vi } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makeVisitor, type Visitor } from '#testing/server/visitor.ts';
import { issueLink } from './links.ts';

const server = await sharedServer();

let count = 0;

/** A new person whose session this server remembers, because it has read it once. */
async function rememberedVisitor(): Promise<Visitor & { email: string }> {
  count += 1;
  const visitor = makeVisitor(server.url);
  const email = `remembered-${count}@example.org`;
  await visitor.call('signUp', {
    body: { first_name: 'Known', email, password: 'lurch-and-drag-7', age_group: '18+' },
  });
  expect((await visitor.call('readProgress')).status).toBe(200);
  return { ...visitor, email };
}

function statusOf(visitor: Visitor): Promise<number> {
  return visitor.call('readProgress').then((answer) => answer.status);
}

test('a remembered session needs no query: it counts even while its row is locked', async () => {
  const visitor = await rememberedVisitor();
  const client = await server.database.pool.connect();
  await client.query('begin; lock table sessions in access exclusive mode');
  expect(await statusOf(visitor)).toBe(200);
  await client.query('rollback');
  client.release();
});

test('a session that another process has ended is soon refused', async () => {
  const visitor = await rememberedVisitor();
  await server.database.pool.query(
    `delete from sessions where user_id = (select id from users where email = $1)`,
    [visitor.email],
  );
  await vi.waitFor(async () => expect(await statusOf(visitor)).toBe(401), 20_000);
});

test('a change that another process makes to a person soon shows', async () => {
  const visitor = await rememberedVisitor();
  await server.database.pool.query(`update users set first_name = 'Renamed' where email = $1`, [
    visitor.email,
  ]);
  await vi.waitFor(async () => {
    expect((await visitor.call('readSession')).body.user.first_name).toBe('Renamed');
  }, 20_000);
});

test('after signing out here the old cookie is refused at once', async () => {
  const visitor = await rememberedVisitor();
  const stolen = makeVisitor(server.url);
  for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value);
  expect(await statusOf(stolen)).toBe(200);
  await visitor.call('signOut', { body: {} });
  expect(await statusOf(stolen)).toBe(401);
});

test.each(['redeemMagicLink', 'redeemPasswordReset'] as const)(
  'sessions that %s ends are refused at once, also when a person who is signed in as another makes the call',
  async (redeem) => {
    const [other, owner] = [await rememberedVisitor(), await rememberedVisitor()];
    const { rows } = await server.database.pool.query('select id as user_id from users where email = $1', [
      owner.email,
    ]);
    const purpose = redeem === 'redeemMagicLink' ? 'magic' : 'reset';
    const link = { ...rows[0], email: owner.email };
    const token = await issueLink(server.database.db, purpose, link, Date.now());
    const announce = (state: string) =>
      server.database.pool.query(
        `alter table sessions ${state} trigger announce; alter table users ${state} trigger announce`,
      );
    await announce('disable');
    const body =
      redeem === 'redeemMagicLink' ? { token, was_me: false } : { token, password: 'lurch-and-drag-8' };
    expect((await other.call(redeem, { body })).status).toBe(200);
    expect(await statusOf(owner)).toBe(401);
    await announce('enable');
  },
);

test('without a connection for announcements nothing is remembered', async () => {
  const visitor = await rememberedVisitor();
  await server.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'listen%' and datname = current_database()`,
  );
  await vi.waitFor(async () => {
    await server.database.pool.query(
      `delete from sessions where user_id = (select id from users where email = $1)`,
      [visitor.email],
    );
    expect(await statusOf(visitor)).toBe(401);
  }, 20_000);
});
