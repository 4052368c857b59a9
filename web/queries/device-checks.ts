import { makeCheckQueue } from './check-queue.ts';

/** This device's queue of unconfirmed marks. */
export const deviceChecks = makeCheckQueue(deviceStorage());

function deviceStorage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
