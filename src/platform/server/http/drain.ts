// Counts requests under way, and stops a server without cutting a call. Closing the listening socket resets connections
// that wait to be accepted, so the socket is closed when no new connections arrive. Until then answers are held back,
// so that clients that call in a loop wait too (docs/decisions/060-stop-and-integrity.md).

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionsHandedOver } from './connections-handed-over.ts';

/** Milliseconds in which every connection in use gets an answer that announces the connection's end. */
const ANNOUNCE_MS = 150;
/**
 * Milliseconds without a new connection after which the socket is closed, and milliseconds of the longest wait for such
 * a pause.
 */
const QUIET_MS = 25;
const QUIET_AT_MOST_MS = 1_500;
/** Milliseconds until the primary process, which holds the socket of several workers, has closed it too. */
const CLOSE_MS = 50;
/**
 * Milliseconds after the last answer until connections with an unfinished request, or without a request, are closed.
 */
const IDLE_MS = 1_000;
/** Milliseconds that calls under way get to finish. */
const DRAIN_MS = 10_000;

/**
 * Calls `answer` for every request. The returned function stops `server`, and resolves when the server's last
 * connection has ended.
 */
export function makeDrain(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  /** Held requests, which are answered once the socket is closed; null while requests are answered at once. */
  let held: (() => void)[] | null = null;
  let stopping = false;
  let connections = 0;

  server.on('connection', () => {
    connections += 1;
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (stopping) announce(response);
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // Headers that were sent before the stop did not announce the connection's end, so the connection would stay
      // open.
      if (!server.listening) server.closeIdleConnections();
    });
    if (held) held.push(() => answer(request, response));
    else answer(request, response);
  });

  /** Resolves once the socket is closed; `empty` resolves when the last connection has ended. */
  async function stopListening(): Promise<{ empty: Promise<unknown> }> {
    const latest = performance.now() + QUIET_AT_MOST_MS;
    let seen: number;
    do {
      seen = connections;
      await sleep(QUIET_MS);
      // Connections that arrived while the process was busy are counted only once they are accepted.
      await connectionsHandedOver();
    } while (connections > seen && performance.now() < latest);
    const empty = new Promise((resolve) => server.close(resolve));
    await sleep(CLOSE_MS);
    return { empty };
  }

  async function finishCalls(empty: Promise<unknown>): Promise<void> {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    let lastCall = performance.now();
    const watch = setInterval(() => {
      if (underWay.size > 0) lastCall = performance.now();
      else if (performance.now() - lastCall > IDLE_MS) server.closeAllConnections();
    }, QUIET_MS);
    await empty;
    clearInterval(watch);
    clearTimeout(deadline);
  }

  return async () => {
    stopping = true;
    for (const response of underWay) announce(response);
    await sleep(ANNOUNCE_MS);
    held = [];
    const { empty } = await stopListening();
    for (const waiting of held.splice(0)) waiting();
    held = null;
    await finishCalls(empty);
  };
}

function announce(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
