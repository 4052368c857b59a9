// Brings what waits to the server, one at a time and in their order, from one tab at a time. Stops quietly where the
// server is out of reach: what it could not deliver stays in the queue, and is tried again while the page is looked at.

import { focusManager } from '@tanstack/react-query';
import { isUnanswered, ProblemError } from './call.ts';
import { askAgainMs } from './query-client.ts';

/** What waits, each wish for one call. */
export type WishQueue<Wish> = {
  refresh: () => void;
  wishes: (user_id: string) => readonly Wish[];
  settle: (wish: Wish) => void;
};

/** `Saved` is what the server answers. */
export type Delivery<Wish, Saved> = {
  send: (wish: Wish) => Promise<Saved>;
  /** The server confirmed the wish. */
  onSaved: (wish: Wish, saved: Saved) => void;
  /** The server refused it; the wish is gone and the mark falls back to what the server knows. */
  onRefused: (wish: Wish, error: ProblemError) => void;
  /** The wish and all behind it stay for later. */
  onHeld: (error: unknown) => void;
};

/** Resolves when the person's queue is empty or the server stopped answering. Only one delivery of it runs at a time. */
export function sendWishes<Wish, Saved>(
  queue: WishQueue<Wish>,
  user_id: string,
  delivery: Delivery<Wish, Saved>,
): Promise<void> {
  const ofQueue = turns.get(queue) ?? new Map<string, Turn>();
  turns.set(queue, ofQueue);
  const turn: Turn = ofQueue.get(user_id) ?? { running: null, again: undefined };
  ofQueue.set(user_id, turn);
  if (turn.running) return turn.running;
  clearTimeout(turn.again);
  // On a page that nobody looks at, coming back is what sends it.
  const again = () => focusManager.isFocused() && void sendWishes(queue, user_id, delivery);
  turn.running = deliver(queue, user_id, delivery)
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

/** Milliseconds after which another tab's delivery is no longer waited for: longer than any call of it lasts. */
const patienceMs = 30_000;

/**
 * Waits while another tab sends: two at once could turn a mark the wrong way. A phone may have put that tab to sleep in the
 * middle of it, and then this one takes over. Without locks it does not wait.
 */
async function inOneTab<Result>(act: () => Promise<Result>): Promise<Result> {
  const name = 'shamble.checks';
  const signal = AbortSignal.timeout(patienceMs);
  let running = null as Promise<Result> | null;
  const once = () => {
    running = act();
    return running;
  };
  const take = (options: LockOptions) => navigator.locks.request(name, options, once);
  try {
    return await take({ signal }).catch((error) => {
      if (running || !signal.aborted) throw error;
      return take({ steal: true });
    });
  } catch {
    // Browsers have no locks outside https, and deny them together with storage. What was begun ends by itself, also when
    // another tab took the turn.
    return running ?? once();
  }
}

async function deliver<Wish, Saved>(
  queue: WishQueue<Wish>,
  user_id: string,
  delivery: Delivery<Wish, Saved>,
): Promise<End> {
  for (;;) {
    const end = await inOneTab(() => deliverNext(queue, user_id, delivery));
    if (end !== 'more') return end;
  }
}

async function deliverNext<Wish, Saved>(
  queue: WishQueue<Wish>,
  user_id: string,
  { send, onSaved, onRefused, onHeld }: Delivery<Wish, Saved>,
): Promise<End | 'more'> {
  queue.refresh();
  const [wish] = queue.wishes(user_id);
  if (wish === undefined) return 'empty';
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
  return 'more';
}

/** A refusal is final; signed out, another person, too many at once and closed for a moment are worth another try. */
export function isFinal(error: unknown): error is ProblemError {
  return (
    error instanceof ProblemError && error.code !== 'other_person' && ![401, 429, 503].includes(error.status)
  );
}
