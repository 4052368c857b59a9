import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rawRequest } from '#testing/server/raw-request.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const server = await sharedServer();

const head = (line: string, length: number) =>
  `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ['POST /api/feedback', 413],
  ['POST /api/no-such-call', 404],
])(
  '%s, answered in the middle of its body, says that the connection ends, and ends it',
  async (line, status) => {
    const answer = await rawRequest(server.url, head(line, 10_000_000) + 'x'.repeat(300_000));
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/^connection: close\r$/im);
  },
);

test('a call whose body was read keeps its connection', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const response = await fetch(`${server.url}/api/feedback`, init);
  expect([response.status, response.headers.get('connection')]).toEqual([400, 'keep-alive']);
});

test('a client that leaves while it sends a body is not logged as a fault of the server', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname, () =>
    socket.write(`${head('POST /api/feedback', 900)}{`, () => setTimeout(() => socket.destroy(), 100)),
  );
  while (!server.logged().includes('"client_left"')) await sleep(10);
  expect(server.logged()).not.toMatch(/"failed"|"unavailable"/);
});
