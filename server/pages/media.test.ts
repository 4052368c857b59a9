import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMediaRoute, rangeOf } from './media.ts';

let folder: string;
const app = new Hono();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shamble-media-'));
  await writeFile(join(folder, 'day-1.mp4'), '0123456789');
  await writeFile(join(folder, 'secret.txt'), 'no');
  addMediaRoute(app, folder);
  app.onError((error) => new Response(error.message, { status: 404 }));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-2', { start: 8, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=6-2', 'unsatisfiable'],
  ['bytes=0-1,4-5', null],
  ['pages=1-2', null],
  [undefined, null],
])('of ten bytes, %s means %o', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});

test('a range of a file is sent as such', async () => {
  const answer = await app.request('/media/day-1.mp4', { headers: { range: 'bytes=2-4' } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(await answer.text()).toBe('234');
});

test('a whole file says that it takes ranges', async () => {
  const answer = await app.request('/media/day-1.mp4');
  expect([answer.status, answer.headers.get('accept-ranges'), await answer.text()]).toEqual([
    200,
    'bytes',
    '0123456789',
  ]);
});

test('a range beyond the end is refused with the size', async () => {
  const answer = await app.request('/media/day-1.mp4', { headers: { range: 'bytes=99-' } });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test.each(['secret.txt', 'missing.mp4', '..%2Fsecret.mp4', '%2e%2e%2f%2e%2e%2fetc%2fpasswd'])(
  '/media/%s is not served',
  async (name) => {
    expect((await app.request(`/media/${name}`)).status).toBe(404);
  },
);
