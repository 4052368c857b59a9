// The handing over of connections: with several WORKERS the first process accepts them and hands them to the others. A
// connection that waits there when the last worker stops listening would be cut.

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setImmediate as afterEvents } from 'node:timers/promises';

const QUESTION = 'connections handed over?';
const ANSWER = 'connections handed over';

/**
 * Resolves once every connection that had arrived is accepted, and in a worker once the first process, whose messages
 * keep their order, has handed over those that it held for this one.
 */
export async function connectionsHandedOver(): Promise<void> {
  await afterEvents();
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  worker.send(QUESTION);
  for (;;) if ((await once(worker, 'message'))[0] === ANSWER) return;
}

/** Lets the first process answer `connectionsHandedOver` of `worker`. */
export function answerHandedOver(worker: Worker): void {
  worker.on('message', async (message) => {
    if (message !== QUESTION) return;
    // The question may have been read before connections that arrived with it.
    await afterEvents();
    await afterEvents();
    if (worker.isConnected()) worker.send(ANSWER);
  });
}
