import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';
import { jobsDone, mailedCode, mailedToken, waitingMails } from '#testing/server/waiting-mails.ts';

const MINUTE = 60_000;
const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000', MAILS_PER_HOUR: '10000' });
const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

const askFrom = (visitor: Visitor, email: string) => visitor.call('requestMagicLink', { body: { email } });
const type = (visitor: Visitor, code: string, was_me?: boolean) =>
  visitor.call('redeemMagicLink', { body: { code, was_me } });
const detailOf = async (answer: ReturnType<typeof type>) => {
  const { status, body } = await answer;
  return [status, body.code, body.field, body.detail];
};
const wrong = (code: string) => (code.startsWith('B') ? `C${code.slice(1)}` : `B${code.slice(1)}`);

/** Makes a person with a proven address, and the browser in which the person has asked for a link. */
async function asked() {
  const { person, id, visitor: own } = await signUp(server.url);
  await query('update users set email_verified = true where id = $1', [id]);
  const visitor = makeVisitor(server.url);
  await askFrom(visitor, person.email);
  return { person, id, own, visitor, code: await mailedCode(server, 'magic', person.email) };
}

test('a code signs in the browser that asked, once, and uses up the link beside it', async () => {
  const { person, id, visitor, code } = await asked();
  const token = await mailedToken(server, 'magic', person.email);
  const typed = `Or type this: ${code.toLowerCase().replace('-', ' ')}.`;
  expect((await type(visitor, typed)).body).toMatchObject({ user: { id }, password_removed: false });
  expect((await visitor.call('readProfile')).status).toBe(200);
  expect((await type(visitor, code)).body.code).toBe('code_invalid');
  const link = await makeVisitor(server.url).call('redeemMagicLink', { body: { token } });
  expect(link.body.code).toBe('link_invalid');
});

test('a person who opened the link in another browser can still type the code where they asked', async () => {
  const { person, visitor, code } = await asked();
  const token = await mailedToken(server, 'magic', person.email);
  expect((await makeVisitor(server.url).call('redeemMagicLink', { body: { token } })).status).toBe(200);
  expect((await type(visitor, code)).status).toBe(200);
});

test('a code is refused with a reason in a browser that did not ask, and still works in the browser that did', async () => {
  const { own, visitor, code } = await asked();
  const other = makeVisitor(server.url);
  for (const stranger of [other, own])
    expect(await detailOf(type(stranger, code))).toEqual([
      410,
      'code_invalid',
      'code',
      expect.stringContaining('only in the browser that asked'),
    ]);
  await askFrom(other, (await signUp(server.url)).person.email);
  expect((await type(other, code)).status).toBe(410);
  expect((await type(visitor, code)).status).toBe(200);
});

test('five wrong codes end the code but not the link; text that is no code does not count', async () => {
  const { person, visitor, code } = await asked();
  for (let turn = 0; turn < 7; turn++)
    expect((await type(visitor, 'no code')).body.detail).toContain('A code looks like');
  for (let turn = 0; turn < 5; turn++)
    expect((await type(visitor, wrong(code))).body.detail).toContain('does not fit');
  expect(await detailOf(type(visitor, code))).toEqual([
    410,
    'code_invalid',
    'code',
    expect.stringContaining('five times'),
  ]);
  const token = await mailedToken(server, 'magic', person.email);
  expect((await visitor.call('redeemMagicLink', { body: { token } })).status).toBe(200);
});

test('of fifty guesses at once only five are checked', async () => {
  const { visitor, code } = await asked();
  const answers = await Promise.all(Array.from({ length: 50 }, () => type(visitor, wrong(code))));
  expect(answers.filter(({ body }) => /does not fit/.test(body.detail))).toHaveLength(5);
});

test('a new mail brings a new code and five new tries, and the older code is answered with a hint to the newer mail', async () => {
  const { person, visitor, code } = await asked();
  for (let turn = 0; turn < 6; turn++) await type(visitor, wrong(code));
  server.pass(MINUTE + 1);
  await askFrom(visitor, person.email);
  const newer = await mailedCode(server, 'magic', person.email);
  expect((await type(visitor, code)).body.detail).toContain('a newer mail');
  expect((await type(visitor, newer)).status).toBe(200);
});

test('a code lives as long as its link', async () => {
  const { visitor, code } = await asked();
  server.pass(10 * MINUTE + 1);
  expect((await type(visitor, code)).body.code).toBe('code_invalid');
});

test('twenty uses of a code at once make one session', async () => {
  const { id, visitor, code } = await asked();
  await query('delete from sessions where user_id = $1', [id]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => type(visitor, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await query('select from sessions where user_id = $1', [id])).rowCount).toBe(1);
});

test('asking for a code shows nobody which addresses have an account', async () => {
  const { visitor, code } = await asked();
  const unknown = makeVisitor(server.url);
  await askFrom(unknown, makePerson().email);
  await jobsDone(server);
  for (let turn = 0; turn < 7; turn++) {
    const [known, stranger] = [await type(visitor, wrong(code)), await type(unknown, wrong(code))];
    expect([stranger.status, { ...stranger.body, instance: '' }]).toEqual([
      known.status,
      { ...known.body, instance: '' },
    ]);
    expect([known.status, stranger.status]).toEqual([410, 410]);
  }
});

test('neither a code nor its browser’s token is stored in clear, and no mail for a reset has a code', async () => {
  const { person, id, visitor, code } = await asked();
  const { rows } = await query('select link_codes::text as text from link_codes where user_id = $1', [id]);
  expect(rows[0].text).not.toContain(code.replace('-', ''));
  expect(rows[0].text).not.toContain(visitor.cookies.get('asked') ?? 'no cookie');
  await visitor.call('requestPasswordReset', { body: { email: person.email } });
  await jobsDone(server);
  const reset = (await waitingMails(server, person.email)).find(({ kind }) => kind === 'reset');
  expect(reset?.text).not.toMatch(/^\w{4}-\w{4}$/m);
});

test('the first proof by a code asks who signed up, as by a link, unless the person is signed in in that browser', async () => {
  for (const isSignedIn of [true, false]) {
    const { visitor: own, person, id } = await signUp(server.url);
    const visitor = isSignedIn ? own : makeVisitor(server.url);
    await askFrom(visitor, person.email);
    const code = await mailedCode(server, 'magic', person.email);
    const first = await type(visitor, code);
    if (!isSignedIn) {
      expect(first.body).toMatchObject({ user: null, asks: { first_name: 'Zoe' } });
      expect((await type(visitor, code, true)).body).toMatchObject({ user: { id } });
    } else expect(first.body).toMatchObject({ user: { id }, password_removed: false });
    const { rows } = await query('select email_verified from users where id = $1', [id]);
    expect(rows).toEqual([{ email_verified: true }]);
    const again = { email: person.email, password: person.password };
    expect((await makeVisitor(server.url).call('signIn', { body: again })).status).toBe(200);
  }
});

test('a new address is proven by its code, in the session that asked and in no other', async () => {
  const { visitor, person, id } = await signUp(server.url);
  const elsewhere = makeVisitor(server.url);
  await elsewhere.call('signIn', { body: { email: person.email, password: person.password } });
  const { email } = makePerson();
  await visitor.call('changeEmail', { body: { email, password: person.password } });
  const code = await mailedCode(server, 'email', email);
  const confirm = (who: Visitor, typed: string) => who.call('confirmEmail', { body: { code: typed } });
  const refused = await confirm(elsewhere, code);
  expect([refused.body.code, refused.body.detail]).toEqual([
    'code_invalid',
    expect.stringContaining('only in the browser that asked'),
  ]);
  expect((await confirm(visitor, wrong(code))).body.code).toBe('code_invalid');
  expect((await confirm(visitor, code)).status).toBe(200);
  const { rows } = await query('select email, email_verified from users where id = $1', [id]);
  expect(rows).toEqual([{ email, email_verified: true }]);
  expect((await elsewhere.call('readProfile')).status).toBe(200);
  expect((await confirm(visitor, code)).body.code).toBe('code_invalid');
});

test('a call with both a token and a code, or with neither, is refused', async () => {
  for (const body of [{}, { token: 'a', code: 'b' }])
    expect((await makeVisitor(server.url).call('redeemMagicLink', { body })).status).toBe(400);
});
