// Dances that count as rehearsals, until the server has confirmed them. Each dance counts once, even if it is sent
// twice.

import type { QueryClient } from '@tanstack/react-query';
import type { Progress } from '#course/api/progress.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { call } from '#platform/web/queries/call.ts';
import { makeOutbox } from '#platform/web/queries/outbox.ts';
import { sendPending } from '#platform/web/queries/send-pending.ts';
import { earn, takeProgress } from './progress.ts';

/**
 * A dance that began at `start`, alone or in a room; it may be sent from `due` on. Both are epoch milliseconds. `key`
 * is the key of an earlier call for this dance that got no answer.
 */
type Dance = { start: number; due: number; key?: string };

export const pendingDances = makeOutbox<Dance, Progress>({
  name: 'dance',
  read: ({ start, due, key }) =>
    Number.isFinite(start) && Number.isFinite(due)
      ? { start: Number(start), due: Number(due), ...(typeof key === 'string' && { key }) }
      : null,
  merge: { same: (one, other) => one.start === other.start, keep: 'first' },
  dueIn: ({ due }) => due - pageNow(),
});

/** Sends the dances that are due. */
export async function deliverDances(client: QueryClient): Promise<void> {
  const person = lastSignedIn()?.id;
  if (person === undefined) return;
  await sendPending(pendingDances, person, {
    async send([dance]) {
      const idempotencyKey = dance?.key ?? `together-${dance?.start}`;
      return (await earn(client, () => call('finishRehearsal', {}, { idempotencyKey, person }))).progress;
    },
    onSaved: (_, progress) => takeProgress(client, progress, person),
    // A refusal (such as a rehearsal that is still locked) is not shown: the learner has not pressed anything.
    onRefused: () => {},
    onHeld: () => {},
  });
}
