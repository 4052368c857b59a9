import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFilm } from '#testing/server/films.ts';
import { admitUpload } from './admit-upload.ts';
import { keepUpload } from './keep-upload.ts';
import { makeTus, type Tus } from './tus.ts';
import { openUploadStore } from './upload-store.ts';

const owner = 'a-sign';
const encoded = (text: string) => Buffer.from(text).toString('base64');
const tus = { 'tus-resumable': '1.0.0' };

/** A server process, as far as uploads see one. */
async function process(folder: string) {
  const store = await openUploadStore(folder);
  return { store, tus: makeTus(store, (announced) => admitUpload(store, folder, announced)) };
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

test('an upload goes on with another process than it began with', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-restart-'));
  const film = await makeFilm({ format: 'webm', picture: 'vp8', seconds: 20 });
  const first = await process(folder);
  const metadata = `name ${encoded('day.webm')},kind ${encoded('film')},modified ${encoded('1')}`;
  const headers = new Headers({ ...tus, 'upload-length': String(film.length), 'upload-metadata': metadata });
  const announced = await first.tus({ method: 'POST', owner, headers });
  const id = announced.headers.get('location')?.split('/').at(-1) ?? '';
  await send(first.tus, id, 0, film.subarray(0, 300));

  const second = await process(folder);
  const asked = await second.tus({ method: 'HEAD', id, owner, headers: new Headers(tus) });
  expect([asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual([
    '300',
    String(film.length),
  ]);
  await send(second.tus, id, 300, film.subarray(300));
  expect(await keepUpload(second.store, folder, id, undefined)).toMatchObject({
    file: 'day.webm',
    seconds: 20,
  });
  await rm(folder, { recursive: true });
});
