import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFilm } from '#testing/server/films.ts';
import { admitUpload } from './admit-upload.ts';
import { keepUpload } from './keep-upload.ts';
import { makeTus, type Tus } from './tus.ts';
import { openUploadStore } from './upload-store.ts';

const owner = 'a-sign';
const encoded = (text: string) => Buffer.from(text).toString('base64');
const tus = { 'tus-resumable': '1.0.0' };

/** Makes the parts of a server process that uploads need. */
async function process(folder: string) {
  const store = await openUploadStore(folder);
  const desk = { store, mediaFolder: folder, heldRoom: async () => [] };
  return { store, tus: makeTus(store, (announced) => admitUpload(desk, announced)) };
}

async function* pieceOf(bytes: Uint8Array) {
  yield bytes;
}

const send = (to: Tus, id: string, offset: number, bytes: Uint8Array) =>
  to({
    method: 'PATCH',
    id,
    owner,
    body: pieceOf(bytes),
    headers: new Headers({
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    }),
  });

async function announce(to: Tus, name: string, bytes: number): Promise<string> {
  const metadata = `name ${encoded(name)},kind ${encoded('film')},modified ${encoded('1')}`;
  const headers = new Headers({ ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata });
  const announced = await to({ method: 'POST', owner, headers });
  return announced.headers.get('location')?.split('/').at(-1) ?? '';
}

const ask = async (to: Tus, id: string) => {
  const { headers } = await to({ method: 'HEAD', id, owner, headers: new Headers(tus) });
  return [headers.get('upload-offset'), headers.get('upload-length')].map(Number);
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shamble-tus-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('an upload can continue with another process than it began with', async () => {
  const film = await makeFilm({ format: 'webm', picture: 'vp8', seconds: 20 });
  const first = await process(folder);
  const id = await announce(first.tus, 'day.webm', film.length);
  await send(first.tus, id, 0, film.subarray(0, 300));

  const second = await process(folder);
  expect(await ask(second.tus, id)).toEqual([300, film.length]);
  await send(second.tus, id, 300, film.subarray(300));
  expect(await keepUpload(second.store, folder, id, undefined)).toMatchObject({
    file: 'day.webm',
    seconds: 20,
  });
});

test.runIf(existsSync('/dev/full'))(
  'a disk that fills in the middle of a piece is reported, and the upload can be continued',
  async () => {
    const { store, tus: to } = await process(folder);
    const id = await announce(to, 'day.mp4', 1_000);
    await rm(store.pathOf(id));
    await symlink('/dev/full', store.pathOf(id));
    await expect(send(to, id, 0, Buffer.alloc(500))).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('no room left on the server’s disk'),
    });
    expect(await ask(to, id)).toEqual([0, 1_000]);
  },
);

test('a media folder that can’t be written fails the call, not the process', async () => {
  await writeFile(join(folder, 'a file'), '');
  await expect(openUploadStore(join(folder, 'a file'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
