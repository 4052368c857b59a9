// With several WORKERS the primary process accepts connections and hands them to the workers. A connection that waits
// in the primary process when the last worker stops listening would be cut.

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setImmediate as afterEvents } from 'node:timers/promises';

const QUESTION = 'connections handed over?';
const ANSWER = 'connections handed over';

/**
 * Resolves once every connection that had arrived before the call is accepted. A worker also waits for the connections
 * that the primary process still held for it: the primary process answers after handing them over, and messages keep
 * their order.
 */
export async function connectionsHandedOver(): Promise<void> {
  await afterEvents();
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  worker.send(QUESTION);
  for (;;) if ((await once(worker, 'message'))[0] === ANSWER) return;
}

/** Lets the primary process answer `connectionsHandedOver` of `worker`. */
export function answerHandedOver(worker: Worker): void {
  worker.on('message', async (message) => {
    if (message !== QUESTION) return;
    // The question may have been read before connections that arrived at the same time, so those connections
    // are handed over first.
    await afterEvents();
    await afterEvents();
    if (worker.isConnected()) worker.send(ANSWER);
  });
}
