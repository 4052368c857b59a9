// Sends pending writes to the server, call after call in their order, from one tab at a time. Sending stops quietly
// when the server is out of reach: writes that could not be sent stay in the outbox, and are sent again while somebody
// looks at the page.

import { focusManager } from '@tanstack/react-query';
import { isUnanswered, ProblemError } from './call.ts';
import type { Outbox, Pending } from './outbox.ts';
import { askAgainMs } from './query-client.ts';

/**
 * The functions that send an operation's writes and get the outcome. `writes` are the writes of one call; `Saved` is
 * the server's answer.
 */
export type Delivery<Write, Saved> = {
  send: (writes: readonly Pending<Write>[]) => Promise<Saved>;
  /** Called when the server has confirmed the writes. */
  onSaved: (writes: readonly Pending<Write>[], saved: Saved) => void;
  /**
   * Called when the server has refused the writes: they are removed, and the page shows the server's state again.
   */
  onRefused: (writes: readonly Pending<Write>[], error: ProblemError) => void;
  /** Called when writes could not be sent yet; they and all writes after them wait. */
  onHeld: (error: unknown) => void;
};

type Queue<Write extends object, Saved> = Pick<
  Outbox<Write, Saved>,
  'refresh' | 'next' | 'nextIn' | 'settle'
>;

/** Sends the person's writes, in one run at a time. Resolves when no write may be sent now, or none can be sent. */
export function sendPending<Write extends object, Saved>(
  outbox: Queue<Write, Saved>,
  person: string,
  delivery: Delivery<Write, Saved>,
): Promise<void> {
  const ofOutbox = sendings.get(outbox) ?? new Map<string, Sending>();
  sendings.set(outbox, ofOutbox);
  const sending: Sending = ofOutbox.get(person) ?? { running: null, again: undefined };
  ofOutbox.set(person, sending);
  if (sending.running) return sending.running;
  clearTimeout(sending.again);
  const again = () => sendPending(outbox, person, delivery);
  sending.running = deliver(outbox, person, delivery)
    .finally(() => {
      sending.running = null;
    })
    .then((end) => {
      // If nobody looks at the page when the time is over, nothing is sent; the callers send again when somebody
      // returns.
      if (end === 'later')
        sending.again = setTimeout(() => focusManager.isFocused() && void again(), askAgainMs);
      if (end !== 'empty') return;
      // A write may have been put after the last look at the outbox and before the lock was given back.
      if (outbox.next(person).length > 0) return again();
      const wait = Math.max(1_000, outbox.nextIn(person));
      if (Number.isFinite(wait))
        sending.again = setTimeout(() => void again(), Math.min(wait, longestWaitMs));
    });
  return sending.running;
}

type Sending = { running: Promise<void> | null; again: ReturnType<typeof setTimeout> | undefined };

/** The deliveries of each outbox by person. A delivery for one person does not send the writes of the next person. */
const sendings = new WeakMap<object, Map<string, Sending>>();

/** Milliseconds of the longest timer: in browsers a much longer timer fires at once. */
const longestWaitMs = 3_600_000;

/**
 * `empty`: no write may be sent now. `later`: the server did not answer, or refused because of too many calls. `held`:
 * the writes wait for their person to be signed in again.
 */
type End = 'empty' | 'later' | 'held';

/**
 * Milliseconds after which another tab's delivery is not waited for any more: longer than any of its calls can last.
 */
const patienceMs = 30_000;

/**
 * Runs `act` while no other tab sends, because two tabs that send at once could leave a mark in the wrong state. A
 * phone may suspend the other tab while it sends; then this tab takes over. In a browser without locks no tab waits.
 */
async function inOneTab<Result>(act: () => Promise<Result>): Promise<Result> {
  // The lock has the name that it had in version 1.0, so that tabs of that version also wait.
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
    // Browsers have no locks outside https, and deny them together with storage. A delivery that has begun goes on,
    // even when another tab took over the lock.
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

/**
 * Whether an error is a final refusal, after which the writes are removed. After 'signed out', 'another person', 'too
 * many calls' and 'closed for a moment' the writes are sent again.
 */
function isFinal(error: unknown): error is ProblemError {
  return (
    error instanceof ProblemError && error.code !== 'other_person' && ![401, 429, 503].includes(error.status)
  );
}
