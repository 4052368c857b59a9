// Brings pending writes to the server, call after call in their order, from one tab at a time. Stops quietly where the server
// is out of reach: what it could not deliver stays in the outbox, and is tried again while the page is looked at.

import { focusManager } from '@tanstack/react-query';
import { isUnanswered, ProblemError } from './call.ts';
import type { Outbox, Pending } from './outbox.ts';
import { askAgainMs } from './query-client.ts';

/** `writes`: those of one call. `Saved` is what the server answers. */
export type Delivery<Write, Saved> = {
  send: (writes: readonly Pending<Write>[]) => Promise<Saved>;
  /** The server confirmed them. */
  onSaved: (writes: readonly Pending<Write>[], saved: Saved) => void;
  /** The server refused them: they are gone, and the page falls back to what the server knows. */
  onRefused: (writes: readonly Pending<Write>[], error: ProblemError) => void;
  /** Is called for writes that stay for later, with all behind them. */
  onHeld: (error: unknown) => void;
};

type Queue<Write extends object, Saved> = Pick<
  Outbox<Write, Saved>,
  'refresh' | 'next' | 'nextIn' | 'settle'
>;

/** Resolves when nothing of the person's is due or the server stopped answering. Only one delivery of it runs at a time. */
export function sendPending<Write extends object, Saved>(
  outbox: Queue<Write, Saved>,
  person: string,
  delivery: Delivery<Write, Saved>,
): Promise<void> {
  const ofOutbox = turns.get(outbox) ?? new Map<string, Turn>();
  turns.set(outbox, ofOutbox);
  const turn: Turn = ofOutbox.get(person) ?? { running: null, again: undefined };
  ofOutbox.set(person, turn);
  if (turn.running) return turn.running;
  clearTimeout(turn.again);
  const again = () => sendPending(outbox, person, delivery);
  turn.running = deliver(outbox, person, delivery)
    .finally(() => {
      turn.running = null;
    })
    .then((end) => {
      // On a page that nobody looks at, coming back is what sends it.
      if (end === 'later')
        turn.again = setTimeout(() => focusManager.isFocused() && void again(), askAgainMs);
      if (end !== 'empty') return;
      // This write came after the last look at the outbox, while the other tabs' turn was being given back.
      if (outbox.next(person).length > 0) return again();
      const wait = Math.max(1_000, outbox.nextIn(person));
      if (Number.isFinite(wait)) turn.again = setTimeout(() => void again(), Math.min(wait, longestWaitMs));
    });
  return turn.running;
}

type Turn = { running: Promise<void> | null; again: ReturnType<typeof setTimeout> | undefined };

/** By person: the next one's writes are not in the delivery that still runs for the one before. */
const turns = new WeakMap<object, Map<string, Turn>>();

/** Milliseconds after which it looks again what is due: browsers take a much longer wait for none. */
const longestWaitMs = 3_600_000;

/** `later`: no word from the server, or it has too much to do; `held`: what waits is another person's than the one signed in. */
type End = 'empty' | 'later' | 'held';

/** Milliseconds after which another tab's delivery is no longer waited for: longer than any call of it lasts. */
const patienceMs = 30_000;

/**
 * Waits while another tab sends: two at once could turn a mark the wrong way. A phone may have put that tab to sleep in the
 * middle of it, and then this one takes over. Without locks it does not wait.
 */
async function inOneTab<Result>(act: () => Promise<Result>): Promise<Result> {
  // The lock's name is that of version 1.0: its tabs take turns with these.
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
    // Browsers have no locks outside https, and deny them together with storage. A delivery that was begun ends by itself,
    // also when another tab took the turn.
    return running ?? once();
  }
}

async function deliver<Write extends object, Saved>(
  outbox: Queue<Write, Saved>,
  person: string,
  delivery: Delivery<Write, Saved>,
): Promise<End> {
  for (;;) {
    const end = await inOneTab(() => deliverNext(outbox, person, delivery));
    if (end !== 'more') return end;
  }
}

async function deliverNext<Write extends object, Saved>(
  outbox: Queue<Write, Saved>,
  person: string,
  { send, onSaved, onRefused, onHeld }: Delivery<Write, Saved>,
): Promise<End | 'more'> {
  outbox.refresh();
  const writes = outbox.next(person);
  if (writes.length === 0) return 'empty';
  try {
    const saved = await send(writes);
    outbox.settle(person, writes, saved);
    onSaved(writes, saved);
  } catch (error) {
    if (!isFinal(error)) {
      onHeld(error);
      const busy = error instanceof ProblemError && error.status === 429;
      return busy || isUnanswered(error) ? 'later' : 'held';
    }
    outbox.settle(person, writes);
    onRefused(writes, error);
  }
  return 'more';
}

/** A refusal is final; signed out, another person, too many at once and closed for a moment are worth another try. */
function isFinal(error: unknown): error is ProblemError {
  return (
    error instanceof ProblemError && error.code !== 'other_person' && ![401, 429, 503].includes(error.status)
  );
}
