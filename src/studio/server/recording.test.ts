import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { steadyAnchors } from '#dance/rules/recording/tempo-map.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { makeVisitor } from '#testing/server/visitor.ts';
import { storeSoundFile } from './sound-file.ts';
import { idOf, tusClient } from './testing/tus-client.ts';

const { server, boss } = await sharedStudio();

/** Returns half a second of a tone, encoded. */
async function encoded(kind: 'mp3' | 'vbr' | 'ogg'): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await (kind === 'ogg' ? createOggEncoder() : createMp3Encoder());
  const shape = { sampleRate: 44_100, channels: 1 } as const;
  encoder.configure(kind === 'mp3' ? { ...shape, bitrate: 128 } : { ...shape, vbrQuality: 4 });
  const tone = Float32Array.from({ length: 22_050 }, (_, i) => Math.sin(i / 16));
  const pieces = [encoder.encode([tone]).slice(), encoder.finalize().slice()];
  return new Uint8Array(Buffer.concat(pieces));
}

const client = tusClient(boss);

async function upload(bytes: Uint8Array) {
  const id = idOf(await client.announce('song', bytes.length, { kind: 'recording' }));
  await client.piece(id, 0, bytes);
  return client.keep(id);
}

const version = async () => (await boss.call('readStudioRecording')).body.version;

test.each(['mp3', 'vbr', 'ogg'] as const)(
  'a %s file is accepted, named after its content and served',
  async (kind) => {
    const bytes = await encoded(kind);
    const { status, body } = await upload(bytes);
    expect(status).toBe(200);
    expect(body.file).toMatch(/^music-[0-9a-f]{24}\.(mp3|ogg)$/);
    expect((await upload(bytes)).body).toEqual(body);
    const served = await fetch(`${server.url}/media/${body.file}`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
  },
);

test.each([
  ['a text', 'This is no song at all, just words.'],
  ['a page', '<!doctype html><title>Song</title>'],
])('%s is refused as a recording, in words', async (_, bytes) => {
  const { status, body } = await upload(Buffer.from(bytes));
  expect(status).toBe(400);
  expect(body.detail).toContain('holds no sound');
});

test('a file is refused as soon as it is larger than the limit, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-large-'));
  const megabyte = new Uint8Array(1_000_000);
  megabyte.set([0x49, 0x44, 0x33]);
  let sent = 0;
  async function* large() {
    for (; sent < 200; sent++) yield megabyte;
  }
  const refused = storeSoundFile(folder, large());
  await expect(refused).rejects.toMatchObject({ code: 'too_large' });
  expect(sent).toBe(100);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a full disk is reported, and nothing of the recording is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-full-'));
  async function* cutShort() {
    yield Buffer.from('ID3 and the first beats');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  await expect(storeSoundFile(folder, cutShort())).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('no room left on the server’s disk'),
  });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

// §3.operators-recording-under-dance-bad
test('every reader gets a saved recording, which is in the history and can be undone', async () => {
  const { file } = (await upload(await encoded('mp3'))).body;
  const recording = { file, seconds: 360, anchors: steadyAnchors(0.5, 118) };
  const saved = await boss.call('saveStudioRecording', { body: { recording, version: await version() } });
  expect(saved.status).toBe(200);
  const settings = async () => (await makeVisitor(server.url).call('readCopy')).body.settings;
  expect((await settings()).recording).toEqual(recording);
  expect((await boss.call('saveStudioRecording', { body: { recording, version: 'old' } })).status).toBe(409);
  const [change] = (await boss.call('listStudioHistory')).body.changes;
  expect(change.summary).toBe('Put a recording under the routine');
  await boss.call('undoStudioChange', { params: { change_id: change.id } });
  expect((await settings()).recording).toBeUndefined();
  await boss.call('saveStudioRecording', { body: { recording, version: await version() } });
  await boss.call('saveStudioRecording', { body: { recording: null, version: await version() } });
  expect((await settings()).recording).toBeUndefined();
});

test.each([
  ['an hour', { seconds: 3600 }, 'is 60 minutes long'],
  ['a tempo nobody dances', { anchors: steadyAnchors(0, 300) }, '300 beats a minute'],
  ['a file that is not there', { file: 'music-gone.mp3' }, 'upload it again'],
])('%s is refused, in words, and changes nothing', async (_, wrong, words) => {
  const { file } = (await upload(await encoded('mp3'))).body;
  const recording = { file, seconds: 360, anchors: steadyAnchors(0.5, 118), ...wrong };
  const before = await version();
  const answer = await boss.call('saveStudioRecording', { body: { recording, version: before } });
  expect([answer.status, answer.body.field]).toEqual([400, 'recording']);
  expect(answer.body.detail).toContain(words);
  expect(await version()).toBe(before);
});
