import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';

let server: TestServer;
afterEach(() => server.stop());

// §9.limits-suit-class-behind-one
test('R24 R25 sign-ups of one network address are limited by the setting; the answer says how long to wait', async () => {
  server = await startTestServer({ SIGN_UPS_PER_HOUR: '3' });
  const visitor = makeVisitor(server.url);
  const signUpOnce = () => visitor.call('signUp', { body: makePerson() });
  for (let turn = 0; turn < 3; turn++) expect((await signUpOnce()).status).toBe(200);
  const refused = await signUpOnce();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect(refused.body.code).toBe('too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  server.pass(3_600_000);
  expect((await signUpOnce()).status).toBe(200);
});

test('R22 when a whole class signs in at once, right sign-ins are refused for a moment only, wrong ones for minutes', async () => {
  server = await startTestServer({ SIGN_INS_PER_ADDRESS: '2' });
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp(server.url)));
  const visitor = makeVisitor(server.url);
  const waits = async (wrong = '') => {
    const answers = await Promise.all(
      people.map(({ person: { email, password } }) =>
        visitor.call('signIn', { body: { email, password: password + wrong } }),
      ),
    );
    return answers.flatMap(({ status, headers }) =>
      status === 429 ? Number(headers.get('retry-after')) : [],
    );
  };
  const short = await waits();
  expect(short.length).toBeGreaterThan(0);
  expect(Math.max(...short)).toBeLessThan(60);
  await waits('wrong');
  const body = { email: makePerson().email, password: 'a wrong one' };
  const late = await visitor.call('signIn', { body });
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(60);
});
