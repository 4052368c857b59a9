// Files, names and calls that the server refuses, each with a sentence; the server keeps and serves nothing of them.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFilm } from '#testing/server/films.ts';
import { sharedStudio, signUpOperator } from '#testing/server/operator.ts';
import { idOf, type Tried, tusClient } from '../testing/tus-client.ts';
import { pruneUploads } from './upload-store.ts';

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
/** Returns the names of all files that the server keeps of unfinished uploads. */
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
  ['no name', '', 10, 400, 'has no name'],
  ['nothing', 'x.mp4', 0, 400, 'is empty'],
  ['50 GB', 'x.mp4', 50_000_000_000, 413, 'has 50 GB. A film can have at most 10 GB'],
  ['half a byte', 'x.mp4', '1.5', 400, 'as a whole number'],
  ['less than nothing', 'x.mp4', -5, 400, 'as a whole number'],
  ['more than a number holds', 'x.mp4', '1e400', 400, 'as a whole number'],
])(
  '%s is refused in words when it is announced, and nothing is kept',
  async (_, name, bytes, status, words) => {
    await forgetAll();
    const refused = await mine.announce(name, bytes);
    expect([refused.status, refused.detail]).toEqual([status, expect.stringContaining(words)]);
    expect(await parts()).toEqual([]);
  },
);

/** Words of the protocol or of its library, which no operator should have to read. */
const foreign = /invalid|required|must|header|exceeded|conflict|\bSHOULD\b|not \(yet\)|somebody changed/i;

test('calls that are not valid tus are refused with a status and our words, and do nothing', async () => {
  const refused: [Tried, status: number][] = [];
  const announced = (headers: Record<string, string>) =>
    mine.raw('/api/studio/uploads', { method: 'POST', headers });
  for (const version of ['0.2.2', '', '1.0'])
    refused.push([await announced({ 'tus-resumable': version, 'upload-length': '5' }), 412]);
  const calls: Record<string, string>[] = [
    { 'upload-defer-length': '1' },
    { 'upload-defer-length': '2' },
    { 'upload-length': '5', 'upload-defer-length': '1' },
    { 'upload-length': '5', 'upload-metadata': 'name %%%' },
    { 'upload-length': '5', 'upload-metadata': 'name eA==,name eQ==' },
    { 'upload-length': '5', 'upload-metadata': 'name eA==,constructor eQ==' },
    { 'upload-length': '5', 'upload-concat': 'partial' },
    { 'upload-length': '5', 'upload-concat': 'x' },
    {},
  ];
  for (const headers of calls) refused.push([await announced(headers), 400]);
  const id = idOf(await mine.announce('protocol.mp4', 100));
  const piece = (headers: Record<string, string>, to = id) =>
    mine.raw(`/api/studio/uploads/${to}`, { method: 'PATCH', body: 'x'.repeat(200), headers });
  const right = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  refused.push(
    [await piece({ ...right, 'content-type': 'text/html' }), 415],
    [await piece({ 'content-type': right['content-type'] }), 400],
    [await piece({ 'upload-offset': '0', 'content-type': '' }), 415],
    [await piece({ ...right, 'upload-offset': '-1' }), 400],
    [await piece({ ...right, 'upload-offset': '0x0' }), 400],
    [await piece({ ...right, 'upload-offset': '7' }), 409],
    [await piece({ ...right, 'tus-resumable': '2' }), 412],
    [await piece({ ...right, 'upload-length': '300' }), 400],
    [await piece(right), 413],
    [await piece(right, `${id}0`), 404],
    [await piece(right, 'nobody-1'), 404],
  );
  for (const [{ status, detail }, expected] of refused) {
    expect([status, detail]).toEqual([expected, expect.not.stringMatching(foreign)]);
    expect(detail).toMatch(/\.$/);
  }
  expect(refused[0]?.[0].headers.get('tus-version')).toBe('1.0.0');
  expect(await mine.arrived(id)).toBe(0);
});

test.each([
  ['several uploads that are joined', { 'upload-length': '5', 'upload-concat': 'partial' }, 'one upload'],
  ['joined uploads in other words', { 'upload-length': '5', 'upload-concat': 'x' }, 'one upload'],
  ['a size that is said later', { 'upload-defer-length': '1' }, 'how many bytes it has'],
])('%s are refused in the words that fit', async (_, headers, words) => {
  const { detail } = await mine.raw('/api/studio/uploads', { method: 'POST', headers });
  expect(detail).toContain(words);
});

test.each([
  ['a name', 'x.html', 10, 'film', 'name'],
  ['the kind', 'x.mp4', 10, 'page', undefined],
  ['a size of nothing', 'x.mp4', 0, 'film', undefined],
  ['a size that is too large', 'x.mp4', 50_000_000_000, 'film', undefined],
])(
  'a refusal of %s names the field that has to be changed, if there is one',
  async (_, name, bytes, kind, field) => {
    expect((await mine.announce(name, bytes, { kind })).field).toBe(field);
  },
);

test.each([
  ['no number', 'yesterday'],
  ['more than a number holds', '1e999'],
  ['less than that', '-1e999'],
  ['NaN', 'NaN'],
  ['a half', '1.5'],
  ['a moment after the last one', '9e15'],
  ['nothing', ''],
])(
  'a date of change that is %s counts as unknown, and the list of uploads is answered',
  async (_, modified) => {
    await forgetAll();
    const id = idOf(await mine.announce('dated.mp4', 10, { modified }));
    const { status, body } = await boss.call('listStudioUploads');
    expect([status, body.uploads]).toEqual([200, [expect.objectContaining({ id, modified: 0 })]]);
  },
);

test.each([
  ['nothing', '', 'has no name'],
  ['a path', '../x.mp3', 'begins with a dot'],
  ['a folder', 'a/x.mp3', 'signs in its name'],
  ['text turned round', 'x\u202e3pm.exe', 'signs in its name'],
  ['an isolated direction', 'x\u2066.mp3', 'signs in its name'],
  ['a control character', 'x\u0007.mp3', 'signs in its name'],
  ['9,000 characters', 'x'.repeat(9_000), 'too long'],
])('a recording whose name is %s is refused when it is announced', async (_, name, words) => {
  await forgetAll();
  const { status, detail } = await mine.announce(name, 10, { kind: 'recording' });
  expect([status, detail]).toEqual([400, expect.stringContaining(words)]);
  expect((await mine.announce('x.mp4', 10, { kind: 'page' })).detail).toBe(
    'An upload is a film or a recording.',
  );
  expect(await parts()).toEqual([]);
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
])('%s with the name of an mp4 is refused with its first piece, and not kept', async (_, bytes, words) => {
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
])('%s is refused once it is complete, and not kept', async (_, bytes, words) => {
  await forgetAll();
  const refused = await mine.keep(await sendWhole('whole.mp4', bytes));
  expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining(words)]);
  expect([await parts(), (await filesIn(media)).includes('whole.mp4')]).toEqual([[], false]);
});

test('an operator’s upload does not exist for another operator', async () => {
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

test('a page of another site can’t send anything', async () => {
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
