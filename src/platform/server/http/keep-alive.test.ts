import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { keepAliveByLoad, keepAliveMs } from './keep-alive.ts';

test.each([
  [0, 5_000],
  [2_000, 5_000],
  [3_250, 2_500],
  [4_250, 500],
  [4_500, null],
  [5_000, null],
])('with %i of 5,000 connections an idle one is kept for %s ms', (connections, ms) => {
  expect(keepAliveMs(connections, 5_000)).toBe(ms);
});

test('the more connections there are, the shorter clients may keep an idle one, and at last they must end it', async () => {
  const server = createServer((_, response) => response.end('there'));
  keepAliveByLoad(server, 10);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  const announced: (string | undefined)[] = [];
  for (let n = 0; n < 9; n++) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = await once(socket, 'data');
    announced.push(/^(?:keep-alive: |connection: close)(.*)/im.exec(String(answer))?.[0]);
  }
  expect(announced[0]).toBe('Keep-Alive: timeout=5');
  expect(announced[6]).toBe('Keep-Alive: timeout=2');
  expect(announced[8]?.toLowerCase()).toBe('connection: close');
  for (const socket of sockets) socket.destroy();
  server.close();
});
