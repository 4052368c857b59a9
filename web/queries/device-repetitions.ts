import { deviceStore } from '../device-store.ts';
import { makeRepetitionQueue } from './repetition-queue.ts';

/** This device's queue of unconfirmed repetitions, shared by all tabs. */
export const deviceRepetitions = makeRepetitionQueue(deviceStore);

// Another tab has changed something in storage; the server's renderer has no tabs.
if (typeof window !== 'undefined') window.addEventListener('storage', deviceRepetitions.refresh);
