// Answers what a server is asked, and ends it without cutting a call. A closed door cuts those who stand right in front of
// it, so it closes while nobody does: callers who keep calling wait for an answer until it is closed.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as afterEvents, setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds in which every connection that is in use gets an answer that says that it ends. */
const LAST_CALL_MS = 150;
/** Milliseconds without a newcomer, after which the door closes; and at most until then. */
const QUIET_MS = 25;
const QUIET_AT_MOST_MS = 500;
/** Milliseconds until the first process, which holds the door of several, has closed it too. */
const DOOR_MS = 50;
/** Milliseconds after the last answer for a connection that has begun to ask, or has not asked anything yet. */
const PATIENCE_MS = 1_000;
/** Milliseconds that calls under way get to finish. */
const DRAIN_MS = 10_000;

/** Calls `answer` for every request; the function returned stops `server`, and resolves with its last connection's end. */
export function makeDrain(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  /** Answers that wait for the door to be closed; null while none has to. */
  let held: (() => void)[] | null = null;
  let stopping = false;
  let newcomers = 0;

  server.on('connection', () => {
    newcomers += 1;
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (stopping) announce(response);
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      // The headers may have left before the stop, without the announcement.
      if (!server.listening) server.closeIdleConnections();
    });
    if (held) held.push(() => answer(request, response));
    else answer(request, response);
  });

  /** Resolves with the door's closing; what it brings resolves when the last connection has ended. */
  async function closeDoor(): Promise<{ empty: Promise<unknown> }> {
    const latest = performance.now() + QUIET_AT_MOST_MS;
    let seen: number;
    do {
      seen = newcomers;
      await sleep(QUIET_MS);
      // Who knocked while this process was busy is let in before the door is looked at.
      await afterEvents();
    } while (newcomers > seen && performance.now() < latest);
    const empty = new Promise((resolve) => server.close(resolve));
    await sleep(DOOR_MS);
    return { empty };
  }

  async function hurry(empty: Promise<unknown>): Promise<void> {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    let lastCall = performance.now();
    const watch = setInterval(() => {
      if (underWay.size > 0) lastCall = performance.now();
      else if (performance.now() - lastCall > PATIENCE_MS) server.closeAllConnections();
    }, QUIET_MS);
    await empty;
    clearInterval(watch);
    clearTimeout(deadline);
  }

  return async () => {
    stopping = true;
    for (const response of underWay) announce(response);
    await sleep(LAST_CALL_MS);
    held = [];
    const { empty } = await closeDoor();
    for (const waiting of held.splice(0)) waiting();
    held = null;
    await hurry(empty);
  };
}

function announce(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
