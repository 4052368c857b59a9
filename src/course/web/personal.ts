import type { Personal } from '#platform/web/personal.ts';
import { pendingRepetitions, sendRepetitions } from './queries/pending-repetitions.ts';

export const coursePersonal: Personal = {
  lastCalls(person, options) {
    const repetitions = pendingRepetitions.next(person);
    return repetitions.length > 0 ? [sendRepetitions(repetitions, person, options)] : [];
  },
};
