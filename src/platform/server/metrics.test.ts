import { expect, test } from 'vitest';
import { startTestServer } from '#testing/server/test-server.ts';

const token = 'a token of more than twenty characters';

test('only a caller with the token gets the figures, in the form that Prometheus reads', async () => {
  const server = await startTestServer({ METRICS_TOKEN: token });
  const ask = (authorization?: string) =>
    fetch(`${server.url}/metrics`, { headers: authorization ? { authorization } : {} });
  expect((await ask()).status).toBe(404);
  expect((await ask(`Bearer ${token}x`)).status).toBe(404);
  const answer = await ask(`Bearer ${token}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const text = await answer.text();
  for (const name of ['process_resident_memory_bytes', 'shamble_mails_waiting', 'shamble_jobs_failed'])
    expect(text).toMatch(new RegExp(`^# TYPE ${name} gauge\\n${name} \\d+$`, 'm'));
  await server.stop();
});

test('without METRICS_TOKEN the page of the figures does not exist', async () => {
  const server = await startTestServer();
  expect((await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer null' } })).status).toBe(
    404,
  );
  await server.stop();
});
