// Brings waiting marks to the server, one at a time and in their order. Stops quietly where the server is out of reach:
// what it could not deliver stays in the queue for the next time.

import type { Progress } from '#api/progress.ts';
import { ProblemError } from './call.ts';
import type { CheckQueue, Wish } from './check-queue.ts';

export type Delivery = {
  send: (wish: Wish) => Promise<Progress>;
  /** The server confirmed the wish. */
  onSaved: (wish: Wish, progress: Progress) => void;
  /** The server refused it; the wish is gone and the mark falls back to what the server knows. */
  onRefused: (wish: Wish, error: ProblemError) => void;
};

/** Resolves when the queue is empty or the server stopped answering. Only one delivery runs at a time per `queue`. */
export function sendWishes(queue: CheckQueue, user_id: string, delivery: Delivery): Promise<void> {
  const running = deliveries.get(queue);
  if (running) return running;
  const started = deliver(queue, user_id, delivery).finally(() => deliveries.delete(queue));
  deliveries.set(queue, started);
  return started;
}

const deliveries = new WeakMap<CheckQueue, Promise<void>>();

async function deliver(
  queue: CheckQueue,
  user_id: string,
  { send, onSaved, onRefused }: Delivery,
): Promise<void> {
  for (let wish = queue.wishes(user_id)[0]; wish !== undefined; wish = queue.wishes(user_id)[0]) {
    try {
      const progress = await send(wish);
      queue.settle(user_id, wish);
      onSaved(wish, progress);
    } catch (error) {
      if (!isFinal(error)) return;
      queue.settle(user_id, wish);
      onRefused(wish, error);
    }
  }
}

/** A refusal is final; signed out, too many at once and closed for a moment are worth another try. */
function isFinal(error: unknown): error is ProblemError {
  return error instanceof ProblemError && ![401, 429, 503].includes(error.status);
}
