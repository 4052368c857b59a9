// The practice list's marks as the learner sees them: what the server knows, with this device's wishes on top.

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Progress } from '#course/api/progress.ts';
import { useSession } from '#people/web/session.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { toastTexts } from '#platform/content/messages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { say } from '#platform/web/page-language.ts';
import { call } from '#platform/web/queries/call.ts';
import { doubtSession } from '#platform/web/queries/query-client.ts';
import { type Delivery, sendWishes } from '#platform/web/queries/send-wishes.ts';
import { formSent, showToast, type Toast } from '#platform/web/ui/toast.ts';
import { deviceChecks, type WaitingWish } from './check-queue.ts';
import { takeProgress, useProgress } from './progress.ts';
import { deviceRepetitions } from './repetition-queue.ts';

/**
 * `isChecked`: the mark as it should show now. `isWaiting`: it is saved on this device only. `toggle`: turns the mark
 * over at once, then saves it; the toasts are the specification's (section 8).
 */
export function useChecks() {
  const { user } = useSession();
  const { data: progress } = useProgress();
  const userId = user?.id ?? '';
  const read = () => deviceChecks.wishes(userId);
  const wishes = useSyncExternalStore(deviceChecks.listen, read, read);
  const deliver = useDelivery(userId);
  const wished = useMemo(() => new Map(wishes.map((wish) => [wish.checklist_id, wish.done])), [wishes]);
  const saved = useMemo(() => new Set(progress?.checked), [progress?.checked]);

  const isChecked = (id: string) => wished.get(id) ?? saved.has(id);
  return {
    isChecked,
    isWaiting: (id: string) => wished.has(id),
    toggle(id: string) {
      if (userId === '' || id === '') {
        showToast({ kind: 'error', text: toastTexts.missingInformation });
        return;
      }
      formSent();
      deviceChecks.put(userId, { checklist_id: id, done: !isChecked(id) });
      void deliver();
    },
  };
}

/** Delivers what waited while the server was out of reach: at the start, when the network returns, on coming back. */
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
      if (deviceRepetitions.waiting(userId).length === 0) return;
      // Few pages have anything to send: they fetch it when they do. Offline it is kept for the next time.
      void import('./deliver-repetitions.ts').then(
        ({ deliverRepetitions }) => deliverRepetitions(client, userId),
        () => {},
      );
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
  return useCallback(() => sendWishes(deviceChecks, userId, checkDelivery(client, userId)), [client, userId]);
}

/** How one person's marks are sent. On a shared device nothing that comes when they have left is said to the next one. */
export function checkDelivery(client: QueryClient, userId: string): Delivery<WaitingWish, Progress> {
  const tell = (toast: Toast) => userId === lastSignedIn()?.id && showToast(toast);
  return {
    send: async ({ checklist_id, done }) =>
      (await call(done ? 'checkItem' : 'uncheckItem', { params: { checklist_id } }, { person: userId }))
        .progress,
    onSaved: ({ done }, progress) => {
      takeProgress(client, progress, userId);
      tell({ kind: 'success', text: done ? toastTexts.progressSaved : toastTexts.progressRemoved });
    },
    onRefused: ({ done }, error) =>
      tell({
        kind: 'error',
        ofForm: true,
        text: done
          ? fillTemplate(say(toastTexts.progressSaveFailed), { message: error.message })
          : toastTexts.progressUpdateFailed,
      }),
    onHeld: (error) => doubtSession(client, error),
  };
}
