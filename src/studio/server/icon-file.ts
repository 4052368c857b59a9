// Puts an icon into the media folder. The studio has drawn the icon in the operator's browser. The server writes the
// picture again from its pixels, so that nothing else in the sent file is stored.

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflate, inflate } from 'node:zlib';
import { renameDurably } from '#platform/server/durable-file.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { withoutRoom } from './without-room.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * These functions run in threads of the system, because packing some pictures (two colours, mixed at random) takes
 * seconds, and the server must go on answering meanwhile.
 */
const pack = promisify(deflate);
const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Sides in pixels of the icons that the studio draws. */
const sides = [180, 192, 512];

/**
 * Stores an icon and returns its file's name in `folder`. Throws too_large, invalid_input for a file that is no icon,
 * and unavailable for a full disk.
 */
export async function storeIcon(folder: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const clean = await cleanIcon(await allOf(bytes));
  const name = `icon-${createHash('sha256').update(clean).digest('hex').slice(0, 24)}.png`;
  await write(folder, name, clean).catch((error) => {
    throw withoutRoom(error);
  });
  return name;
}

async function allOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > studioLimits.iconBytes)
      throw new AppError('too_large', {
        message: `An icon can have at most ${studioLimits.iconBytes / 1_000_000} MB.`,
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  const file = await open(draft, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
    await renameDurably(draft, join(folder, name));
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}

/**
 * Resolves with the picture as a PNG with nothing but its pixels (RFC 2083). Throws invalid_input unless the file is a
 * still, square picture with one of the `sides` and 8 bits for each colour.
 */
export async function cleanIcon(bytes: Buffer): Promise<Buffer> {
  const chunks = chunksOf(bytes);
  const [first] = chunks;
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw noIcon();
  const width = first.data.readUInt32BE(0);
  const height = first.data.readUInt32BE(4);
  const [depth, kind = 0, ...rest] = first.data.subarray(8);
  const samples = new Map([
    [2, 3],
    [6, 4],
  ]).get(kind);
  const plain = depth === 8 && samples !== undefined && rest.every((each) => each === 0);
  if (!plain || width !== height || !sides.includes(width)) throw noIcon();
  if (chunks.some(({ type }) => type === 'acTL')) throw noIcon();
  const line = 1 + width * samples;
  const pixels = await inflated(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
    line * height,
  );
  // Each line begins with the number of its filter; the five filters have the numbers 0 to 4.
  for (let at = 0; at < pixels.length; at += line) if ((pixels[at] ?? 5) > 4) throw noIcon();
  return Buffer.concat([
    signature,
    chunk('IHDR', first.data),
    chunk('IDAT', await pack(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the chunks up to the end of the picture; anything after them is dropped. */
function chunksOf(bytes: Buffer): { type: string; data: Buffer }[] {
  if (!bytes.subarray(0, signature.length).equals(signature)) throw noIcon();
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) throw noIcon();
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) throw noIcon();
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  throw noIcon();
}

/**
 * Resolves with exactly `size` bytes. `size` is also the limit of unpacking, because a small file may unpack to a very
 * large picture.
 */
async function inflated(data: Buffer, size: number): Promise<Buffer> {
  try {
    const pixels = await unpack(data, { maxOutputLength: size });
    if (pixels.length === size) return pixels;
  } catch {
    // The data can't be unpacked, or unpacks to more than `size` bytes.
  }
  throw noIcon();
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function noIcon(): AppError {
  return new AppError('invalid_input', {
    message: `This is no icon as the studio draws it: a square PNG picture of ${sides.join(', ')} pixels that stands still.`,
    field: 'icon',
  });
}
