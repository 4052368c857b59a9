// The operator's own videos, recordings and icon: below DATA_DIR/media, sent with range requests.

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { serverPaths } from '#subjects/rules/paths.ts';
import { AppError } from '../http/app-error.ts';
import { mediaEnding } from '../media-folder.ts';

const HOUR_MS = 3_600_000;
const fileName = /^\/((?:(?!%2f|%5c)[^/\\])+)$/i;

/**
 * Answers GET and HEAD of /media/{name}; only video and sound files and the icon directly below `folder`. Resolves once the
 * answer has left or its connection is gone. Throws not_found, and errors of reading the file before the first byte.
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
        // RFC 9110: the last N bytes of a file that has fewer are the whole file; the library refuses them.
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
 * Whether a range must be ignored. RFC 9110 ignores a range that ends before it begins, which the library refuses; and
 * a range with a weak tag, which the library accepts although such a tag never says that every byte is the same.
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
