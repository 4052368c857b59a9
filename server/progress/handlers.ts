// Progress: handlers of api/progress.ts.

import type { progressOperations } from '#api/progress.ts';
import type { Handlers } from '../http/mount.ts';
import { checkItem, uncheckItem } from './check-item.ts';
import { completeLesson } from './complete-lesson.ts';
import { finishRehearsal } from './finish-rehearsal.ts';
import type { Practice } from './practice.ts';
import { readProgress } from './read-progress.ts';
import { recordRepetitions } from './record-repetitions.ts';
import { reopenLesson } from './reopen-lesson.ts';
import { setPlan } from './set-plan.ts';

type Names = keyof typeof progressOperations;

export function progressHandlers(practice: Practice): Pick<Handlers, Names> {
  return {
    readProgress: ({ session, timeZone }) => readProgress(practice, { user_id: session.user_id, timeZone }),
    checkItem: async ({ session, timeZone, params }) => ({
      progress: await checkItem(practice, { user_id: session.user_id, timeZone }, params.checklist_id),
    }),
    uncheckItem: async ({ session, timeZone, params }) => ({
      progress: await uncheckItem(practice, { user_id: session.user_id, timeZone }, params.checklist_id),
    }),
    completeLesson: ({ session, timeZone, params }) =>
      completeLesson(practice, { user_id: session.user_id, timeZone }, params.lesson_id),
    reopenLesson: async ({ session, timeZone, params }) => ({
      progress: await reopenLesson(practice, { user_id: session.user_id, timeZone }, params.lesson_id),
    }),
    recordRepetitions: async ({ session, timeZone, body }) => ({
      progress: await recordRepetitions(practice, { user_id: session.user_id, timeZone }, body),
    }),
    setPlan: async ({ session, timeZone, body }) => ({
      progress: await setPlan(practice, { user_id: session.user_id, timeZone }, body),
    }),
    finishRehearsal: ({ session, timeZone, idempotencyKey }) =>
      finishRehearsal(practice, { user_id: session.user_id, timeZone }, idempotencyKey),
  };
}
