import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSoon } from './ask-soon.ts';

const words = 'Rise, and mind your head.';
const server = createServer(({ url }, response) => {
  response.writeHead(url === '/missing' ? 404 : 200, { 'content-length': words.length });
  if (url === '/whole' || url === '/missing') response.end(words);
  else response.write(words.slice(0, 9));
  if (url === '/cut') setTimeout(() => response.destroy(), 10);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());

test.each(['/whole', '/missing'])('an answer that comes whole is returned: %s', async (path) => {
  const answer = await askSoon(new Request(origin + path), 60_000);
  expect(await answer.text()).toBe(words);
});

test.each([
  ['/cut', 60_000],
  ['/stalled', 50],
])('an answer that does not come whole counts as no answer: %s', async (path, patience) => {
  expect((await askSoon(new Request(origin + path), patience)).type).toBe('error');
});
