// Brings this device's repetitions to the server. Quietly: the learner pressed nothing to save them.

import type { QueryClient } from '@tanstack/react-query';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { toastTexts } from '#platform/content/messages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { say } from '#platform/web/page-language.ts';
import { doubtSession } from '#platform/web/queries/query-client.ts';
import { sendWishes } from '#platform/web/queries/send-wishes.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { takeProgress } from './progress.ts';
import { deviceRepetitions } from './repetition-queue.ts';
import { tellRepetitions } from './tell-repetitions.ts';

/** Resolves when all of it is told, or the server stopped answering; what could not be told stays for the next time. */
export function deliverRepetitions(client: QueryClient, userId: string): Promise<void> {
  return sendWishes(deviceRepetitions, userId, {
    send: (batch) => tellRepetitions(batch, userId),
    onSaved: (_, progress) => takeProgress(client, progress, userId),
    onRefused: (_, { message }) =>
      userId === lastSignedIn()?.id &&
      showToast({ kind: 'error', text: fillTemplate(say(toastTexts.progressSaveFailed), { message }) }),
    onHeld: (error) => doubtSession(client, error),
  });
}
