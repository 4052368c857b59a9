// Marks on the practice list that the server has not confirmed yet. The calls are idempotent, so one sent twice still counts
// once.

import { parseObject } from '#platform/rules/parse-object.ts';
import { type DeviceStore, deviceStore } from '#platform/web/device-store.ts';
import { makeOutbox, type Waiting } from '#platform/web/queries/outbox.ts';

/** What the learner wants of an item: marked done, or not. */
export type Wish = { checklist_id: string; done: boolean };

/** A wish in the queue; no other ever has the same `key`. */
export type WaitingWish = Waiting<Wish>;

export function makeCheckQueue(store: DeviceStore, now: () => number = Date.now) {
  const { waiting, put, settle, ...outbox } = makeOutbox(store, 'shamble.check.v2.', wishOf, now);
  takeOver(store, put);
  return {
    ...outbox,
    /** The wishes of one person, oldest first. The same array until something changes. */
    wishes: waiting,

    /** Replaces any earlier wish about the item. */
    put(user_id: string, wish: Wish): void {
      outbox.refresh();
      put(
        user_id,
        wish,
        waiting(user_id).filter((each) => each.checklist_id === wish.checklist_id),
      );
    },

    /** The server has answered this wish; a newer one about the same item stays. */
    settle: (wish: WaitingWish): void => settle([wish]),
  };
}

/** What the version before kept, all in one entry. */
function takeOver(store: DeviceStore, put: (user_id: string, wish: Wish) => void): void {
  const before = 'shamble.checks.v1';
  const { user_id, wishes } = parseObject(store.get(before));
  store.remove(before);
  if (typeof user_id !== 'string' || !Array.isArray(wishes)) return;
  for (const each of wishes) {
    const wish = wishOf(each ?? {});
    if (wish) put(user_id, wish);
  }
}

function wishOf({ checklist_id, done }: Record<string, unknown>): Wish | null {
  return typeof checklist_id === 'string' && typeof done === 'boolean' ? { checklist_id, done } : null;
}

/** This device's queue of unconfirmed marks, shared by all tabs. */
export const deviceChecks = makeCheckQueue(deviceStore);
