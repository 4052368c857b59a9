import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';
import { mailedCode, mailedToken } from '#testing/server/waiting-mails.ts';

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000', MAILS_PER_HOUR: '10000' });

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const ask = (email: string) => makeVisitor(server.url).call('requestMagicLink', { body: { email } });
const redeem = (token: string, visitor = makeVisitor(server.url)) =>
  visitor.call('redeemMagicLink', { body: { token } });
const isProven = async (id: string) =>
  (await query('select email_verified from users where id = $1', [id])).rows[0].email_verified;

/** A person who has signed in with the password on a second device, and whose address is not proven yet. */
async function unprovenPerson() {
  const { visitor, person, id } = await signUp(server.url);
  const withPassword = { email: person.email, password: person.password };
  const elsewhere = makeVisitor(server.url);
  await elsewhere.call('signIn', { body: withPassword });
  const passwordWorks = async () =>
    (await makeVisitor(server.url).call('signIn', { body: withPassword })).status === 200;
  return { visitor, person, id, elsewhere, passwordWorks };
}
const isIn = async (visitor: Visitor) => (await visitor.call('readProfile')).status === 200;

test('the first proof of an address asks who signed up; until the answer it uses nothing up and signs nobody in', async () => {
  const { visitor, person, id, passwordWorks } = await unprovenPerson();
  await ask(person.email);
  const token = await mailedToken(server, 'magic', person.email);
  const owner = makeVisitor(server.url);
  for (let turn = 0; turn < 2; turn++) {
    const answer = await redeem(token, owner);
    expect(answer.body).toEqual({
      user: null,
      password_removed: false,
      asks: { first_name: 'Zoe', signed_up_at: expect.any(String) },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect([await isProven(id), await isIn(visitor), await isIn(owner), await passwordWorks()]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('saying that another person signed up ends the password, all sessions and all codes', async () => {
  const { visitor: squatter, elsewhere, person, id, passwordWorks } = await unprovenPerson();
  await squatter.call('requestMagicLink', { body: { email: person.email } });
  const token = await mailedToken(server, 'magic', person.email);
  const code = await mailedCode(server, 'magic', person.email);
  const owner = makeVisitor(server.url);
  const answer = await owner.call('redeemMagicLink', { body: { token, was_me: false } });
  expect(answer.body).toMatchObject({ user: { id }, password_removed: true, asks: null });
  expect([await isIn(squatter), await isIn(elsewhere), await isIn(owner)]).toEqual([false, false, true]);
  expect([await isProven(id), await passwordWorks()]).toEqual([true, false]);
  expect((await squatter.call('redeemMagicLink', { body: { code } })).body.code).toBe('code_invalid');
});

test('a person who says that they signed up themselves keeps the password and all sessions', async () => {
  const { visitor, elsewhere, person, id, passwordWorks } = await unprovenPerson();
  await ask(person.email);
  const token = await mailedToken(server, 'magic', person.email);
  const answer = await makeVisitor(server.url).call('redeemMagicLink', { body: { token, was_me: true } });
  expect(answer.body).toMatchObject({ user: { id }, password_removed: false, asks: null });
  expect([await isIn(visitor), await isIn(elsewhere), await isProven(id), await passwordWorks()]).toEqual(
    Array(4).fill(true),
  );
});

test('a first proof in a browser that is signed in as this person asks nothing and ends nothing, however old its session', async () => {
  const { visitor, elsewhere, person, id, passwordWorks } = await unprovenPerson();
  server.pass(20 * 60_000);
  await ask(person.email);
  const answer = await redeem(await mailedToken(server, 'magic', person.email), visitor);
  expect(answer.body).toMatchObject({ user: { id }, password_removed: false, asks: null });
  expect([await isIn(elsewhere), await isProven(id), await passwordWorks()]).toEqual([true, true, true]);
});

test('a first proof in a browser that is signed in as another person asks', async () => {
  const { person } = await unprovenPerson();
  const { visitor: other } = await signUp(server.url);
  await ask(person.email);
  const answer = await redeem(await mailedToken(server, 'magic', person.email), other);
  expect(answer.body).toMatchObject({ user: null, asks: { first_name: 'Zoe' } });
});

test('the question does not show a name that could be read as a link or an address', async () => {
  const { person } = await signUp(server.url, makePerson({ first_name: 'See evil.example/win' }));
  await ask(person.email);
  const answer = await redeem(await mailedToken(server, 'magic', person.email));
  expect(answer.body.asks.first_name).toBeNull();
});

test('after the first proof, saying that another person signed up no longer ends the password', async () => {
  const { person, id } = await signUp(server.url);
  await query('update users set email_verified = true where id = $1', [id]);
  await ask(person.email);
  const token = await mailedToken(server, 'magic', person.email);
  const answer = await makeVisitor(server.url).call('redeemMagicLink', { body: { token, was_me: false } });
  expect(answer.body).toMatchObject({ password_removed: false, asks: null });
});
