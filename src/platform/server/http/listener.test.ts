import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cutOffStalledReader } from './listener.ts';

const STALLED_MS = 100;

test('R35 a client that stops reading is cut off, and an answer that takes long to make is not', async () => {
  const server = createServer(async (request, response) => {
    cutOffStalledReader(response, STALLED_MS);
    if (request.url === '/late') await sleep(4 * STALLED_MS);
    response.end(request.url === '/large' ? Buffer.alloc(64 * 1024 * 1024) : 'done');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const stalled = connect(port, '127.0.0.1', () => stalled.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n'));
    const [accepted] = await once(server, 'connection');
    await once(accepted, 'close');
    stalled.destroy();
    const late = await fetch(`http://127.0.0.1:${port}/late`);
    expect(await late.text()).toBe('done');
  } finally {
    server.close();
  }
});
