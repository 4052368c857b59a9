// Files, names and calls that an upload refuses: each in a sentence, and nothing of it is kept or served.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFilm } from '#testing/server/films.ts';
import { sharedStudio, signUpOperator } from '#testing/server/operator.ts';
import { idOf, tusClient } from '../testing/tus-client.ts';
import { pruneUploads } from './prune-uploads.ts';

const { server, boss } = await sharedStudio({
  OPERATOR_EMAILS: 'boss@example.com second@example.com',
  WRITES_PER_MINUTE: '10000',
});
const second = (await signUpOperator(server, 'second@example.com')).visitor;
const mine = tusClient(boss);
const theirs = tusClient(second);
const media = join(server.dataDir, 'media');
const film = await makeFilm({ format: 'mp4', picture: 'vp8', seconds: 40, tablesFirst: true });

const filesIn = (folder: string) => readdir(folder).catch((): string[] => []);
/** Everything that is kept of uploads, beside the films. */
const parts = () => filesIn(join(media, '.uploads'));
const forgetAll = () => pruneUploads(media, Date.now() + 10 * 86_400_000);

/** Announces a film and sends all of it. */
async function sendWhole(name: string, bytes: Uint8Array): Promise<string> {
  const id = idOf(await mine.announce(name, bytes.length));
  expect((await mine.piece(id, 0, bytes)).status).toBe(204);
  return id;
}

test.each([
  ['a way out of the folder', '../../postgres/x.mp4', 10, 400, 'begins with a dot'],
  ['a folder', 'a/../../x.mp4', 10, 400, 'signs in its name'],
  ['a NUL', 'x\u0000.mp4', 10, 400, 'signs in its name'],
  ['text turned round', 'x\u202e4pm.mp4', 10, 400, 'signs in its name'],
  ['a leading dot', '.x.mp4', 10, 400, 'begins with a dot'],
  ['300 letters', `${'x'.repeat(300)}.mp4`, 10, 400, 'too long'],
  ['a page', 'x.html', 10, 400, 'no .mp4 or .webm'],
  ['no name', '', 10, 400, 'no .mp4 or .webm'],
  ['nothing', 'x.mp4', 0, 400, 'is empty'],
  ['50 GB', 'x.mp4', 50_000_000_000, 413, 'has 50 GB. A film can have at most 10 GB'],
  ['half a byte', 'x.mp4', '1.5', 400, 'Invalid upload-length'],
  ['less than nothing', 'x.mp4', -5, 400, 'Invalid upload-length'],
  ['more than a number holds', 'x.mp4', '1e400', 400, 'Invalid upload-length'],
])(
  '%s is refused when it is announced, in words, and leaves nothing',
  async (_, name, bytes, status, words) => {
    await forgetAll();
    const refused = await mine.announce(name, bytes);
    expect([refused.status, refused.detail]).toEqual([status, expect.stringContaining(words)]);
    expect(await parts()).toEqual([]);
  },
);

test('calls that are no tus are refused, in words', async () => {
  for (const headers of [
    { 'tus-resumable': '0.2.2', 'upload-length': '5' },
    { 'tus-resumable': '', 'upload-length': '5' },
    { 'upload-defer-length': '1' },
    { 'upload-length': '5', 'upload-metadata': 'name %%%' },
    { 'upload-length': '5', 'upload-concat': 'partial' },
    {},
  ])
    expect((await mine.raw('/api/studio/uploads', { method: 'POST', headers })).status).toBe(400);
  const id = idOf(await mine.announce('protocol.mp4', 100));
  const piece = (headers: Record<string, string>) =>
    mine.raw(`/api/studio/uploads/${id}`, { method: 'PATCH', body: 'x'.repeat(200), headers });
  const right = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  expect((await piece({ ...right, 'content-type': 'text/html' })).status).toBe(400);
  expect((await piece({ 'content-type': right['content-type'] })).status).toBe(400);
  expect((await piece(right)).status).toBe(413);
  expect(await mine.arrived(id)).toBe(0);
});

const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
const html = '<!doctype html><title>x</title><script>alert(document.cookie)</script>';

test.each([
  ['a page', Buffer.from(html.repeat(5)), 'a page or a drawing'],
  [
    'a drawing',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>${html}</script></svg>`),
    'a page or a drawing',
  ],
  [
    'a page in the box of an MP4',
    Buffer.concat([Buffer.from('\0\0\x03\0ftypisom', 'latin1'), Buffer.from(html)]),
    'holds no film',
  ],
  ['a zip', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(200)]), 'is a zip'],
])('%s in an mp4’s clothes is refused with its first piece, and kept nowhere', async (_, bytes, words) => {
  await forgetAll();
  const id = idOf(await mine.announce('clothes.mp4', bytes.length));
  const refused = await mine.piece(id, 0, bytes);
  expect([refused.status, refused.detail]).toEqual([400, expect.stringContaining(words)]);
  expect([await parts(), (await filesIn(media)).includes('clothes.mp4')]).toEqual([[], false]);
});

test.each([
  ['a film and a zip in one', Buffer.concat([film, zipEnd]), 'a film and a zip in one'],
  ['a film that was cut off', film.subarray(0, film.length / 2), 'only a part of one'],
  [
    'a film’s beginning and a page',
    Buffer.concat([film.subarray(0, 60), Buffer.from(html)]),
    'it is no film',
  ],
  ['sound alone', await makeFilm({ format: 'mp4', sound: true, seconds: 5 }), 'has no picture'],
])('%s is refused once it is whole, and kept nowhere', async (_, bytes, words) => {
  await forgetAll();
  const refused = await mine.keep(await sendWhole('whole.mp4', bytes));
  expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining(words)]);
  expect([await parts(), (await filesIn(media)).includes('whole.mp4')]).toEqual([[], false]);
});

test('one operator’s upload is none for another', async () => {
  const id = idOf(await mine.announce('own.mp4', film.length));
  expect(await theirs.arrived(id)).toBe(-404);
  for (const refused of [
    await theirs.piece(id, 0, film),
    await theirs.drop(id),
    await theirs.keep(id),
    await mine.piece(`${id}x`, 0, film),
    await mine.drop('..%2Fday.mp4'),
  ])
    expect(refused.status).toBe(404);
  expect(
    (await second.call('listStudioUploads')).body.uploads.map((each: { name: string }) => each.name),
  ).not.toContain('own.mp4');
  expect(await mine.arrived(id)).toBe(0);
});

test('a page of another site sends nothing', async () => {
  const id = idOf(await mine.announce('foreign.mp4', film.length));
  const foreign = {
    headers: {
      origin: 'https://evil.example',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
  };
  expect(
    (await mine.raw(`/api/studio/uploads/${id}`, { method: 'PATCH', body: 'x', ...foreign })).status,
  ).toBe(403);
  expect(
    (
      await mine.raw('/api/studio/uploads', {
        method: 'POST',
        headers: { origin: 'null', 'upload-length': '5' },
      })
    ).status,
  ).toBe(403);
});

test('at most thirty uploads wait to be whole', async () => {
  await forgetAll();
  for (let number = 0; number < 30; number += 1)
    expect((await mine.announce(`many-${number}.mp4`, 100)).status).toBe(201);
  expect(await mine.announce('one-more.mp4', 100)).toMatchObject({
    status: 413,
    detail: expect.stringContaining('Too many uploads'),
  });
  await forgetAll();
});
