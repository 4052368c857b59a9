// Brings what waits to the server, one at a time and in their order, from one tab at a time. Stops quietly where the
// server is out of reach: what it could not deliver stays in the queue, and is tried again while the page is looked at.

import { focusManager } from '@tanstack/react-query';
import type { Progress } from '#api/progress.ts';
import { isUnanswered, ProblemError } from './call.ts';
import { askAgainMs } from './query-client.ts';

/** What waits, each wish for one call. */
export type WishQueue<Wish> = {
  refresh: () => void;
  wishes: (user_id: string) => readonly Wish[];
  settle: (wish: Wish) => void;
};

export type Delivery<Wish> = {
  send: (wish: Wish) => Promise<Progress>;
  /** The server confirmed the wish. */
  onSaved: (wish: Wish, progress: Progress) => void;
  /** The server refused it; the wish is gone and the mark falls back to what the server knows. */
  onRefused: (wish: Wish, error: ProblemError) => void;
  /** The wish and all behind it stay for later. */
  onHeld: (error: unknown) => void;
};

/** Resolves when the person's queue is empty or the server stopped answering. Only one delivery of it runs at a time. */
export function sendWishes<Wish>(
  queue: WishQueue<Wish>,
  user_id: string,
  delivery: Delivery<Wish>,
): Promise<void> {
  const ofQueue = turns.get(queue) ?? new Map<string, Turn>();
  turns.set(queue, ofQueue);
  const turn: Turn = ofQueue.get(user_id) ?? { running: null, again: undefined };
  ofQueue.set(user_id, turn);
  if (turn.running) return turn.running;
  clearTimeout(turn.again);
  // On a page that nobody looks at, coming back is what sends it.
  const again = () => focusManager.isFocused() && void sendWishes(queue, user_id, delivery);
  turn.running = inOneTab(() => deliver(queue, user_id, delivery))
    .finally(() => {
      turn.running = null;
    })
    .then((end) => {
      if (end === 'later') turn.again = setTimeout(again, askAgainMs);
      // It came after the last look at the queue, while the other tabs' turn was being given back.
      if (end === 'empty' && queue.wishes(user_id).length > 0) return sendWishes(queue, user_id, delivery);
    });
  return turn.running;
}

type Turn = { running: Promise<void> | null; again: ReturnType<typeof setTimeout> | undefined };

/** By person: the next one's wishes are not in the delivery that still runs for the one before. */
const turns = new WeakMap<object, Map<string, Turn>>();

/** `later`: no word from the server, or it has too much to do; `held`: what waits is another person's than the one signed in. */
type End = 'empty' | 'later' | 'held';

/** Waits while another tab delivers: two at once could turn a mark the wrong way. Without locks it does not wait. */
async function inOneTab(act: () => Promise<End>): Promise<End> {
  let begun = false;
  const once = () => {
    begun = true;
    return act();
  };
  try {
    return await navigator.locks.request('shamble.checks', once);
  } catch (error) {
    // Browsers have no locks outside https, and deny them together with storage.
    if (begun) throw error;
    return once();
  }
}

async function deliver<Wish>(
  queue: WishQueue<Wish>,
  user_id: string,
  { send, onSaved, onRefused, onHeld }: Delivery<Wish>,
): Promise<End> {
  const next = () => {
    queue.refresh();
    return queue.wishes(user_id)[0];
  };
  for (let wish = next(); wish !== undefined; wish = next()) {
    try {
      const progress = await send(wish);
      queue.settle(wish);
      onSaved(wish, progress);
    } catch (error) {
      if (!isFinal(error)) {
        onHeld(error);
        const busy = error instanceof ProblemError && error.status === 429;
        return busy || isUnanswered(error) ? 'later' : 'held';
      }
      queue.settle(wish);
      onRefused(wish, error);
    }
  }
  return 'empty';
}

/** A refusal is final; signed out, another person, too many at once and closed for a moment are worth another try. */
export function isFinal(error: unknown): error is ProblemError {
  return (
    error instanceof ProblemError && error.code !== 'other_person' && ![401, 429, 503].includes(error.status)
  );
}
