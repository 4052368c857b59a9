// Ends a listening server without cutting a call: whoever keeps a connection open hears with the next answer that it ends.

import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds in which every connection that is in use gets an answer that says so, and newcomers are still let in. */
const LAST_CALL_MS = 250;
/** Milliseconds after the last answer for a connection that has begun to ask, or has not asked anything yet. */
const PATIENCE_MS = 1_000;
/** Milliseconds that calls under way get to finish. */
const DRAIN_MS = 10_000;

/** Watches `server`; the function returned stops it and resolves when its last connection is closed. */
export function makeDrain(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  let closed = false;

  server.prependListener('request', (_request, response: ServerResponse) => {
    if (stopping) announce(response);
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // Its headers may have left before the stop, without the announcement.
      if (closed) server.closeIdleConnections();
    });
  });

  return async () => {
    stopping = true;
    for (const response of underWay) announce(response);
    await sleep(LAST_CALL_MS);
    closed = true;
    const ended = new Promise((resolve) => server.close(resolve));
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    let lastCall = performance.now();
    const watch = setInterval(() => {
      if (underWay.size > 0) lastCall = performance.now();
      else if (performance.now() - lastCall > PATIENCE_MS) server.closeAllConnections();
    }, 50);
    await ended;
    clearInterval(watch);
    clearTimeout(deadline);
  };
}

function announce(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
