// Marks on the practice list that the server has not confirmed yet. The calls are idempotent, so one sent twice still counts
// once.

import type { Progress } from '#course/api/progress.ts';
import { makeOutbox, type Operation } from '#platform/web/queries/outbox.ts';

/** What the learner wants of an item: marked done, or not. */
export type Check = { checklist_id: string; done: boolean };

/** Of the marks of one item only the latest counts. */
export const checkOperation: Operation<Check, Progress> = {
  name: 'check',
  read: ({ checklist_id, done }) =>
    typeof checklist_id === 'string' && typeof done === 'boolean' ? { checklist_id, done } : null,
  merge: { same: (one, other) => one.checklist_id === other.checklist_id, keep: 'last' },
};

/** This device's, shared by all tabs. */
export const pendingChecks = makeOutbox(checkOperation);
