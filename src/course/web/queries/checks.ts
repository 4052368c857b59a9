// The marks of the practice list as the learner sees them: the server's marks, changed by this device's unsent marks.

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Progress } from '#course/api/progress.ts';
import { useSession } from '#people/web/session.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { fixedText } from '#platform/web/fixed-text.ts';
import { call } from '#platform/web/queries/call.ts';
import { makeOutbox, type Operation } from '#platform/web/queries/outbox.ts';
import { doubtSession } from '#platform/web/queries/query-client.ts';
import { type Delivery, sendPending } from '#platform/web/queries/send-pending.ts';
import { formSent, showToast, type Toast } from '#platform/web/ui/toast.ts';
import { deliverRepetitions } from './pending-repetitions.ts';
import { takeProgress, useProgress } from './progress.ts';

/**
 * Returns `isChecked`, which says whether an item is shown as marked, `isWaiting`, which says whether its mark is saved
 * on this device only, and `toggle`, which changes the mark at once and then saves it, with the toasts of section 8 of
 * the specification.
 */
export function useChecks() {
  const { user } = useSession();
  const { data: progress } = useProgress();
  const userId = user?.id ?? '';
  const read = () => pendingChecks.waiting(userId);
  const waiting = useSyncExternalStore(pendingChecks.listen, read, read);
  const deliver = useDelivery(userId);
  const pending = useMemo(() => new Map(waiting.map((check) => [check.checklist_id, check.done])), [waiting]);
  const saved = useMemo(() => new Set(progress?.checked), [progress?.checked]);

  const isChecked = (id: string) => pending.get(id) ?? saved.has(id);
  return {
    isChecked,
    isWaiting: (id: string) => pending.has(id),
    toggle(id: string) {
      if (userId === '' || id === '') {
        showToast({ kind: 'error', text: fixedText('toast.missingInformation') });
        return;
      }
      formSent();
      pendingChecks.put(userId, { checklist_id: id, done: !isChecked(id) });
      void deliver();
    },
  };
}

/**
 * Sends waiting marks and repetitions when the page starts, when the network returns, and when the learner comes back
 * to the page.
 */
export function useCheckReplay(): void {
  const { user, offline } = useSession();
  const userId = user?.id ?? '';
  const client = useQueryClient();
  const deliver = useDelivery(userId);
  useEffect(() => {
    if (userId === '') return;
    const replay = () => {
      if (document.visibilityState !== 'visible') return;
      void deliver();
      void deliverRepetitions(client, userId);
    };
    if (!offline) replay();
    const listening = new AbortController();
    window.addEventListener('online', replay, listening);
    document.addEventListener('visibilitychange', replay, listening);
    return () => listening.abort();
  }, [userId, offline, client, deliver]);
}

function useDelivery(userId: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => sendPending(pendingChecks, userId, checkDelivery(client, userId)),
    [client, userId],
  );
}

/**
 * Sends one person's marks. On a shared device, toasts for a person who has left must not be shown to the next person.
 */
export function checkDelivery(client: QueryClient, userId: string): Delivery<Check, Progress> {
  const toastToPerson = (toast: Toast) => userId === lastSignedIn()?.id && showToast(toast);
  return {
    async send([check]) {
      const { checklist_id = '', done } = check ?? {};
      const operation = done ? 'checkItem' : 'uncheckItem';
      return (await call(operation, { params: { checklist_id } }, { person: userId })).progress;
    },
    onSaved: ([check], progress) => {
      takeProgress(client, progress, userId);
      toastToPerson({
        kind: 'success',
        text: check?.done ? fixedText('toast.progressSaved') : fixedText('toast.progressRemoved'),
      });
    },
    onRefused: ([check], error) =>
      toastToPerson({
        kind: 'error',
        ofForm: true,
        text: check?.done
          ? fixedText('toast.progressSaveFailed', { message: error.message })
          : fixedText('toast.progressUpdateFailed'),
      }),
    onHeld: (error) => doubtSession(client, error),
  };
}

/** A mark as the learner set it: done, or not. */
export type Check = { checklist_id: string; done: boolean };

/** How marks wait in the outbox: of several marks for one item, only the latest is kept. */
export const checkOperation: Operation<Check, Progress> = {
  name: 'check',
  read: ({ checklist_id, done }) =>
    typeof checklist_id === 'string' && typeof done === 'boolean' ? { checklist_id, done } : null,
  merge: { same: (one, other) => one.checklist_id === other.checklist_id, keep: 'last' },
};

/** Marks of this device that the server has not confirmed, shared by all tabs. Sending a mark twice does no harm. */
export const pendingChecks = makeOutbox(checkOperation);
