// Sends the operator's own videos, recordings and icon from DATA_DIR/media, whole or in the ranges that a client asks
// for.

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { serverPaths } from '#subjects/rules/paths.ts';
import { AppError } from '../http/app-error.ts';
import { mediaEnding } from '../media-folder.ts';

const HOUR_MS = 3_600_000;
const fileName = /^\/((?:(?!%2f|%5c)[^/\\])+)$/i;

/**
 * Answers GET and HEAD of /media/{name} with a video, a sound file or a picture that is directly in `folder`. Resolves
 * once the answer is sent or the connection is gone. Rejects with not_found, or with an error of reading the file
 * before its first byte was sent.
 */
export function sendMedia(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  folder: string,
): Promise<void> {
  const [, name] = fileName.exec(path.slice(serverPaths.media.length)) ?? [];
  if (!name || !mediaEnding.test(name)) return Promise.reject(new AppError('not_found'));
  // The client's conditions say whether it has the file already. fetch() adds `no-cache`, which would overrule them.
  delete request.headers['cache-control'];
  if (isNoRange(request.headers)) delete request.headers.range;
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(request, name, { root: folder, index: false, maxAge: HOUR_MS })
      // The library's own tag is a weak one. A download that was cut off may only continue where every byte is the
      // same, which needs a strong tag.
      .on('headers', (_response, _path, { ino, mtimeMs, size }) =>
        response.setHeader('etag', `"${[ino, mtimeMs, size].map((part) => part.toString(36)).join('-')}"`),
      )
      .on('directory', () => reject(new AppError('not_found')))
      .on('stream', (file) =>
        // If the file became shorter while it was sent, the rest of the announced length will never come.
        file.once('end', () => {
          if (file.bytesRead < Number(response.getHeader('content-length'))) response.destroy();
        }),
      )
      .on('error', (error) => {
        // A part of the file has been sent already: only a broken connection can say that the rest is missing.
        if (response.headersSent) return void response.destroy();
        for (const header of ownHeaders) response.removeHeader(header);
        // RFC 9110: a request for the last N bytes of a file with fewer than N bytes gets the whole file. The library
        // refuses such a request.
        if (error.status === 416 && /^bytes=-0*[1-9]\d*$/.test(request.headers.range ?? '')) {
          request.headers.range = 'bytes=0-';
          return void sendMedia(request, response, path, folder).then(resolve, reject);
        }
        if (error.status === 412 || error.status === 416)
          response.writeHead(error.status, { ...error.headers, 'content-length': 0 }).end();
        else reject(error.status < 500 ? new AppError('not_found', { cause: error }) : error);
      })
      .pipe(response);
  });
}

/**
 * Whether the Range header must be ignored. RFC 9110 ignores a range that ends before it begins: the library would
 * refuse such a request. RFC 9110 also ignores a range whose If-Range is a weak tag: the library would send that range,
 * although a weak tag does not say that every byte is the same.
 */
function isNoRange({ range = '', 'if-range': ifRange }: IncomingHttpHeaders): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  return Number(first) > Number(last) || String(ifRange).startsWith('W/');
}

/** The headers that announced a file, which are removed when it can't be sent. */
const ownHeaders = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
];
