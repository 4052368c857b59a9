// A body that is sent many times: compressed once, hashed once.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Compresses text-like bodies unless they came compressed; `quality` is Brotli's (11 is slow and smallest). */
export async function readyBody(
  plain: Buffer,
  options: { type: string; cacheControl: string; quality: number },
): Promise<ReadyBody> {
  const compresses = /text|json|javascript|svg|xml|manifest/.test(options.type) && plain.length > 500;
  const [br, gz] = compresses
    ? await Promise.all([
        brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: options.quality } }),
        zip(plain),
      ])
    : [null, null];
  return { etag: etagOf(plain), type: options.type, cacheControl: options.cacheControl, plain, gzip: gz, br };
}

/** An ETag of a body that is sent plain and compressed: a weak one, because those are not the same bytes. */
export function etagOf(bytes: Buffer | string): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
