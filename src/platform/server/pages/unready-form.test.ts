import { expect, test } from 'vitest';
import { changedTables, databaseChecksum } from '#testing/server/database-checksum.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

const server = await sharedServer();

const typed = { email: 'zoe@example.com', password: 'lurch and drag', message: 'Hello' };
const post = (
  path: string,
  body = new URLSearchParams(typed).toString(),
  type = 'application/x-www-form-urlencoded',
) => makeVisitor(server.url).fetch(path, { method: 'POST', body, headers: { 'content-type': type } });

test.each(['/auth/login', '/auth/signup?age=13-17', '/feedback', '/profile', '/studio/event'])(
  'a form that is posted to %s without scripts gets a page that says so, and stores nothing',
  async (path) => {
    const before = await databaseChecksum(server.database.pool);
    const answer = await post(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(html).toContain('This page was not ready yet');
    expect(html).toContain('<a href="">Open the form again</a>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(changedTables(before, await databaseChecksum(server.database.pool))).toEqual([]);
    for (const value of Object.values(typed)) {
      expect(html).not.toContain(value);
      expect(server.logged()).not.toContain(value);
    }
  },
);

test.each([
  ['/auth/login', '{}', 'application/json', 405],
  ['/auth/login', 'a=b', 'text/plain', 405],
  ['/auth/login', 'x'.repeat(65 * 1024), 'application/x-www-form-urlencoded', 405],
  ['/api/auth/sign-in', 'email=a', 'application/x-www-form-urlencoded', 415],
])('a POST to %s that is no such form is refused', async (path, body, type, status) => {
  expect((await post(path, body, type)).status).toBe(status);
});

test('the form of another site gets the same page, and signs no person in or out', async () => {
  const { visitor } = await signUp(server.url);
  const answer = await visitor.fetch('/auth/login', {
    method: 'POST',
    body: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(400);
  expect((await visitor.call('readProfile')).status).toBe(200);
});
