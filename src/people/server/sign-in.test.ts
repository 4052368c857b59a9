import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { localDay } from '#platform/rules/local-day.ts';
import { sharedServer, startTestServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';
import { hashCheaply, hashPassword } from './password-hash.ts';

const DAY = 86_400_000;

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000', TRUSTED_PROXIES: '127.0.0.1' });

let lastHost = 0;
/** A visitor with a network address that no other visitor in these tests has. */
function stranger() {
  lastHost += 1;
  return makeVisitor(server.url, { 'x-forwarded-for': `10.1.${lastHost >> 8}.${lastHost & 255}` });
}

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

test('R1 a hash made with other parameters is made anew at the next sign-in', async () => {
  const { person, id } = await signUp(server.url);
  const { argon2Sync } = await import('node:crypto');
  const salt = Buffer.alloc(16, 7);
  hashCheaply(false);
  const weak = {
    message: person.password,
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory: 8192,
    passes: 1,
  };
  const tag = argon2Sync('argon2id', weak);
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const old = `$argon2id$v=19$m=8192,t=1,p=1$${encode(salt)}$${encode(tag)}`;
  await query('update accounts set password = $2 where user_id = $1', [id, old]);
  expect((await stranger().call('signIn', { body: credentialsOf(person) })).status).toBe(200);
  const { rows } = await query('select password from accounts where user_id = $1', [id]);
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  hashCheaply(true);
  expect((await stranger().call('signIn', { body: credentialsOf(person) })).status).toBe(200);
});

const credentialsOf = ({ email, password }: { email: string; password: string }) => ({ email, password });

test('R4 an unknown address and a wrong password get the same answer, headers included', async () => {
  const { person } = await signUp(server.url);
  const wrong = await stranger().call('signIn', { body: { email: person.email, password: 'not this one' } });
  const unknown = await stranger().call('signIn', {
    body: { email: makePerson().email, password: 'not this one' },
  });
  const faceOf = ({ status, headers, body }: typeof wrong) => {
    const fixed = [...headers].filter(([name]) => name !== 'date');
    return { status, headers: fixed, body: { ...body, instance: '' } };
  };
  expect(faceOf(unknown)).toEqual(faceOf(wrong));
  expect(wrong.body).toMatchObject({
    code: 'invalid_credentials',
    detail: 'Email or password is not correct.',
  });
});

test('R5 a copy of the database signs nobody in: the cookie needs the secret', async () => {
  const { id } = await signUp(server.url);
  const { rows } = await query('select token from sessions where user_id = $1', [id]);
  const [{ token }] = rows;
  expect(Buffer.from(token).length * Math.log2(62)).toBeGreaterThan(128);
  const forged = createHmac('sha256', 'a guess').update(token).digest('base64');
  for (const value of [token, `${token}.`, `${token}.${forged}`, encodeURIComponent(`${token}.${forged}`)]) {
    const thief = stranger();
    thief.cookies.set('session', value);
    expect((await thief.call('readProfile')).status).toBe(401);
  }
});

test('R5 a cookie counts only as it was given, not in other spellings, each of which would be remembered', async () => {
  const { visitor } = await signUp(server.url);
  const given = decodeURIComponent(visitor.cookies.get('session') ?? '');
  const statusAs = async (cookie: string) => {
    visitor.cookies.set('session', cookie);
    return (await visitor.call('readProfile')).status;
  };
  // The last letter of 32 bytes in Base64 has two unused bits, so the next letter of the alphabet means the same bytes.
  const last = String.fromCharCode(given.charCodeAt(given.length - 2) + 1);
  const others = {
    longer: given + 'A'.repeat(9_000),
    padded: `${given}=`,
    spaced: `${given} `,
    unpadded: given.slice(0, -1),
    respelt: `${given.slice(0, -2)}${last}=`,
  };
  for (const [kind, other] of Object.entries(others))
    expect([kind, await statusAs(encodeURIComponent(other))]).toEqual([kind, 401]);
  // A browser may send the cookie escaped or not: both are the same decoded value.
  for (const same of [given, encodeURIComponent(given)]) expect(await statusAs(same)).toBe(200);
});

test('R5 R57 no answer and no log line contains the token, the password, the address or the name', async () => {
  const person = makePerson({ first_name: 'Wilhelmine' });
  const { visitor } = await signUp(server.url, person);
  const bodies = JSON.stringify([
    (await visitor.call('readSession')).body,
    (await visitor.call('listSessions')).body,
    (await visitor.call('exportData')).body,
  ]);
  const cookie = decodeURIComponent(visitor.cookies.get('session') ?? '');
  const [token = 'none'] = cookie.split('.');
  expect(bodies).not.toContain(token);
  await stranger().call('signIn', { body: { email: person.email, password: 'a wrong guess' } });
  for (const secret of [token, person.password, person.email, 'Wilhelmine', 'a wrong guess'])
    expect(server.logged()).not.toContain(secret);
});

// §7.differs-006-decisions-006-accounts
test('R6 the cookie is host-bound, secure and out of reach of scripts behind TLS, and plain on a loopback address', async () => {
  const { headers } = await stranger().call('signUp', { body: makePerson() });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const secure = await startTestServer({ PUBLIC_URL: 'https://dance.example.org' });
  const visitor = makeVisitor(secure.url, { origin: 'https://dance.example.org' });
  const answer = await visitor.call('signUp', { body: makePerson() });
  const [cookie = '', device = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session=[^;]+; Max-Age=2592000; /);
  expect(device).toMatch(/^__Host-device=[^;]+; Max-Age=15552000; /);
  for (const each of [cookie, device]) {
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(each.split('; ')).toContain(attribute);
    expect(each).not.toMatch(/domain/i);
  }
  expect((await visitor.call('readProfile')).status).toBe(200);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  await secure.stop();
});

test('R7 every sign-in makes a new token, ends the browser’s old one, and never uses a planted cookie', async () => {
  const { visitor, person } = await signUp(server.url);
  const first = visitor.cookies.get('session') ?? '';
  await visitor.call('signIn', { body: credentialsOf(person) });
  expect(visitor.cookies.get('session')).not.toBe(first);
  const replay = stranger();
  replay.cookies.set('session', first);
  expect((await replay.call('readProfile')).status).toBe(401);
  const planted = stranger();
  planted.cookies.set('session', 'planted.value');
  await planted.call('signIn', { body: credentialsOf(person) });
  expect(planted.cookies.get('session')).not.toBe('planted.value');
});

test('R8 a session ends after 30 days without use', async () => {
  const moved = await startTestServer();
  const { visitor } = await signUp(moved.url);
  const alive = async () => (await visitor.call('readProfile')).status === 200;
  moved.pass(29 * DAY);
  expect(await alive()).toBe(true);
  moved.pass(29 * DAY);
  expect(await alive()).toBe(true);
  moved.pass(31 * DAY);
  expect(await alive()).toBe(false);

  await moved.stop();
});

test('R8 a session ends after 180 days, however often it was used', async () => {
  const moved = await startTestServer();
  const { visitor } = await signUp(moved.url);
  for (let day = 0; day < 180; day += 9) {
    expect((await visitor.call('readProfile')).status).toBe(200);
    moved.pass(9 * DAY);
  }
  expect((await visitor.call('readProfile')).status).toBe(401);
  const { rows } = await moved.database.pool.query(
    // The days are counted as 24 hours, because days of a time zone may be longer or shorter.
    "select expires_at <= created_at + 180 * interval '24 hours' as removable from sessions",
  );
  expect(rows).toEqual([{ removable: true }]);
  await moved.stop();
});

test('R9 signing out deletes the session: the old cookie no longer works', async () => {
  const { visitor, id } = await signUp(server.url);
  const cookie = visitor.cookies.get('session') ?? '';
  expect((await visitor.call('signOut')).status).toBe(200);
  expect(visitor.cookies.has('session')).toBe(false);
  expect((await query('select 1 from sessions where user_id = $1', [id])).rowCount).toBe(0);
  visitor.cookies.set('session', cookie);
  expect((await visitor.call('readProfile')).status).toBe(401);
});

test('R13 only the cookie authenticates', async () => {
  const { visitor } = await signUp(server.url);
  const cookie = decodeURIComponent(visitor.cookies.get('session') ?? '');
  const thief = stranger();
  const bearer = await thief.call('readProfile', { headers: { authorization: `Bearer ${cookie}` } });
  expect(bearer.status).toBe(401);
  expect((await thief.fetch(`/api/profile?session=${encodeURIComponent(cookie)}`)).status).toBe(401);
});

test('R22 an account is blocked after ten wrong guesses in 15 minutes from anywhere, and opens again later', async () => {
  const { person } = await signUp(server.url);
  const guess = () => stranger().call('signIn', { body: { email: person.email, password: 'wrong guess' } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn++) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const refused = await stranger().call('signIn', { body: credentialsOf(person) });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  server.pass(15 * 60_000);
  expect((await stranger().call('signIn', { body: credentialsOf(person) })).status).toBe(200);
});

test('R22 a network address is blocked at its 31st wrong guess on any accounts; right passwords never count', async () => {
  const crowd = makeVisitor(server.url, { 'x-forwarded-for': '10.99.0.1' });
  const { person } = await signUp(server.url);
  for (let turn = 0; turn < 12; turn++)
    expect((await crowd.call('signIn', { body: credentialsOf(person) })).status).toBe(200);
  const statuses: number[] = [];
  for (let turn = 0; turn < 32; turn++)
    statuses.push(
      (await crowd.call('signIn', { body: { email: makePerson().email, password: 'wrong' } })).status,
    );
  expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
});

test('R22 tries at a blocked account do not count against their network address', async () => {
  const crowd = makeVisitor(server.url, { 'x-forwarded-for': '10.99.0.2' });
  const [hasty, other] = [await signUp(server.url), await signUp(server.url)];
  for (let turn = 0; turn < 40; turn++)
    await crowd.call('signIn', { body: { email: hasty.person.email, password: 'wrong guess' } });
  expect((await crowd.call('signIn', { body: credentialsOf(other.person) })).status).toBe(200);
});

test('R22 a success resets the account: nine wrong tries and a success leave ten more tries', async () => {
  const { person } = await signUp(server.url);
  for (let round = 0; round < 2; round++) {
    for (let turn = 0; turn < 9; turn++)
      await stranger().call('signIn', { body: { email: person.email, password: 'wrong' } });
    expect((await stranger().call('signIn', { body: credentialsOf(person) })).status).toBe(200);
  }
});

test('R22 a sign-in that the server was too busy to check is no wrong guess', async () => {
  const { person } = await signUp(server.url);
  let busy = true;
  const flood = Array.from({ length: 102 }, async () => {
    while (busy) await hashPassword('lurch and drag');
  });
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn++)
    statuses.push((await stranger().call('signIn', { body: credentialsOf(person) })).status);
  busy = false;
  await Promise.all(flood);
  expect(statuses).toEqual(Array(11).fill(503));
  expect((await stranger().call('signIn', { body: credentialsOf(person) })).status).toBe(200);
});

// §7.last-active-date-written-after
test('signing in writes the local day of the visit', async () => {
  const { person, id } = await signUp(server.url);
  const today = localDay(Date.now(), 'Pacific/Kiritimati');
  await stranger().call('signIn', {
    body: credentialsOf(person),
    headers: { 'time-zone': 'Pacific/Kiritimati' },
  });
  const { rows } = await query('select last_active_date, time_zone from users where id = $1', [id]);
  expect(rows[0].time_zone).toBe('Pacific/Kiritimati');
  // Other tests have moved the clock by minutes, so it may be the next day.
  expect(rows[0].last_active_date >= today).toBe(true);
});

test('a sign-in whose counted try can’t be taken back signs nobody in', async () => {
  const { person, id } = await signUp(server.url);
  await query(`
    create function no_forgiving() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '53000'; end $$;
    create trigger no_forgiving before delete on rate_limits for each row execute function no_forgiving()`);
  const visitor = stranger();
  const refused = await visitor.call('signIn', { body: credentialsOf(person) });
  await query('drop function no_forgiving cascade');
  expect(refused.status).toBe(503);
  expect(visitor.cookies.size).toBe(0);
  const { rowCount } = await query('select from sessions where user_id = $1', [id]);
  expect(rowCount).toBe(1);
});
