// Makes bodies that are sent many times, and that are therefore compressed and hashed in advance.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

export type ReadyBody = {
  etag: string;
  type: string;
  cacheControl: string;
  plain: Buffer;
  gzip: Buffer | null;
  br: Buffer | null;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Returns a body with its ETag, compressed if it is text of more than 500 bytes; `quality` is Brotli's (11 is slow and
 * smallest).
 */
export async function readyBody(
  plain: Buffer,
  options: { type: string; cacheControl: string; quality: number },
): Promise<ReadyBody> {
  const compresses = /text|json|javascript|svg|xml|manifest/.test(options.type) && plain.length > 500;
  const [br, gz] = compresses
    ? await Promise.all([
        brotli(plain, { params: brotliParams(plain.length, options.quality) }).then(exact),
        zip(plain).then(exact),
      ])
    : [null, null];
  return { etag: etagOf(plain), type: options.type, cacheControl: options.cacheControl, plain, gzip: gz, br };
}

/**
 * Returns Brotli's settings with a window no larger than the bytes need. With the usual window compressing a page takes
 * 32 MB.
 */
function brotliParams(bytes: number, quality: number) {
  const window = Math.ceil(Math.log2(bytes + 16));
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 17), constants.BROTLI_DEFAULT_WINDOW),
  };
}

/**
 * Returns the same body, but keeps only its Brotli form in memory: for a client that does not take Brotli, the body is
 * unpacked at each request.
 */
export function leanBody(body: ReadyBody): ReadyBody {
  const { br } = body;
  if (br === null) return body;
  return {
    ...body,
    gzip: null,
    get plain() {
      return brotliDecompressSync(br);
    },
  };
}

/**
 * Copies the bytes into memory of their own size: a compressor returns a part of a block of 16 KB, all of which would
 * stay in memory.
 */
function exact(bytes: Buffer): Buffer {
  const alone = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(alone);
  return alone;
}

/** Returns an ETag for a body that is sent both plain and compressed: a weak ETag, because the bytes differ. */
export function etagOf(bytes: Uint8Array | string): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
