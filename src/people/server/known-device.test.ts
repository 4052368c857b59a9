import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';
import { mailedToken } from '#testing/server/waiting-mails.ts';

const DAY = 86_400_000;

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000', SIGN_INS_PER_ADDRESS: '10000' });

const guess = (visitor: Visitor, email: string) =>
  visitor.call('signIn', { body: { email, password: 'a wrong guess' } });
async function closeFromElsewhere(email: string) {
  for (let turn = 0; turn < 11; turn++) await guess(makeVisitor(server.url), email);
}
/** The same device some time later, when it has only its device cookie left. */
function comeBack(visitor: Visitor): Visitor {
  const back = makeVisitor(server.url);
  back.cookies.set('device', visitor.cookies.get('device') ?? '');
  return back;
}
const statusOf = async (visitor: Visitor, { email, password }: { email: string; password: string }) =>
  (await visitor.call('signIn', { body: { email, password } })).status;

test('R22 guesses from elsewhere block the password, but not on a device that was signed in before', async () => {
  const { visitor, person } = await signUp(server.url);
  await visitor.call('signOut');
  await closeFromElsewhere(person.email);
  expect(await statusOf(makeVisitor(server.url), person)).toBe(429);
  expect(await statusOf(comeBack(visitor), person)).toBe(200);
  // After the owner has signed in, other people still can't guess.
  expect((await guess(makeVisitor(server.url), person.email)).status).toBe(429);
});

test('R22 a known device has its own ten wrong tries, however often it signed in', async () => {
  const { visitor, person } = await signUp(server.url);
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn++) statuses.push((await guess(comeBack(visitor), person.email)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('R22 a known device becomes unknown by a reset of the password', async () => {
  const { visitor: former, person } = await signUp(server.url);
  const owner = makeVisitor(server.url);
  await owner.call('requestPasswordReset', { body: { email: person.email } });
  const token = await mailedToken(server, 'reset', person.email);
  const chosen = { email: person.email, password: 'a fresh password' };
  await owner.call('redeemPasswordReset', { body: { token, password: chosen.password } });
  expect(await statusOf(owner, chosen)).toBe(200);
  for (let turn = 0; turn < 11; turn++) await guess(comeBack(former), person.email);
  expect(await statusOf(comeBack(former), chosen)).toBe(429);
  expect(await statusOf(comeBack(owner), chosen)).toBe(200);
});

test('R22 a known device becomes unknown by the first proof of the address, if another person had signed up', async () => {
  const { visitor: former, person } = await signUp(server.url);
  const owner = makeVisitor(server.url);
  await owner.call('requestMagicLink', { body: { email: person.email } });
  const magic = await mailedToken(server, 'magic', person.email);
  await owner.call('redeemMagicLink', { body: { token: magic, was_me: false } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn++) statuses.push((await guess(comeBack(former), person.email)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  // A device that signed in by the link has its own tries.
  expect((await guess(comeBack(owner), person.email)).status).toBe(401);
});

test('R22 the cookie counts for its own account only, and a forged or old cookie does not count', async () => {
  const [mine, theirs] = [await signUp(server.url), await signUp(server.url)];
  await closeFromElsewhere(theirs.person.email);
  const cookie = mine.visitor.cookies.get('device') ?? '';
  const [day = '', hash = ''] = (theirs.visitor.cookies.get('device') ?? '').split('.');
  for (const value of [
    cookie,
    `${Number(day) + 1}.${hash}`,
    `${day}.${'A'.repeat(43)}`,
    '~~.~',
    'x'.repeat(4_000),
  ]) {
    const thief = makeVisitor(server.url);
    thief.cookies.set('device', value);
    expect(await statusOf(thief, theirs.person)).toBe(429);
  }
  const old = comeBack(theirs.visitor);
  server.pass(181 * DAY);
  await closeFromElsewhere(theirs.person.email);
  expect(await statusOf(old, theirs.person)).toBe(429);
});

test('a shared device is known for the five accounts that were used last', async () => {
  const shared = makeVisitor(server.url);
  const people = Array.from({ length: 6 }, () => makePerson());
  for (const person of people) await shared.call('signUp', { body: person });
  expect(decodeURIComponent(shared.cookies.get('device') ?? '').split('~')).toHaveLength(5);
  const [first, ...others] = people;
  for (const person of people) await closeFromElsewhere(person.email);
  for (const person of others) expect(await statusOf(comeBack(shared), person)).toBe(200);
  expect(first && (await statusOf(comeBack(shared), first))).toBe(429);
});

test('a signed-in person can confirm with the password while others are guessing it', async () => {
  const { visitor, person } = await signUp(server.url);
  server.pass(15 * 60_000);
  await closeFromElsewhere(person.email);
  const body = { email: makePerson().email, password: person.password };
  expect((await visitor.call('changeEmail', { body })).status).toBe(200);
});
