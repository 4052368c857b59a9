import { expect, test } from 'vitest';
import { operatorEmail, signUpOperator } from '#testing/server/operator.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { signUp, type Visitor } from '#testing/server/visitor.ts';

const DAY = 86_400_000;

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000', OPERATOR_EMAILS: operatorEmail });

/** Lets half of the idle time of a session pass, so that the next answer may renew it. */
const passHalf = () => server.pass(16 * DAY);

/** The Set-Cookie that lets a browser keep its cookie for 30 more days. */
function renewalOf({ cookies }: Visitor): string[] {
  return [`session=${cookies.get('session')}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`];
}

test.each(['readCourse', 'readLesson', 'readCopy'] as const)(
  'R8 %s, whose answer proxies may keep for all, renews no session, and the next answer does',
  async (name) => {
    const { visitor } = await signUp(server.url);
    const params = { lesson_id: '1' };
    passHalf();
    const answer = await visitor.call(name, { params });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    const unchanged = await visitor.call(name, { params, headers });
    expect(unchanged.status).toBe(304);
    for (const each of [answer, unchanged]) expect(each.headers.getSetCookie()).toEqual([]);

    const next = await visitor.call('readSession');
    expect(next.headers.getSetCookie()).toEqual(renewalOf(visitor));
    expect(next.headers.get('cache-control')).toBe('no-store');
  },
);

test('R8 a session stays renewed even if the page makes other calls at the same time', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => signUp(server.url)));
  passHalf();
  const names = ['readSession', 'readCourse', 'readCopy'] as const;
  await Promise.all(people.flatMap(({ visitor }) => names.map((name) => visitor.call(name))));
  server.pass(29 * DAY);
  for (const { visitor } of people) expect((await visitor.call('readProfile')).status).toBe(200);
});

test('R8 a renewal that was lost on its way is repeated the next day', async () => {
  const { visitor } = await signUp(server.url);
  passHalf();
  await visitor.call('readSession');
  server.pass(DAY + 1);
  expect((await visitor.call('readSession')).headers.getSetCookie()).toEqual(renewalOf(visitor));
});

test('R8 a refusal also renews the session', async () => {
  const { visitor } = await signUp(server.url);
  passHalf();
  const refused = await visitor.call('exportStudioFeedback');
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, renewalOf(visitor)]);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect((await visitor.call('readSession')).headers.getSetCookie()).toEqual([]);
});

test('R8 an answer with a file also renews the session', async () => {
  const { visitor } = await signUpOperator(server);
  passHalf();
  const file = await visitor.call('exportStudioFeedback');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(file.headers.getSetCookie()).toEqual(renewalOf(visitor));
});

test('R8 an answer to signing out or in has only the cookie for that', async () => {
  const { visitor, person } = await signUp(server.url);
  const { email, password } = person;
  const bodies = { signIn: { email, password }, signOut: undefined, deleteAccount: { password } };
  const ending = 'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
  const before = visitor.cookies.get('session');
  const sessionCookies = async (name: keyof typeof bodies) => {
    passHalf();
    const { status, headers } = await visitor.call(name, { body: bodies[name] });
    expect(status).toBe(200);
    return headers.getSetCookie().filter((cookie) => cookie.startsWith('session='));
  };
  expect(await sessionCookies('signIn')).toEqual(renewalOf(visitor));
  expect(visitor.cookies.get('session')).not.toBe(before);
  expect(await sessionCookies('signOut')).toEqual([ending]);
  await visitor.call('signIn', { body: bodies.signIn });
  expect(await sessionCookies('deleteAccount')).toEqual([ending]);
});
