// The limit for clients that take too long to send a request's body. Node has one limit for all requests, but
// operators' uploads need longer than any other request should get.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';

const running = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Answers 408 and ends the connection if the request's body has not arrived after `ms` milliseconds. */
export function cutOffSlowBody(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
  const timer = setTimeout(() => {
    if (request.complete || response.headersSent) return void request.destroy();
    // The response object is left alone, because the API still waits for the body and will answer through it.
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => request.destroy());
  }, ms);
  running.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/**
 * Returns the body of a request, and ends the limit of cutOffSlowBody for the request, so that only the server's longer
 * limit applies. Call this only once the caller is known to be allowed to upload.
 */
export function slowBody(context: Context): AsyncIterable<Uint8Array> {
  const request: IncomingMessage | undefined = context.env?.incoming;
  if (request) clearTimeout(running.get(request));
  return context.req.raw.body ?? nothing();
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
