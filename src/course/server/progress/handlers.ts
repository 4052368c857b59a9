// Progress: handlers of src/course/api/progress.ts.

import type { progressOperations } from '#course/api/progress.ts';
import type { Call, Handlers } from '#platform/server/http/mount.ts';
import { checkItem, uncheckItem } from './check-item.ts';
import { completeLesson } from './complete-lesson.ts';
import { finishRehearsal } from './finish-rehearsal.ts';
import type { Learner, Practice } from './practice.ts';
import { readProgress } from './read-progress.ts';
import { recordRepetitions } from './record-repetitions.ts';
import { reopenLesson } from './reopen-lesson.ts';
import { setPlan } from './set-plan.ts';

type Names = keyof typeof progressOperations;

export function progressHandlers(practice: Practice): Pick<Handlers, Names> {
  return {
    readProgress: (call) => readProgress(practice, learnerOf(call)),
    checkItem: async (call) => ({
      progress: await checkItem(practice, learnerOf(call), call.params.checklist_id),
    }),
    uncheckItem: async (call) => ({
      progress: await uncheckItem(practice, learnerOf(call), call.params.checklist_id),
    }),
    completeLesson: (call) => completeLesson(practice, learnerOf(call), call.params.lesson_id),
    reopenLesson: async (call) => ({
      progress: await reopenLesson(practice, learnerOf(call), call.params.lesson_id),
    }),
    recordRepetitions: async (call) => ({
      progress: await recordRepetitions(practice, learnerOf(call), call.body),
    }),
    setPlan: async (call) => ({ progress: await setPlan(practice, learnerOf(call), call.body) }),
    finishRehearsal: (call) => finishRehearsal(practice, learnerOf(call), call.idempotencyKey),
  };
}

function learnerOf({ session, timeZone }: Pick<Call<'readProgress'>, 'session' | 'timeZone'>): Learner {
  return { user_id: session.user_id, timeZone };
}
