import { deviceStore } from '../device-store.ts';
import { makeCheckQueue } from './check-queue.ts';

/** This device's queue of unconfirmed marks, shared by all tabs. */
export const deviceChecks = makeCheckQueue(deviceStore);

// Another tab has changed something in storage; the server's renderer has no tabs.
if (typeof window !== 'undefined') window.addEventListener('storage', deviceChecks.refresh);
