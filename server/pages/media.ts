// The operator's own video files: below DATA_DIR/media, sent with range requests.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { AppError } from '../http/app-error.ts';

const types: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' };

/** Adds GET /media/{name}; only MP4 and WebM files directly below `folder`. */
export function addMediaRoute(app: Hono, folder: string): void {
  app.get('/media/:name', async (context) => {
    const name = context.req.param('name');
    const type = types[extname(name).toLowerCase()];
    const path = resolve(join(folder, name));
    if (!type || !path.startsWith(resolve(folder) + sep)) throw new AppError('not_found');
    const file = await stat(path).catch(() => null);
    if (!file?.isFile()) throw new AppError('not_found');
    const range = rangeOf(context.req.header('range'), file.size);
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    const stream = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
    return new Response(context.req.method === 'HEAD' ? null : stream, {
      status: range ? 206 : 200,
      headers: {
        'content-type': type,
        'accept-ranges': 'bytes',
        'content-length': String(end - start + 1),
        'cache-control': 'public, max-age=3600',
        ...(range ? { 'content-range': `bytes ${start}-${end}/${file.size}` } : {}),
      },
    });
  });
}

/** A single byte range (RFC 9110, section 14); null when none was asked for or several were. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first, last] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
