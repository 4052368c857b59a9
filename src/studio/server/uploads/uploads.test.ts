import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { isMediaLine, mediaLines } from '#platform/server/backup/media-lines.ts';
import { makeFilm } from '#testing/server/films.ts';
import { sharedStudio, signUpOperator } from '#testing/server/operator.ts';
import { cookieHeader } from '#testing/server/visitor.ts';
import { disk } from '../read-disk.ts';
import { idOf, tusClient } from '../testing/tus-client.ts';
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

afterEach(() => vi.restoreAllMocks());

const filesIn = async (folder: string) => (await readdir(folder).catch((): string[] => [])).sort();
const forgetAll = () => pruneUploads(media, Date.now() + 10 * 86_400_000);

/** Announces a film and sends all of it. */
async function sendWhole(name: string, bytes: Uint8Array, client = mine): Promise<string> {
  const id = idOf(await client.announce(name, bytes.length));
  expect((await client.piece(id, 0, bytes)).status).toBe(204);
  return id;
}

// §3.films-uploaded-browser-go-on
test('a film arrives in pieces, is kept under its name, and is served with ranges and its type', async () => {
  const announced = await mine.announce('Día 1.mp4', film.length);
  expect([announced.status, announced.headers.get('tus-resumable')]).toEqual([201, '1.0.0']);
  expect([...announced.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  const id = idOf(announced);
  for (let at = 0; at < film.length; at += 1_000) {
    expect(await mine.arrived(id)).toBe(at);
    const { status, headers } = await mine.piece(id, at, film.subarray(at, at + 1_000));
    expect([status, headers.get('upload-offset')]).toEqual([204, String(Math.min(at + 1_000, film.length))]);
  }
  const kept = await mine.keep(id);
  expect(kept.body).toEqual({ file: 'Día 1.mp4', seconds: 40, picture: 'vp8' });
  // A client that did not get the answer sends the same call again.
  expect((await mine.keep(id)).body).toEqual(kept.body);
  const served = await fetch(`${server.url}/media/${encodeURIComponent('Día 1.mp4')}`);
  expect(sha(new Uint8Array(await served.arrayBuffer()))).toBe(sha(film));
  expect([served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
    'video/mp4',
    'nosniff',
  ]);
  const range = await fetch(served.url, { headers: { range: 'bytes=4-7' } });
  expect([range.status, await range.text()]).toEqual([206, 'ftyp']);
  expect((await boss.call('listStudioMedia')).body.files).toContainEqual({
    name: 'Día 1.mp4',
    bytes: film.length,
  });
  expect((await boss.call('listStudioUploads')).body.uploads).toEqual([]);
});

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a connection that breaks in the middle of a piece loses nothing that has arrived', async () => {
  const id = idOf(await mine.announce('cut.mp4', film.length));
  await cutAfter(id, 0, film.subarray(0, 700));
  await expect.poll(() => mine.arrived(id)).toBe(700);
  await cutAfter(id, 700, film.subarray(700, 1_500));
  await expect.poll(() => mine.arrived(id)).toBe(1_500);
  const { uploads } = (await boss.call('listStudioUploads')).body;
  expect(uploads).toEqual([
    expect.objectContaining({ id, name: 'cut.mp4', arrived: 1_500, bytes: film.length, modified: 1 }),
  ]);
  expect((await mine.piece(id, 700, film.subarray(700))).status).toBe(409);
  expect((await mine.keep(id)).status).toBe(409);
  expect((await mine.piece(id, 1_500, film.subarray(1_500))).status).toBe(204);
  expect((await mine.keep(id)).status).toBe(200);
});

/** Begins to send the rest of the film, sends a part of it, and breaks the connection. */
async function cutAfter(id: string, offset: number, bytes: Uint8Array): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const head = [
    `PATCH /api/studio/uploads/${id} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Origin: ${server.url}`,
    `Cookie: ${cookieHeader(boss)}`,
    'Tus-Resumable: 1.0.0',
    `Upload-Offset: ${offset}`,
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${film.length - offset}`,
  ];
  socket.on('error', () => undefined);
  await new Promise<void>((sent) => socket.write(`${head.join('\r\n')}\r\n\r\n`, () => sent()));
  await new Promise<void>((sent) => socket.write(bytes, () => sent()));
  // The test breaks the connection only after these bytes are on the disk; bytes that are not delivered
  // would be sent again.
  await vi.waitFor(async () => {
    const { uploads } = (await boss.call('listStudioUploads')).body;
    expect(uploads[0].arrived).toBe(offset + bytes.length);
  });
  socket.destroy();
}

test('a client that asks how far an upload is takes over from one whose connection is half open', async () => {
  const id = idOf(await mine.announce('half-open.mp4', film.length));
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `PATCH /api/studio/uploads/${id} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${server.url}\r\n` +
      `Cookie: ${cookieHeader(boss)}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: ${film.length}\r\n\r\n0123456789`,
  );
  await vi.waitFor(async () => {
    const { uploads } = (await boss.call('listStudioUploads')).body;
    expect(uploads.find((each: { id: string }) => each.id === id).arrived).toBe(10);
  });
  expect(await mine.arrived(id)).toBe(10);
  socket.destroy();
  expect((await mine.drop(id)).status).toBe(204);
  expect(await mine.arrived(id)).toBe(-404);
});

test('a name that exists, or that somebody else is sending, is refused before a byte is sent', async () => {
  await mine.keep(await sendWhole('taken.mp4', film));
  expect(await mine.announce('taken.mp4', 10)).toMatchObject({
    status: 409,
    detail: expect.stringContaining('taken.mp4'),
  });
  const id = idOf(await mine.announce('mine.mp4', film.length));
  const refused = await theirs.announce('mine.mp4', film.length);
  expect([refused.status, refused.detail]).toEqual([409, expect.stringContaining('Somebody else')]);
  // An operator may start their own upload again, if the file was changed since.
  expect((await mine.announce('mine.mp4', 20)).status).toBe(201);
  await mine.piece(id, 0, film);
  await writeFile(join(media, 'mine.mp4'), 'copied there meanwhile');
  expect((await mine.keep(id)).status).toBe(409);
  expect((await mine.keep(id, '../mine.mp4')).status).toBe(400);
  expect((await mine.keep(id, 'mine-2.mp4')).body.file).toBe('mine-2.mp4');
});

test('a call to keep a file that is sent twice at once is carried out once', async () => {
  const id = await sendWhole('twice.mp4', film);
  const both = await Promise.all([mine.keep(id), mine.keep(id)]);
  expect(both.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
  expect((await mine.keep(id)).body.file).toBe('twice.mp4');
  expect(await filesIn(media)).toContain('twice.mp4');
  expect((await mine.keep(id, 'twice.mp4')).body.file).toBe('twice.mp4');
  const other = await mine.keep(id, 'thrice.mp4');
  expect([other.status, other.body.detail]).toEqual([
    409,
    'This film is on the server already, as “twice.mp4”.',
  ]);
});

test('two calls that keep files under one name at once do not overwrite each other', async () => {
  const [a, b] = [await sendWhole('race.mp4', film), await sendWhole('other.mp4', film, theirs)];
  const both = await Promise.all([mine.keep(a), theirs.keep(b, 'race.mp4')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a file that does not fit is refused beforehand; if the disk fills up meanwhile, the arrived bytes are kept', async () => {
  const free = (bytes: number) => vi.spyOn(disk, 'read').mockResolvedValue({ free: bytes, total: 1e12 });
  free(3e9);
  await forgetAll();
  expect((await boss.call('listStudioUploads')).body.free).toBe(2e9);
  expect(await mine.announce('large.mp4', 2.5e9)).toMatchObject({
    status: 413,
    detail: expect.stringContaining('room for 2.0 GB more'),
  });
  const id = idOf(await mine.announce('filling.mp4', film.length));
  expect((await theirs.announce('second.mp4', 2e9)).status).toBe(413);
  await mine.piece(id, 0, film.subarray(0, 500));
  free(1e8);
  const refused = await mine.piece(id, 500, film.subarray(500));
  expect([refused.status, refused.detail]).toEqual([
    413,
    expect.stringContaining('no room left on the server’s disk'),
  ]);
  expect(await mine.arrived(id)).toBe(500);
  free(3e9);
  expect((await mine.piece(id, 500, film.subarray(500))).status).toBe(204);
  expect((await mine.keep(id)).status).toBe(200);
});

test('a backup has the films, but no unfinished uploads', async () => {
  await sendWhole('part.mp4', film);
  const names: string[] = [];
  for await (const line of mediaLines(media)) if (isMediaLine(line)) names.push(JSON.parse(line).media);
  expect(names).toEqual((await filesIn(media)).filter((name) => !name.startsWith('.')));
  expect(names).not.toContain('part.mp4');
});

test('an upload that nobody continues is deleted after two days, and not before', async () => {
  await forgetAll();
  const id = idOf(await mine.announce('left.mp4', film.length));
  await mine.piece(id, 0, film.subarray(0, 100));
  await pruneUploads(media, Date.now() + 47 * 3_600_000);
  expect(await mine.arrived(id)).toBe(100);
  await pruneUploads(media, Date.now() + 49 * 3_600_000);
  expect([await mine.arrived(id), await filesIn(join(media, '.uploads'))]).toEqual([-404, []]);
  expect((await mine.piece(id, 100, film.subarray(100))).status).toBe(404);
});

test('a film in a step is in the history and can be undone; it can be deleted once no step shows it', async () => {
  await mine.keep(await sendWhole('step.mp4', film));
  const { steps, version } = (await boss.call('readStudioVideos')).body;
  const videos = [{ id: steps[0].id, youtube_id: null, media_file: 'step.mp4', start_time: 0, end_time: 0 }];
  expect((await boss.call('saveStudioVideos', { body: { videos, version } })).status).toBe(200);
  const remove = () => boss.call('removeStudioFilm', { body: { name: 'step.mp4' } });
  expect((await remove()).status).toBe(409);
  const [change] = (await boss.call('listStudioHistory')).body.changes;
  await boss.call('undoStudioChange', { params: { change_id: change.id }, body: { confirmed: false } });
  expect((await boss.call('readStudioVideos')).body.steps[0].media_file).toBe(steps[0].media_file);
  // The undo of the change can be undone again, so the film stays until an operator deletes it.
  expect(await filesIn(media)).toContain('step.mp4');
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect((await fetch(`${server.url}/media/step.mp4`)).status).toBe(404);
  for (const name of ['../auth-secret', 'music-1.mp3', '.uploads', ''])
    expect((await boss.call('removeStudioFilm', { body: { name } })).status).toBe(400);
});

test('a recording arrives the same way, and gets its name from its content', async () => {
  const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(5_000, 7)]);
  const id = idOf(await mine.announce('song.mp3', sound.length, { kind: 'recording' }));
  await mine.piece(id, 0, sound.subarray(0, 2_000));
  await mine.piece(id, 2_000, sound.subarray(2_000));
  expect((await mine.keep(id, 'mine.mp3')).body.detail).toBe('A recording gets its name from its content.');
  const kept = await mine.keep(id);
  expect(kept.body.file).toMatch(/^music-[0-9a-f]{24}\.mp3$/);
  expect((await mine.keep(id)).body.file).toBe(kept.body.file);
  const words = Buffer.from('these are no sounds, just words');
  const bad = idOf(await mine.announce('song.mp3', words.length, { kind: 'recording' }));
  await mine.piece(bad, 0, words);
  expect((await mine.keep(bad)).body.detail).toContain('holds no sound');
  expect(await mine.arrived(bad)).toBe(-404);
  const large = await mine.announce('song.mp3', 200_000_000, { kind: 'recording' });
  expect([large.status, large.detail]).toEqual([413, expect.stringContaining('at most 100')]);
});
