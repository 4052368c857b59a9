// Reads the JSON body of a request; refuses a body that is too large, has another type, or is not JSON.

import { AppError } from './app-error.ts';
import { capped } from './capped.ts';

/**
 * The largest body in bytes. An operation may declare a larger limit; the operators' uploads are read as streams and
 * have their own limits.
 */
export const MAX_BODY = 64 * 1024;

/**
 * Returns the parsed body of at most `most` bytes; `{}` for an empty body. Throws unsupported_media_type, too_large or
 * invalid_input.
 */
export async function readJson(request: Request, most = MAX_BODY): Promise<unknown> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > most) throw new AppError('too_large');
  // The HTTP parser enforces an announced length. Only a body without an announced length is counted here,
  // because counting costs more.
  const bytes =
    length === null ? await readCapped(request, most) : new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) return {};
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported_media_type');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError('invalid_input', { message: 'The body is not JSON', cause: error });
  }
}

async function readCapped(request: Request, most: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  for await (const chunk of capped(request.body, most)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
