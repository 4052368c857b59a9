import type { Personal } from '#platform/web/personal.ts';
import { deviceChecks } from './queries/check-queue.ts';
import { keepOnlyProgress } from './queries/known-progress.ts';
import { deviceRepetitions } from './queries/repetition-queue.ts';
import { tellRepetitions } from './queries/tell-repetitions.ts';

export const coursePersonal: Personal = {
  keepOnly: keepOnlyProgress,
  keepOnlyWaiting(user_id) {
    deviceChecks.keepOnly(user_id);
    deviceRepetitions.keepOnly(user_id);
  },
  lastCalls: (user_id, options) =>
    deviceRepetitions.wishes(user_id).map((batch) => tellRepetitions(batch, user_id, options)),
};
