// Sends a ready body straight through Node's response: the fastest way, because most requests of event week take it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { HeaderPairs } from './front.ts';
import type { ReadyBody } from './ready-body.ts';

type Encoding = 'br' | 'gzip' | 'plain';

/**
 * Flat lists of header names and values per encoding. They are made once for each body and each list of common headers,
 * because a body may be sent with different common headers.
 */
const headerLists = new WeakMap<ReadyBody, Map<HeaderPairs, Record<Encoding, string[]>>>();

/** Answers GET or HEAD with the best encoding the client takes; 304 when it has this body already. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  body: ReadyBody,
  status: number,
  common: HeaderPairs,
): void {
  const encoding = encodingFor(request.headers['accept-encoding'], body);
  const headers = headersOf(body, common)[encoding];
  if (status === 200 && isKnown(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, headers.slice(0, -4)).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : (body[encoding] ?? body.plain));
}

/** Whether `Accept-Encoding` names this encoding without `q=0`, which would refuse it. */
export const takes = { br: reader('br'), gzip: reader('gzip') };

function reader(encoding: string): (accept: string | undefined) => boolean {
  const named = new RegExp(
    `(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`,
    'i',
  );
  return (accept = '') => named.test(accept);
}

/** Whether `If-None-Match` names this tag: alone, in a list, as a weak tag, or as `*`. */
export function isKnown(noneMatch: string | undefined, etag: string): boolean {
  return noneMatch !== undefined && fresh({ 'if-none-match': noneMatch }, { etag });
}

function encodingFor(accept: string | undefined, body: ReadyBody): Encoding {
  if (body.br && takes.br(accept)) return 'br';
  if (body.gzip && takes.gzip(accept)) return 'gzip';
  return 'plain';
}

function headersOf(body: ReadyBody, common: HeaderPairs): Record<Encoding, string[]> {
  const ofBody = headerLists.get(body) ?? new Map<HeaderPairs, Record<Encoding, string[]>>();
  const known = ofBody.get(common);
  if (known) return known;
  const shared = [
    ...common.flat(),
    'etag',
    body.etag,
    'cache-control',
    body.cacheControl,
    'vary',
    'accept-encoding',
  ];
  const list = (encoding: Encoding) => [
    ...shared,
    ...(encoding === 'plain' ? [] : ['content-encoding', encoding]),
    // Length and type come last, so that a 304 can leave them out.
    'content-length',
    String((body[encoding] ?? body.plain).length),
    'content-type',
    body.type,
  ];
  const lists = { br: list('br'), gzip: list('gzip'), plain: list('plain') };
  headerLists.set(body, ofBody.set(common, lists));
  return lists;
}
