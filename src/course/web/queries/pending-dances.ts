// Dances that count as rehearsals, until the server knows of them. The same one sent twice counts once.

import type { QueryClient } from '@tanstack/react-query';
import type { Progress } from '#course/api/progress.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { call } from '#platform/web/queries/call.ts';
import { makeOutbox } from '#platform/web/queries/outbox.ts';
import { sendPending } from '#platform/web/queries/send-pending.ts';
import { earn, takeProgress } from './progress.ts';

/**
 * A dance in the room of `start`, or begun then; the server may be told from `due` on. Both epoch milliseconds. `key`: under
 * which it was told before, without an answer.
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

/** Sends what is due now, and comes back for the rest. */
export async function deliverDances(client: QueryClient): Promise<void> {
  const person = lastSignedIn()?.id;
  if (person === undefined) return;
  await sendPending(pendingDances, person, {
    async send([dance]) {
      const idempotencyKey = dance?.key ?? `together-${dance?.start}`;
      return (await earn(client, () => call('finishRehearsal', {}, { idempotencyKey, person }))).progress;
    },
    onSaved: (_, progress) => takeProgress(client, progress, person),
    // The rehearsal is not open to this person yet, or the like: nobody pressed anything.
    onRefused: () => {},
    onHeld: () => {},
  });
}
