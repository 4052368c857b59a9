import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

const server = await sharedServer();

const page = () => makeVisitor(server.url).fetch('/dev/mail');

test('waiting mails are shown on this machine, escaped, even if one was sealed with an earlier secret', async () => {
  const { visitor, id } = await signUp(server.url, {
    first_name: '<i>Zoe</i>',
    email: 'zoe@example.com',
    password: 'lurch and drag',
    age_group: '18+',
  });
  await server.database.pool.query('update users set email_verified = true where id = $1', [id]);
  await visitor.call('saveSurvey', { body: { role: 'dancer', experience_level: 'never' } });
  await server.database.pool.query(
    "insert into mails (user_id, kind, sealed) values ($1, 'magic', 'not ours')",
    [id],
  );
  const html = await (await page()).text();
  expect(html).toContain('Welcome to the horde, &lt;i&gt;Zoe&lt;/i&gt;!');
  expect(html).toContain('Sealed with an earlier secret');
});

test('R45 other callers can’t see that the page exists', async () => {
  const response = await makeVisitor(server.url, { 'x-forwarded-for': '192.0.2.1' }).fetch('/dev/mail');
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
});
