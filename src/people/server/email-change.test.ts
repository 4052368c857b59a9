import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';
import { jobsDone, mailedToken, waitingMails } from '#testing/server/waiting-mails.ts';

const DAY = 86_400_000;

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000', MAILS_PER_HOUR: '10000' });

const newEmail = () => makePerson().email;
const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
type Met = Awaited<ReturnType<typeof signUp>>;
const askFor = ({ visitor, person }: Met, email: string) =>
  visitor.call('changeEmail', { body: { email, password: person.password } });
const confirm = async ({ visitor }: Met, email: string) =>
  visitor.call('confirmEmail', { body: { token: await mailedToken(server, 'email', email) } });
const kindsTo = async (email: string) => (await waitingMails(server, email)).map(({ kind }) => kind);

test('an address changes when the link mailed to the new address is used, and is then proven', async () => {
  const met = await signUp(server.url);
  const email = newEmail();
  expect((await askFor(met, email.toUpperCase())).body).toEqual({});
  expect((await met.visitor.call('readProfile')).body.email).toBe(met.person.email);
  await jobsDone(server);
  const [mail] = await waitingMails(server, email);
  expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/profile\?mailed=email#email=[\w-]{43}\n/);
  expect((await confirm(met, email)).status).toBe(200);
  expect((await met.visitor.call('readProfile')).body.email).toBe(email);
  const { rows } = await query('select email_verified from users where id = $1', [met.id]);
  expect(rows).toEqual([{ email_verified: true }]);
  const { password } = met.person;
  const signIn = (address: string) =>
    makeVisitor(server.url).call('signIn', { body: { email: address, password } });
  expect([(await signIn(email)).status, (await signIn(met.person.email)).status]).toEqual([200, 401]);
});

test('a taken address gets the same answer as a free one; nothing is mailed to it and nothing changes', async () => {
  const [met, theirs] = [await signUp(server.url), await signUp(server.url)];
  const [taken, free] = [await askFor(met, theirs.person.email.toUpperCase()), await askFor(met, newEmail())];
  const faceOf = ({ status, headers, body }: typeof taken) => ({
    status,
    body,
    headers: [...headers].filter(([name]) => name !== 'date'),
  });
  expect(faceOf(taken)).toEqual(faceOf(free));
  await jobsDone(server);
  expect(await kindsTo(theirs.person.email)).toEqual([]);
  expect((await met.visitor.call('readProfile')).body.email).toBe(met.person.email);
});

test('an address that another person took after the link was mailed stays with that person', async () => {
  const met = await signUp(server.url);
  const faster = makePerson();
  await askFor(met, faster.email);
  await jobsDone(server);
  await signUp(server.url, faster);
  const answer = await confirm(met, faster.email);
  expect([answer.status, answer.body.code, answer.body.field]).toEqual([409, 'email_taken', 'email']);
});

test('only the person who asked can use the link, only while signed in, and only once', async () => {
  const [met, other] = [await signUp(server.url), await signUp(server.url)];
  const email = newEmail();
  await askFor(met, email);
  for (const stranger of [other.visitor, makeVisitor(server.url)]) {
    const answer = await confirm({ ...met, visitor: stranger }, email);
    expect(['link_invalid', 'unauthenticated']).toContain(answer.body.code);
  }
  expect((await confirm(met, email)).status).toBe(200);
  expect((await confirm(met, email)).body.code).toBe('link_invalid');
  const used = { token: await mailedToken(server, 'email', email) };
  expect((await makeVisitor(server.url).call('redeemMagicLink', { body: used })).body.code).toBe(
    'link_invalid',
  );
});

test('a proven old address gets a mail about the change; an address that was never proven gets none', async () => {
  const [proven, unproven] = [await signUp(server.url), await signUp(server.url)];
  await query('update users set email_verified = true where id = $1', [proven.id]);
  for (const met of [proven, unproven]) {
    const email = newEmail();
    await askFor(met, email);
    await confirm(met, email);
  }
  expect(await kindsTo(proven.person.email)).toEqual(['email_changed']);
  expect(await kindsTo(unproven.person.email)).toEqual([]);
});

test('of sixty changes at once only three a day are mailed, and each counts like any other mail', async () => {
  const met = await signUp(server.url);
  const emails = Array.from({ length: 60 }, newEmail);
  const answers = await Promise.all(emails.map((email) => askFor(met, email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.code === 'too_many_requests')).toHaveLength(57);
  server.pass(DAY);
  const again = await signUp(server.url);
  const email = newEmail();
  expect((await askFor(met, email)).status).toBe(200);
  expect((await askFor(again, email)).status).toBe(429);
});

test('a name that could be read as a link or an address is left out of mails to unproven addresses', async () => {
  const first_name = 'You won, see evil.example/win';
  const met = await signUp(server.url, makePerson({ first_name }));
  const email = newEmail();
  await met.visitor.call('saveSurvey', { body: { role: 'dancer', experience_level: 'never' } });
  await met.visitor.call('requestMagicLink', { body: { email: met.person.email } });
  await met.visitor.call('requestPasswordReset', { body: { email: met.person.email } });
  await askFor(met, email);
  await jobsDone(server);
  const mails = [...(await waitingMails(server, met.person.email)), ...(await waitingMails(server, email))];
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['email', 'magic', 'reset', 'welcome']);
  expect(JSON.stringify(mails)).not.toContain('evil');
  expect(mails.find(({ kind }) => kind === 'welcome')?.subject).toBe('Welcome to the horde, dancer!');
  await query('update users set email_verified = true where id = $1', [met.id]);
  server.pass(61_000);
  await met.visitor.call('requestMagicLink', { body: { email: met.person.email } });
  await jobsDone(server);
  const [, , , last] = await waitingMails(server, met.person.email);
  expect(last?.text).toContain(first_name);
});
