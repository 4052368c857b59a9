// Brings this device's repetitions to the server. Quietly: the learner pressed nothing to save them.

import type { QueryClient } from '@tanstack/react-query';
import { toastTexts } from '#content/messages.ts';
import { fillTemplate } from '#rules/copy/fill-template.ts';
import { say } from '../page-language.ts';
import { showToast } from '../ui/toast.ts';
import { call } from './call.ts';
import { takeProgress } from './progress.ts';
import { doubtSession } from './query-client.ts';
import { deviceRepetitions } from './repetition-queue.ts';
import { sendWishes } from './send-wishes.ts';
import { lastSignedIn } from './signed-in-marker.ts';

/** Resolves when all of it is told, or the server stopped answering; what could not be told stays for the next time. */
export function deliverRepetitions(client: QueryClient, userId: string): Promise<void> {
  return sendWishes(deviceRepetitions, userId, {
    send: async ({ repetitions }) => {
      const told = repetitions.map(({ start, end, rate, answer, danced_at, repetition_key }) => ({
        key: repetition_key,
        start,
        end,
        rate,
        answer,
        danced_at,
      }));
      const body = { sent_at: Date.now(), repetitions: told };
      return (await call('recordRepetitions', { body }, { person: userId })).progress;
    },
    onSaved: (_, progress) => takeProgress(client, progress, userId),
    onRefused: (_, { message }) =>
      userId === lastSignedIn()?.id &&
      showToast({ kind: 'error', text: fillTemplate(say(toastTexts.progressSaveFailed), { message }) }),
    onHeld: (error) => doubtSession(client, error),
  });
}
