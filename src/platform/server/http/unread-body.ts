// Requests whose body did not arrive whole: it was answered before, or its client left.

import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Milliseconds that a client gets to read an answer that came before it had sent everything. */
const LINGER_MS = 500;

/** Whether the client ended its connection in the middle of the body. */
export function clientLeft(context: Context): boolean {
  const request: IncomingMessage | undefined = context.env?.incoming;
  return request?.destroyed === true && !request.complete;
}

/**
 * Says in an answer that leaves before its request's body is there that the connection ends, as the next call's start is unknown.
 */
export function endAfterEarlyAnswer(context: Context): void {
  const { incoming, outgoing } = context.env ?? {};
  if (!incoming || incoming.complete || incoming.destroyed || outgoing.headersSent) return;
  outgoing.setHeader('connection', 'close');
  const { socket } = incoming as IncomingMessage;
  // Node would close at once, and a socket closed with bytes unread resets the connection: the answer may get lost.
  socket.destroySoon = () => {
    socket.end();
    incoming.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
