import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { signUp } from '#testing/server/visitor.ts';

const DAY = 86_400_000;

const server = await sharedServer();

test('R8 the texts of crews, which proxies may keep for all, renew no session', async () => {
  const { visitor } = await signUp(server.url);
  server.pass(16 * DAY);
  const answer = await visitor.call('readCrewCopy');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
  const unchanged = await visitor.call('readCrewCopy', { headers });
  expect(unchanged.status).toBe(304);
  for (const each of [answer, unchanged]) expect(each.headers.getSetCookie()).toEqual([]);
  expect((await visitor.call('readSession')).headers.getSetCookie()).toHaveLength(1);
});
