import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailTexts } from '#subjects/content/mail-texts.ts';
import { sharedServer, startTestServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';
import { jobsDone, mailedToken, waitingMails } from '#testing/server/waiting-mails.ts';
import { linkMinutes } from './links.ts';

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000', MAILS_PER_HOUR: '10000' });

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const ask = (operation: 'requestMagicLink' | 'requestPasswordReset', email: string, headers = {}) =>
  makeVisitor(server.url).call(operation, { body: { email }, headers });
const redeem = (token: string, visitor = makeVisitor(server.url)) =>
  visitor.call('redeemMagicLink', { body: { token } });
const choose = (token: string, password = 'a fresh password') =>
  makeVisitor(server.url).call('redeemPasswordReset', { body: { token, password } });

const isProven = async (id: string) =>
  (await query('select email_verified from users where id = $1', [id])).rows[0].email_verified;

/** Makes a person whose address was proven by a reset link. */
async function provenPerson() {
  const { person, id } = await signUp(server.url);
  await ask('requestPasswordReset', person.email);
  await choose(await mailedToken(server, 'reset', person.email), person.password);
  return { person, id };
}

test.each(['magic', 'reset', 'email'] as const)(
  'the mail of a %s link says for how long it works',
  (kind) => {
    expect(mailTexts[kind].paragraphs.join()).toContain(`It works once, for ${linkMinutes[kind]} minutes.`);
  },
);

// §7.password-sign-one-time-link
test('a magic link signs in a person whose address is proven, and keeps the password', async () => {
  const { person, id } = await provenPerson();
  await ask('requestMagicLink', person.email.toUpperCase());
  const visitor = makeVisitor(server.url);
  const answer = await redeem(await mailedToken(server, 'magic', person.email), visitor);
  expect(answer.body).toMatchObject({ user: { id }, password_removed: false });
  expect(await isProven(id)).toBe(true);
  const withPassword = { email: person.email, password: person.password };
  expect((await makeVisitor(server.url).call('signIn', { body: withPassword })).status).toBe(200);
});

test('a magic link leads to the page that asked for it, and to no other', async () => {
  const { visitor, person } = await signUp(server.url);
  const askFrom = (onward: string) =>
    visitor.call('requestMagicLink', { body: { email: person.email, onward } });
  expect((await askFrom('//evil.example')).status).toBe(400);
  expect((await askFrom('/studio')).status).toBe(200);
  await jobsDone(server);
  const [mail, ...others] = (await waitingMails(server, person.email)).filter(({ kind }) => kind === 'magic');
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/\/auth\/login\?mailed=magic#magic=[\w-]+\/studio\s/);
});

test('R14 tokens have 256 random bits and are stored as SHA-256 only', async () => {
  const { person, id } = await signUp(server.url);
  await ask('requestMagicLink', person.email);
  const token = await mailedToken(server, 'magic', person.email);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { rows } = await query('select token_hash from links where user_id = $1', [id]);
  expect(rows[0].token_hash).toEqual(createHash('sha256').update(token).digest());
  const everything = await query("select coalesce(string_agg(mails::text, ''), '') as text from mails");
  expect(everything.rows[0].text).not.toContain(token);
});

test('R14 a token works for its purpose and its address only', async () => {
  const { person, id } = await signUp(server.url);
  await ask('requestPasswordReset', person.email);
  const token = await mailedToken(server, 'reset', person.email);
  expect((await redeem(token)).body.code).toBe('link_invalid');
  await query('update users set email = $2 where id = $1', [id, makePerson().email]);
  expect((await choose(token)).body.code).toBe('link_invalid');
});

test.each([
  ['requestMagicLink', 'magic', 10],
  ['requestPasswordReset', 'reset', 30],
] as const)('R15 a link from %s (%s) lives %i minutes', async (operation, purpose, minutes) => {
  const { person } = await signUp(server.url);
  const use = (token: string) => (purpose === 'magic' ? redeem(token) : choose(token));
  await ask(operation, person.email);
  const first = await mailedToken(server, purpose, person.email);
  server.pass(minutes * 60_000 + 1);
  expect((await use(first)).body.code).toBe('link_invalid');
  await ask(operation, person.email);
  const second = await mailedToken(server, purpose, person.email);
  server.pass(minutes * 60_000 - 5_000);
  expect((await use(second)).status).toBe(200);
});

test('R15 a new link ends the older link for the same purpose', async () => {
  const { person } = await signUp(server.url);
  await ask('requestMagicLink', person.email);
  const first = await mailedToken(server, 'magic', person.email);
  server.pass(61_000);
  await ask('requestMagicLink', person.email);
  const second = await mailedToken(server, 'magic', person.email);
  expect(second).not.toBe(first);
  expect((await redeem(first)).body.code).toBe('link_invalid');
  expect((await redeem(second)).status).toBe(200);
});

// §7.links-carry-their-token-fragment
test('R16 fetching the link with GET and HEAD, as mail scanners do, never uses it up', async () => {
  const { person } = await signUp(server.url);
  await ask('requestMagicLink', person.email);
  const token = await mailedToken(server, 'magic', person.email);
  const visitor = makeVisitor(server.url);
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET']) {
    await visitor.fetch(`/auth/login?token=${token}`, { method });
    expect((await visitor.fetch('/api/auth/magic-link/redeem', { method })).status).toBe(405);
  }
  expect((await redeem(token)).status).toBe(200);
});

test('R17 twenty concurrent redemptions create exactly one session', async () => {
  const { person, id } = await provenPerson();
  await ask('requestMagicLink', person.email);
  const token = await mailedToken(server, 'magic', person.email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)]);
  expect((await query('select 1 from sessions where user_id = $1', [id])).rowCount).toBe(1);
});

test('R17 of twenty concurrent resets exactly one sets its password', async () => {
  const { person } = await signUp(server.url);
  await ask('requestPasswordReset', person.email);
  const token = await mailedToken(server, 'reset', person.email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => choose(token, `password of turn ${turn}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('R18 the token is in the fragment, which no server and no third party sees', async () => {
  const { person } = await signUp(server.url);
  await ask('requestMagicLink', person.email);
  await jobsDone(server);
  const [mail] = await waitingMails(server, person.email);
  expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/auth\/login\?mailed=magic#magic=[\w-]{43}\n/);
});

test('R19 R20 an unknown address gets the same answer, no mail and no account', async () => {
  const { person } = await signUp(server.url);
  const unknown = makePerson().email;
  const before = await query(
    'select (select count(*) from users) as users, (select count(*) from mails) as mails',
  );
  for (const operation of ['requestMagicLink', 'requestPasswordReset'] as const) {
    const [known, stranger] = [await ask(operation, person.email), await ask(operation, unknown)];
    expect([stranger.status, stranger.body]).toEqual([known.status, known.body]);
  }
  await jobsDone(server);
  const after = await query(
    'select (select count(*) from users) as users, (select count(*) from mails) as mails',
  );
  expect(after.rows[0].users).toBe(before.rows[0].users);
  expect(await waitingMails(server, unknown)).toEqual([]);
  const trace = await query(
    "select coalesce(string_agg(j::text, ''), '') as text from graphile_worker._private_jobs j",
  );
  expect(trace.rows[0].text).not.toContain(unknown);
});

test('R21 links come from the configured origin, whatever Host and X-Forwarded-Host say', async () => {
  const publicServer = await startTestServer({ PUBLIC_URL: 'https://dance.example.org' });
  const { person } = await (async () => {
    const person = makePerson();
    await makeVisitor(publicServer.url, { origin: 'https://dance.example.org' }).call('signUp', {
      body: person,
    });
    return { person };
  })();
  await makeVisitor(publicServer.url, {
    origin: 'https://dance.example.org',
    'x-forwarded-host': 'evil.example.net',
    forwarded: 'host=evil.example.net',
  }).call('requestMagicLink', { body: { email: person.email } });
  await jobsDone(publicServer);
  const [mail] = await waitingMails(publicServer, person.email);
  expect(mail?.text).toContain('https://dance.example.org/auth/login?mailed=magic#magic=');
  expect(JSON.stringify(mail)).not.toContain('evil.example.net');
  await publicServer.stop();
});

test('R10 a reset ends all sessions and unused links, mails the person, and signs nobody in', async () => {
  const { visitor, person, id } = await signUp(server.url);
  const second = makeVisitor(server.url);
  await second.call('signIn', { body: { email: person.email, password: person.password } });
  await ask('requestMagicLink', person.email);
  const magic = await mailedToken(server, 'magic', person.email);
  await visitor.call('mailPasswordReset');
  const third = makeVisitor(server.url);
  const token = await mailedToken(server, 'reset', person.email);
  const answer = await third.call('redeemPasswordReset', { body: { token, password: 'a fresh password' } });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  for (const each of [visitor, second, third]) expect((await each.call('readProfile')).status).toBe(401);
  expect((await redeem(magic)).body.code).toBe('link_invalid');
  expect((await query('select 1 from sessions where user_id = $1', [id])).rowCount).toBe(0);
  const kinds = (await waitingMails(server, person.email)).map(({ kind }) => kind);
  expect(kinds).toContain('password_changed');
  const old = await makeVisitor(server.url).call('signIn', {
    body: { email: person.email, password: person.password },
  });
  expect(old.status).toBe(401);
  const fresh = await makeVisitor(server.url).call('signIn', {
    body: { email: person.email, password: 'a fresh password' },
  });
  expect(fresh.status).toBe(200);
});

test('a reset in a browser in which another person is signed in keeps that person’s session', async () => {
  const { person } = await signUp(server.url);
  const { visitor, person: other } = await signUp(server.url);
  await ask('requestPasswordReset', person.email);
  const token = await mailedToken(server, 'reset', person.email);
  const answer = await visitor.call('redeemPasswordReset', { body: { token, password: 'a fresh password' } });
  expect(answer.status).toBe(200);
  expect((await visitor.call('readProfile')).body.email).toBe(other.email);
});

test('R3 a common password is refused at reset, and the link can still be used', async () => {
  const { person } = await signUp(server.url);
  await ask('requestPasswordReset', person.email);
  const token = await mailedToken(server, 'reset', person.email);
  expect((await choose(token, 'password1')).body).toMatchObject({ code: 'invalid_input', field: 'password' });
  expect((await choose(token)).status).toBe(200);
});

test('R23 an account gets one mail of a purpose a minute and five an hour; unknown addresses are counted alike', async () => {
  const { person } = await signUp(server.url);
  for (const email of [person.email, makePerson().email]) {
    const statuses: number[] = [];
    statuses.push(
      (await ask('requestMagicLink', email)).status,
      (await ask('requestMagicLink', email)).status,
    );
    for (let turn = 0; turn < 5; turn++) {
      server.pass(61_000);
      statuses.push((await ask('requestMagicLink', email)).status);
    }
    expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429]);
  }
});
