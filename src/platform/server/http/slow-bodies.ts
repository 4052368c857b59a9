// The limit for clients that take too long to send a request's body. Node's own limit is the same for every request,
// and the one large upload of the product needs longer than any other request should get.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';

const running = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends a request whose body has not arrived after `ms` with 408. */
export function cutOffSlowBody(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
  const timer = setTimeout(() => {
    if (request.complete || response.headersSent) return void request.destroy();
    // The socket is ended past the response object: the API is still waiting for the body and will want to
    // answer with it.
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => request.destroy());
  }, ms);
  running.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/**
 * Returns the bytes of a request that gets the server's own, longer limit; is called only once the caller is known to be
 * allowed.
 */
export function slowBody(context: Context): AsyncIterable<Uint8Array> {
  const request: IncomingMessage | undefined = context.env?.incoming;
  if (request) clearTimeout(running.get(request));
  return context.req.raw.body ?? nothing();
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
