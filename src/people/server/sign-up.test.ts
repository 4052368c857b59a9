import fc from 'fast-check';
import { expect, test } from 'vitest';
import { respellEmails } from '#platform/server/stored-email.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';
import { mailedToken } from '#testing/server/waiting-mails.ts';
import { hashCheaply } from './password-hash.ts';

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000' });

// §3.users-listed-fields-missing-reminders
test('signing up creates the account with its role record and signs in', async () => {
  const { visitor, person, id } = await signUp(server.url, makePerson({ first_name: '  Zoë ' }));
  const session = await visitor.call('readSession');
  expect(session.body.user).toMatchObject({
    id,
    first_name: 'Zoë',
    last_name: null,
    email: person.email,
    age_group: '18+',
    survey_open: true,
    operator: false,
  });
  const { rows } = await server.database.pool.query('select role from user_roles where user_id = $1', [id]);
  expect(rows).toEqual([{ role: null }]);
});

test('R1 passwords are stored as Argon2id with 19 MiB, 2 passes and 1 lane', async () => {
  hashCheaply(false);
  const { id } = await signUp(server.url);
  hashCheaply(true);
  const { rows } = await server.database.pool.query('select password from accounts where user_id = $1', [id]);
  const [, , , parameters, salt, tag] = rows[0].password.split('$');
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$/);
  expect(parameters).toBe('m=19456,t=2,p=1');
  expect(Buffer.from(salt, 'base64')).toHaveLength(16);
  expect(Buffer.from(tag, 'base64')).toHaveLength(32);
});

test.each([
  [7, 400],
  [8, 200],
  [64, 200],
  [128, 200],
  [129, 400],
])('R2 a password of %i characters gets %i, counted in code points', async (length, status) => {
  const password = `x${'🧟'.repeat(length - 1)}`;
  const answer = await makeVisitor(server.url).call('signUp', { body: makePerson({ password }) });
  expect(answer.status).toBe(status);
});

// §5.differs-006-decisions-006-accounts
test('R2 a password may have any characters, even spaces at its ends, and signs in again', async () => {
  for (const password of [
    '  spaced out  ',
    'Ünïcödé ☠ naïve',
    'e\u0301'.repeat(9),
    '\u{1F9DF}'.repeat(127),
  ]) {
    const { person } = await signUp(server.url, makePerson({ password }));
    const again = await makeVisitor(server.url).call('signIn', { body: { email: person.email, password } });
    expect(again.status).toBe(200);
    const trimmed = await makeVisitor(server.url).call('signIn', {
      body: { email: person.email, password: `${password} ` },
    });
    expect(trimmed.status).toBe(401);
  }
});

// §5.differs-006-decisions-006-accounts
test.each(['password1', 'qwertyuiop', 'PASSWORD1', '123456789'])(
  'R3 the common password %s is refused at its field',
  async (password) => {
    const answer = await makeVisitor(server.url).call('signUp', { body: makePerson({ password }) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_input',
      field: 'password',
      detail: 'This password is too common. Please choose another.',
    });
  },
);

test('R3 a person’s own address or name is refused as a password', async () => {
  const person = makePerson({ first_name: 'Bartholomew' });
  for (const password of [person.email, person.email.toUpperCase(), 'bartholomew']) {
    const answer = await makeVisitor(server.url).call('signUp', { body: { ...person, password } });
    expect(answer.body.field).toBe('password');
  }
});

// §8.known-address-told-sign-up
test('signing up with a known address, in any spelling, says so, even if twenty sign up at once', async () => {
  const person = makePerson();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => makeVisitor(server.url).call('signUp', { body: person })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(19).fill(409)]);
  const later = await makeVisitor(server.url).call('signUp', {
    body: { ...person, email: person.email.toUpperCase() },
  });
  expect(later.body).toMatchObject({
    code: 'email_taken',
    field: 'email',
    detail: 'This email is already registered.',
  });
});

// §3.sign-up-metadata-first-name
test.each([['5'], ['under-13'], ['under_13'], ['18'], [''], [null], [undefined], [18]])(
  'R41 the age group %j is refused by the server',
  async (age_group) => {
    const answer = await makeVisitor(server.url).call('signUp', { body: { ...makePerson(), age_group } });
    expect(answer.status).toBe(400);
  },
);

test.each([
  'current_streak',
  'created_at',
  'email_verified',
  'emailVerified',
  'role',
  'id',
  'operator',
  'last_active_date',
  'image',
])('R41 sign-up refuses %s', async (field) => {
  const answer = await makeVisitor(server.url).call('signUp', { body: { ...makePerson(), [field]: 'x' } });
  expect(answer.status).toBe(400);
});

// §5.sign-up-first-name-email
test('R48 while the under-13 marker is set, the server refuses sign-up and stores nothing', async () => {
  const person = makePerson();
  const visitor = makeVisitor(server.url);
  visitor.cookies.set('under_13', '1');
  const answer = await visitor.call('signUp', { body: person });
  expect([answer.status, answer.body.code]).toEqual([403, 'under_13']);
  const { rowCount } = await server.database.pool.query('select 1 from users where email = $1', [
    person.email,
  ]);
  expect(rowCount).toBe(0);
});

test.each([
  ['18+', undefined, true],
  ['18+', false, false],
  ['13-17', undefined, false],
  ['13-17', true, true],
] as const)(
  'for %s a reminders box of %s is stored as %s, with date and wording',
  async (age_group, box, stored) => {
    const { visitor, id } = await signUp(server.url, {
      ...makePerson({ age_group }),
      reminders_opt_in: box,
    } as never);
    expect((await visitor.call('readProfile')).body.reminders_opt_in).toBe(stored);
    const { rows } = await server.database.pool.query('select * from users where id = $1', [id]);
    expect(rows[0]).toMatchObject({ consent_wording: '2026-11', reminders_chosen_at: expect.any(Date) });
  },
);

test.each([
  'no at sign',
  'a@b@example.com',
  'a b@example.com',
  'a,b@example.com',
  '<a>@example.com',
  'a\r\nBcc: x@example.com',
  'a@localhost',
  'zoë@x.test',
  'a..b@x.test',
  'a@[127.0.0.1]',
  `${'a'.repeat(250)}@example.com`,
])('R56 %j is refused as an address', async (email) => {
  const answer = await makeVisitor(server.url).call('signUp', { body: makePerson({ email }) });
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
});

test.each(['\u0000', '\ud800'])('R38 text with %j is refused', async (character) => {
  const answer = await makeVisitor(server.url).call('signUp', {
    body: makePerson({ first_name: `Z${character}` }),
  });
  expect(answer.status).toBe(400);
});

test('a name of only invisible characters is refused', async () => {
  const first_name = '\u200B\u2060\u3164';
  const answer = await makeVisitor(server.url).call('signUp', { body: makePerson({ first_name }) });
  expect([answer.status, answer.body.field]).toEqual([400, 'first_name']);
});

test('for any text as an address, sign-up, sign-in and links answer 400 or work', async () => {
  const part = fc.string({
    unit: fc.constantFrom(...'aZ0.!#$%&\'*+/=?^_`{|}~-"(),:;<>@[\\] ëßİ🧟'),
    maxLength: 6,
  });
  const hosts = fc.constantFrom(
    'x.test',
    '[127.0.0.1]',
    '127.0.0.1',
    'exämple.test',
    'X.TEST',
    'x..test',
    '-x.test',
  );
  const made = fc.tuple(part, part, hosts).map(([one, two, host]) => `a${one}z${two}@${host}`);
  const given = fc.oneof({ weight: 3, arbitrary: made }, fc.emailAddress({ size: 'small' }), part);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('a!b@x.test', 'zoë@x.test'), given, async (known, other) => {
      // Wrong guesses count for 15 minutes.
      server.pass(15 * 60_000);
      for (const email of [known, other]) {
        const visitor = makeVisitor(server.url);
        const person = makePerson({ email });
        const { status } = await visitor.call('signUp', { body: person });
        expect([email, status]).toEqual([email, expect.toBeOneOf([200, 400, 409])]);
        const body = { email, password: person.password };
        const signedIn = (await makeVisitor(server.url).call('signIn', { body })).status;
        if (status === 200) {
          expect([email, signedIn]).toEqual([email, 200]);
          const change = await visitor.call('changeEmail', { body: { email } });
          expect([email, change.status]).toEqual([email, 200]);
        } else expect([email, signedIn]).toEqual([email, status === 400 ? 400 : 401]);
      }
    }),
    { numRuns: 15 },
  );
});

test('an address with non-ASCII letters is one account, whether a browser sends it as typed or as in DNS', async () => {
  const [typed, inDns] = ['zoe@tanz-köln.example', 'zoe@xn--tanz-kln-s4a.example'];
  const { person, id } = await signUp(server.url, makePerson({ email: typed }));
  const signIn = (email: string) =>
    makeVisitor(server.url).call('signIn', { body: { email, password: person.password } });
  const again = { body: makePerson({ email: inDns }) };
  expect((await makeVisitor(server.url).call('signUp', again)).body.code).toBe('email_taken');
  for (const stored of [inDns, typed]) {
    // An earlier version may have stored the address in this form.
    await server.database.pool.query('update users set email = $2 where id = $1', [id, stored]);
    await respellEmails(server.database.pool);
    for (const email of [typed, inDns]) expect((await signIn(email)).body.user?.id).toBe(id);
    await makeVisitor(server.url).call('requestMagicLink', { body: { email: inDns } });
    expect(await mailedToken(server, 'magic', inDns)).toBeTruthy();
    server.pass(60_000);
  }
});
