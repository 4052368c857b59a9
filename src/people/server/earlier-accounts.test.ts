// Accounts and sessions of version 1.0, which were made by an account library and must go on working.

import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makeVisitor } from '#testing/server/visitor.ts';

/** Rows and cookie of a sign-up with the password 'shuffle of yesterday' and the secret of the test server. */
const earlier = {
  cookie: 'eS9kgX4norN7ztR2DBM3mbJhqmHOiPtG.2CQwQ9k90so4mb%2FPD8sSr3ThTPkijI6zYXRCNCoE5iA%3D',
  users: {
    id: 'uuIoqvpIf8R4C8hf8sWf3XuUcGRzAZGQ',
    first_name: 'Zoe',
    email: 'zoe.old@example.com',
    age_group: '18+',
  },
  accounts: {
    id: '9gqqrLi6CX8qik9gS6sMFuAR4hnWeAvF',
    account_id: 'uuIoqvpIf8R4C8hf8sWf3XuUcGRzAZGQ',
    provider_id: 'credential',
    user_id: 'uuIoqvpIf8R4C8hf8sWf3XuUcGRzAZGQ',
    password:
      '$argon2id$v=19$m=19456,t=2,p=1$CH2xwD7WpJrpS2sXMuswIg$Xk7ow927sv02rNBzLptlX5TXZAUugCP35r/Rzl7z9Mo',
  },
  sessions: {
    id: 'qaWA7SY1X0AUQ3xBJfPkRGt7y8trKaAM',
    token: 'eS9kgX4norN7ztR2DBM3mbJhqmHOiPtG',
    user_id: 'uuIoqvpIf8R4C8hf8sWf3XuUcGRzAZGQ',
    ip_address: '',
    user_agent: 'Unknown device',
  },
} as const;

const server = await sharedServer();
const { db } = server.database;
await db.insertInto('users').values(earlier.users).execute();
await db.insertInto('accounts').values(earlier.accounts).execute();
const expires_at = new Date(Date.now() + 20 * 86_400_000);
await db
  .insertInto('sessions')
  .values({ ...earlier.sessions, expires_at })
  .execute();

test('a cookie of the account library is still a session, can be renewed and ended', async () => {
  const visitor = makeVisitor(server.url);
  visitor.cookies.set('session', earlier.cookie);
  expect((await visitor.call('readSession')).body.user.email).toBe('zoe.old@example.com');
  server.pass(10 * 86_400_000);
  expect((await visitor.call('readProfile')).headers.getSetCookie()).toEqual([
    `session=${earlier.cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  ]);
  await visitor.call('signOut');
  visitor.cookies.set('session', earlier.cookie);
  expect((await visitor.call('readProfile')).status).toBe(401);
});

test('a password of the account library still signs in, and can be confirmed and changed', async () => {
  const visitor = makeVisitor(server.url);
  const body = { email: 'Zoe.Old@example.com', password: 'shuffle of yesterday' };
  expect((await visitor.call('signIn', { body })).status).toBe(200);
  server.pass(15 * 60_000);
  expect((await visitor.call('deleteAccount', { body: { password: 'not this one' } })).status).toBe(403);
  expect((await visitor.call('deleteAccount', { body: { password: body.password } })).status).toBe(200);
});
