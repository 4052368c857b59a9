// Uploads a film of 2 GB by the tus protocol over a line that is cut three times in the middle of a piece. Checks that
// it arrives whole, and measures the memory that the server needs.

import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductServer } from '../e2e/fixtures/product-server.ts';
import { studioLimits } from '../src/studio/rules/studio-limits.ts';
import { makeFilm } from '../src/testing/server/films.ts';
import { cookieHeader, makePerson, signUp, type Visitor } from '../src/testing/server/visitor.ts';
import { atLeast, atMost, type Figure, median, residentBytes, withDatabase, withProduct } from './bench.ts';

const BYTES = 2_000_000_000;
const MEGABYTE = 1_000_000;
const operator = 'boss@example.org';
/** The pieces during which the line is cut, and how many bytes of each have been sent by then. */
const cuts = new Map([
  [5, 10_000_000],
  [20, 1],
  [50, 31_000_000],
]);

export async function measure(): Promise<Figure[]> {
  // These are the variables of `npm start`, because the size of the young heap matters too.
  const settings = {
    OPERATOR_EMAILS: operator,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '--max-semi-space-size=16',
  };
  return withProduct(settings, async (product) => {
    const { visitor } = await signUp(product.url, makePerson({ email: operator }));
    await withDatabase(product, (client) => client.query('update users set email_verified = true'));
    await sendFilm(product, visitor, 'warm-up.mp4', 200 * MEGABYTE, new Map());
    const idle = median(await watchMemory(product, () => sleep(5_000)));
    const started = performance.now();
    let sent = { hash: '', cut: 0 };
    const held = await watchMemory(product, async () => {
      sent = await sendFilm(product, visitor, 'large.mp4', BYTES, cuts);
    });
    const seconds = (performance.now() - started) / 1000;
    const same = sent.hash === (await hashOf(join(product.dataDir, 'media', 'large.mp4')));
    return [
      atLeast(
        'a film of 2 GB that arrived whole, by its SHA-256',
        same ? 1 : 0,
        1,
        '',
        `${sent.cut} lines cut`,
      ),
      atMost(
        'memory of the server for it, above what it had',
        (Math.max(...held) - idle) / 1024 / 1024,
        64,
        'MB',
        `most of ${held.length} looks, ${Math.round(idle / 1024 / 1024)} MB before, ${Math.round(BYTES / MEGABYTE / seconds)} MB a second`,
      ),
    ];
  });
}

/** Runs `work`; resolves with the server's resident bytes meanwhile, read twenty times a second. */
async function watchMemory({ pid }: ProductServer, work: () => Promise<unknown>): Promise<number[]> {
  const seen: number[] = [];
  const watch = setInterval(() => seen.push(residentBytes(pid())), 50);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return seen;
}

async function sendFilm(
  product: ProductServer,
  visitor: Visitor,
  name: string,
  bytes: number,
  cut: ReadonlyMap<number, number>,
): Promise<{ hash: string; cut: number }> {
  const film = await filmOf(bytes);
  const tus = { 'tus-resumable': '1.0.0' };
  const metadata = `name ${Buffer.from(name).toString('base64')},kind ${Buffer.from('film').toString('base64')}`;
  const announced = await visitor.fetch('/api/studio/uploads', {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata },
  });
  const path = announced.headers.get('location') ?? '';
  let cutSoFar = 0;
  for (let piece = 0, at = 0; at < bytes; piece += 1) {
    // Unlike a browser the bench does not wait between pieces.
    await patch(product, visitor, path, at, film.part(at, studioLimits.uploadPiece), cut.get(piece));
    if (cut.has(piece)) cutSoFar += 1;
    const asked = await visitor.fetch(path, { method: 'HEAD', headers: tus });
    at = Number(asked.headers.get('upload-offset'));
  }
  const kept = await visitor.call('keepStudioUpload', {
    params: { upload_id: path.split('/').at(-1) ?? '' },
    body: {},
  });
  if (kept.status !== 200) throw new Error(`${name}: ${JSON.stringify(kept.body)}`);
  return { hash: film.hash(), cut: cutSoFar };
}

/** Sends a piece; with `until` its line is cut after that number of bytes. */
function patch(
  { url }: ProductServer,
  visitor: Visitor,
  path: string,
  offset: number,
  bytes: Buffer,
  until: number | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, {
      method: 'PATCH',
      headers: {
        origin: url,
        cookie: cookieHeader(visitor),
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
      },
    });
    sent.on('error', (error) => (until === undefined ? reject(error) : resolve()));
    sent.on('response', (answer) => {
      answer.resume();
      // Bytes from before a cut may be stored late: the server then answers 409, and the bench asks for the offset.
      if (answer.statusCode === 204 || answer.statusCode === 409) answer.on('end', resolve);
      else reject(new Error(`A piece at ${offset} was answered ${answer.statusCode}`));
    });
    if (until === undefined) sent.end(bytes);
    else sent.write(bytes.subarray(0, until), () => sent.destroy());
  });
}

/** A film of any size: a small film, followed by a box that players skip, in which no two parts are alike. */
async function filmOf(bytes: number) {
  const film = await makeFilm({ format: 'mp4', picture: 'vp8', seconds: 60, tablesFirst: true });
  const box = Buffer.from('\0\0\0\0free', 'latin1');
  box.writeUInt32BE(bytes - film.length);
  const head = Buffer.concat([film, box]);
  const noise = randomBytes(MEGABYTE);
  const hash = createHash('sha256');
  let hashed = 0;
  const part = (at: number, length: number) => {
    const piece = Buffer.alloc(Math.min(length, bytes - at));
    for (let to = 0; to < piece.length; ) {
      const from = (at + to) % MEGABYTE;
      const count = noise.copy(piece, to, from);
      if (from === 0) piece.writeUInt8(((at + to) / MEGABYTE) % 251, to);
      to += count;
    }
    if (at < head.length) head.copy(piece, 0, at);
    return piece;
  };
  return {
    part,
    /** Returns the hash of the whole film. */
    hash: () => {
      for (; hashed < bytes; hashed += 16 * MEGABYTE) hash.update(part(hashed, 16 * MEGABYTE));
      return hash.digest('hex');
    },
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
