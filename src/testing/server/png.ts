// Makes PNG files for tests, valid and broken.

import { crc32, deflateSync } from 'node:zlib';

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

type Made = {
  side?: number;
  height?: number;
  /** Depth, kind of colour, compression, filter and interlacing, as IHDR has them. */
  shape?: number[];
  /** The lines of the picture; lines of one colour by default. */
  pixels?: Buffer;
  /** Chunks before the picture. */
  before?: Buffer[];
  /** Bytes after the picture's end. */
  after?: Buffer;
};

/** Returns a picture of one colour; pictures with different `shade` differ. */
export function png({
  side = 192,
  height = side,
  shape = [8, 6, 0, 0, 0],
  pixels,
  before = [],
  after = Buffer.alloc(0),
  shade = 0,
}: Made & { shade?: number } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(height, 4);
  head.set(shape, 8);
  const line = 1 + side * (shape[1] === 2 ? 3 : 4);
  const lines = pixels ?? Buffer.alloc(line * height, shade);
  // Each line begins with a 0, which means that the line is not filtered.
  if (!pixels) for (let at = 0; at < lines.length; at += line) lines[at] = 0;
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', head),
    ...before,
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND'),
    after,
  ]);
}
