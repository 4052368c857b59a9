import { mkdir, mkdtemp, readdir, readlink, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { rawRequest } from '#testing/server/raw-request.ts';
import { sendMedia } from './media.ts';

const folder = await mkdtemp(join(tmpdir(), 'shamble-media-'));
await writeFile(join(folder, 'day-1.mp4'), '0123456789');
await writeFile(join(folder, 'empty.mp4'), '');
await writeFile(join(folder, 'Tag 1 #ü%.webm'), 'moon');
await writeFile(join(folder, 'large.mp4'), Buffer.alloc(20_000_000));
await writeFile(join(folder, 'secret.txt'), 'no');
await mkdir(join(folder, 'folder.mp4'));
await mkdir(join(folder, 'below'));
await writeFile(join(folder, 'below', 'day-2.mp4'), 'no');
const server = createServer((request, response) => {
  sendMedia(request, response, request.url ?? '', folder).catch(() => response.writeHead(404).end());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}/media/${name}`, { method, headers });

/** Returns the number of files of the folder that this process has open. */
async function openFiles(): Promise<number> {
  const handles = await readdir('/proc/self/fd');
  const paths = await Promise.all(
    handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')),
  );
  return paths.filter((path) => path.startsWith(folder)).length;
}

// §3.step-lists-several-ids-files
test.each([
  ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
  ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
  ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ['bytes=5-99', 206, 'bytes 5-9/10', '56789'],
  ['bytes=-999999', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=5-2', 200, null, '0123456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=0-1,4-5', 200, null, '0123456789'],
  ['pages=1-2', 200, null, '0123456789'],
  ['', 200, null, '0123456789'],
])('of ten bytes, %s is answered with %i %s', async (range, status, contentRange, text) => {
  const answer = await get('day-1.mp4', range ? { range } : {});
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    status,
    contentRange,
    text,
  ]);
});

test('a whole file has its type, takes ranges, and may be kept for an hour', async () => {
  const { status, headers } = await get('day-1.mp4', {}, 'HEAD');
  expect([
    status,
    ...['content-type', 'accept-ranges', 'content-length', 'cache-control'].map((name) => headers.get(name)),
  ]).toEqual([200, 'video/mp4', 'bytes', '10', 'public, max-age=3600']);
});

test('an empty file is an empty answer', async () => {
  const answer = await get('empty.mp4');
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '0', '']);
});

test('a request for the last bytes of an empty file is refused', async () => {
  expect((await get('empty.mp4', { range: 'bytes=-5' })).status).toBe(416);
});

test('a name with a space, a sharp, an umlaut and a percent sign is found', async () => {
  expect(await (await get(encodeURIComponent('Tag 1 #ü%.webm'))).text()).toBe('moon');
});

test('the rest of a download is only sent while the file is the same', async () => {
  await writeFile(join(folder, 'replaced.mp4'), 'aaaaaaaaaa');
  const first = (await get('replaced.mp4')).headers;
  const rest = { range: 'bytes=5-' };
  const ofSame = async (ifRange: string | null) =>
    (await get('replaced.mp4', { ...rest, 'if-range': ifRange ?? '' })).text();
  expect(first.get('etag')).toMatch(/^"[^"]+"$/);
  expect(await ofSame(first.get('etag'))).toBe('aaaaa');
  expect(await ofSame(`W/${first.get('etag')}`)).toBe('aaaaaaaaaa');
  expect(await ofSame(first.get('last-modified'))).toBe('aaaaa');
  await writeFile(join(folder, 'replaced.mp4'), 'bbbbbbbbbb');
  await utimes(join(folder, 'replaced.mp4'), new Date(), new Date(Date.now() + 5_000));
  expect(await ofSame(first.get('etag'))).toBe('bbbbbbbbbb');
  expect(await ofSame(first.get('last-modified'))).toBe('bbbbbbbbbb');
});

test.each([
  ['the same tag', (etag: string) => etag],
  ['a weak tag', (etag: string) => `W/${etag}`],
  ['several tags', (etag: string) => `"other", W/"another", ${etag}`],
  ['any tag', () => '*'],
])('a file that the browser has already is not sent again: %s', async (_, given) => {
  const etag = (await get('day-1.mp4', {}, 'HEAD')).headers.get('etag') ?? '';
  const again = await get('day-1.mp4', { 'if-none-match': given(etag) });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
});

test('a request whose condition does not hold is refused', async () => {
  const answer = await get('day-1.mp4', { 'if-match': '"other"' });
  expect([answer.status, await answer.text()]).toEqual([412, '']);
});

test.each([
  'secret.txt',
  'missing.mp4',
  'folder.mp4',
  '.mp4',
  '..%2Fsecret.mp4',
  'below%2Fday-2.mp4',
  'below%5Cday-2.mp4',
  'day-1.mp4%00.mp4',
  `${'a'.repeat(300)}.mp4`,
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
])('/media/%s is not served', async (name) => {
  const answer = await get(name);
  expect(answer.status).toBe(404);
});

test('a thousand HEADs and a hundred aborted downloads leave no file open', async () => {
  const sizes = await Promise.all(
    Array.from({ length: 1_000 }, async () =>
      (await get('large.mp4', {}, 'HEAD')).headers.get('content-length'),
    ),
  );
  expect(new Set(sizes)).toEqual(new Set(['20000000']));
  const { hostname, port } = new URL(url);
  await Promise.all(
    Array.from(
      { length: 100 },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname, () =>
            socket.write('GET /media/large.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'),
          );
          socket.once('data', () => socket.destroy());
          socket.once('close', () => resolve());
        }),
    ),
  );
  await vi.waitFor(async () => expect(await openFiles()).toBe(0), 20_000);
});

test('a file that becomes shorter while it is sent breaks the connection instead of leaving it waiting', async () => {
  const path = join(folder, 'shrinking.mp4');
  await writeFile(path, Buffer.alloc(20_000_000, 'a'));
  const { hostname, port } = new URL(url);
  const received = await new Promise<number>((resolve) => {
    let bytes = 0;
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /media/shrinking.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'),
    );
    socket.once('data', async () => {
      socket.pause();
      await truncate(path, 10_000_000);
      socket.resume();
    });
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(bytes));
  });
  expect(received).toBeLessThan(20_000_000);
});

test('the answer for an unknown file has no header of a file', async () => {
  const answer = await rawRequest(
    url,
    'GET /media/missing.mp4 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  expect(answer).not.toMatch(/accept-ranges|etag|last-modified/i);
});
