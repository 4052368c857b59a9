import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';
import { mailedToken } from '#testing/server/waiting-mails.ts';
import { operatorLink } from './operator-link.ts';

const boss = 'boss@example.com';
const server = await sharedServer({ OPERATOR_EMAILS: `${boss} second@example.com` });

const linkFor = (address: string) =>
  operatorLink(server.database.db, address, { operators: [boss], origin: server.url, now: Date.now() });

test('the printed link makes an operator on a new server, once', async () => {
  const link = new URL(await linkFor('Boss@Example.com'));
  expect(link.href.startsWith(`${server.url}/auth/login?mailed=magic#magic=`)).toBe(true);
  const [, token = ''] = /^#magic=(.+)\/studio$/.exec(link.hash) ?? [];
  const visitor = makeVisitor(server.url);
  expect((await visitor.call('redeemMagicLink', { body: { token } })).body.user).toMatchObject({
    operator: true,
  });
  expect((await visitor.call('readStudioEvent')).status).toBe(200);
  expect((await makeVisitor(server.url).call('redeemMagicLink', { body: { token } })).status).toBe(410);
});

test('an address that is not named in OPERATOR_EMAILS gets no link and no account', async () => {
  await expect(linkFor('stranger@example.com')).rejects.toThrow(
    'OPERATOR_EMAILS does not name stranger@example.com',
  );
  await expect(linkFor('nonsense')).rejects.toThrow('nonsense is not an email address');
  const { rows } = await server.database.pool.query(`select from users where email = 'stranger@example.com'`);
  expect(rows).toEqual([]);
});

test('a person who signed up with a named address is an operator after one mailed link', async () => {
  const person = makePerson({ email: 'second@example.com' });
  const { visitor } = await signUp(server.url, person);
  expect((await visitor.call('readStudioEvent')).status).toBe(403);
  await visitor.call('requestMagicLink', { body: { email: person.email } });
  const token = await mailedToken(server, 'magic', person.email);
  expect((await visitor.call('redeemMagicLink', { body: { token } })).body.user).toMatchObject({
    operator: true,
  });
  expect((await visitor.call('readStudioEvent')).status).toBe(200);
});
