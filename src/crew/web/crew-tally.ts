// The counts of heads on this device. Each is a pending write: stored on the device at every tap, and sent whole until
// the server has it. Taps go to a crew's last count; its earlier counts only wait to be sent. The device's tabs share
// the counts.

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { counted, mergeTallies, resendMs, type Tally, type TallyKind } from '#crew/rules/tally.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { OutOfReachError } from '#platform/web/queries/call.ts';
import { makeOutbox, type Pending } from '#platform/web/queries/outbox.ts';
import { sendPending } from '#platform/web/queries/send-pending.ts';
import { callCrew } from './crew.ts';
import { newId } from './crew-id.ts';

type Numbers = Pick<Tally, 'plus' | 'minus' | 'version'>;

/** `sent` has the numbers that the server has confirmed. */
export type DeviceTally = Tally & { crew_id: string; device_id: string; sent: Numbers | null };

/** Milliseconds between two tries to send (`againMs`), and from a tap to the first try (`soonMs`). */
const againMs = 5_000;
const soonMs = 1_000;
/**
 * Milliseconds for which a refused count is not sent again. The number of counts has a limit, so the server may refuse
 * the count for ever, or until the leader leaves another count out of the sum.
 */
const refusedMs = 60_000;
const refusals = new Map<string, Numbers & { error: Error; at: number }>();
/** Why counts could not be sent at the last try. */
let trouble: unknown = null;

export const pendingTallies = makeOutbox<DeviceTally, Tally>({
  name: 'tally',
  read(value) {
    const { crew_id, device_id, label, plus, minus, version } = value;
    const named = [crew_id, device_id, label].every((name) => typeof name === 'string');
    return named && [plus, minus, version].every(Number.isFinite) ? (value as DeviceTally) : null;
  },
  merge: { same: (one, other) => one.crew_id === other.crew_id && isSent(one), keep: 'last' },
  dueIn: (tally) => (isSent(tally) || refusalOf(tally) ? Number.POSITIVE_INFINITY : 0),
  rest(tally, stored, all) {
    // While the call was on the way, heads may have been counted, or a new count begun.
    const merged = stored ? { ...tally, ...mergeTallies(tally, stored), sent: stored } : tally;
    const last = all.findLast(({ crew_id }) => crew_id === tally.crew_id);
    return isSent(merged) && last?.device_id !== tally.device_id ? null : merged;
  },
});

const own = () => lastSignedIn()?.id ?? '';

function talliesOf(crew_id: string, all = pendingTallies.waiting(own())): Pending<DeviceTally>[] {
  return all.filter((tally) => tally.crew_id === crew_id);
}

/** Returns the count to which taps are added now. */
export function readDeviceTally(crew_id: string): Pending<DeviceTally> | null {
  return talliesOf(crew_id).at(-1) ?? null;
}

/** Begins a new count at zero. The earlier count stays on the server, and on the device until it has been sent. */
export function startTally(crew_id: string, label: string, kind: TallyKind): void {
  const numbers = { plus: 0, minus: 0, version: 1, sent: null };
  pendingTallies.put(own(), { crew_id, device_id: newId(), label, kind, ...numbers });
}

/** Counts one head more or less, on top of what other tabs have counted. */
export function tap(crew_id: string, by: 1 | -1): void {
  pendingTallies.refresh();
  const tally = readDeviceTally(crew_id);
  if (tally) pendingTallies.change(own(), { ...tally, ...counted(tally, by) });
}

/** Removes the counts of a deleted crew. */
export function forgetTallies(crew_id: string): void {
  pendingTallies.remove(own(), talliesOf(crew_id));
}

/**
 * Sends the unsent counts of all crews; counts that can't be sent wait for the next try. A refused count is sent again
 * after a minute, or when more was counted.
 */
export function sendTallies(): Promise<void> {
  trouble = null;
  return sendPending(pendingTallies, own(), {
    send: ([tally]) => putTally(tally as DeviceTally),
    onSaved: () => {},
    onRefused: ([tally], error) =>
      tally && refusals.set(tally.device_id, { ...tally, error, at: performance.now() }),
    onHeld: (error) => {
      trouble = error;
    },
  });
}

function putTally({ crew_id, device_id, label, kind, plus, minus, version }: DeviceTally): Promise<Tally> {
  const body = { label, kind, plus, minus, version };
  return callCrew('putTally', { params: { crew_id, device_id }, body });
}

/**
 * Returns the error with which the server refused a count less than a minute ago, if the count has not changed since.
 */
function refusalOf(tally: DeviceTally): Error | null {
  const refusal = refusals.get(tally.device_id);
  const isCurrent = refusal && isSame(refusal, tally) && performance.now() - refusal.at < refusedMs;
  return isCurrent ? refusal.error : null;
}

/**
 * Returns why a count of the crew has not reached the server; null if all counts have reached it, or if no try was
 * refused or failed.
 */
export function tallyFailure(crew_id: string): Error | null {
  const unsent = talliesOf(crew_id).filter((tally) => !isSent(tally));
  const refusal = unsent.map(refusalOf).find((error) => error !== null);
  return refusal ?? (unsent.length > 0 && trouble instanceof Error ? trouble : null);
}

export function isSent(tally: DeviceTally): boolean {
  return tally.sent !== null && isSame(tally.sent, tally);
}

function isSame(one: Numbers, other: Numbers): boolean {
  return one.plus === other.plus && one.minus === other.minus && one.version === other.version;
}

/**
 * Returns the device's count and keeps sending it until the server has it. `before` has earlier counts that are not
 * sent yet, and `sent` says whether the server has all counts. `unreached` says whether the last try did not reach the
 * server; `refused` is the message of any other error that keeps a count from the server, or null.
 */
export function useDeviceTally(crew_id: string) {
  const all = useSyncExternalStore(pendingTallies.listen, () => pendingTallies.waiting(own()));
  const tallies = talliesOf(crew_id, all);
  const tally = tallies.at(-1) ?? null;
  const before = tallies.slice(0, -1);
  const [failure, fail] = useState<Error | null>(null);
  const send = useCallback(async () => {
    await sendTallies();
    fail(tallyFailure(crew_id));
  }, [crew_id]);
  useEffect(() => {
    void send();
    const timer = setInterval(send, againMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [send]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the count begins the wait anew
  useEffect(() => {
    const timer = setTimeout(send, soonMs);
    return () => clearTimeout(timer);
  }, [send, tally]);
  const confirmed = tally && isSent(tally) ? tally : null;
  useEffect(() => {
    if (confirmed === null) return;
    // Sends an unchanged count again, so that the server knows that this phone still works.
    const timer = setInterval(() => void putTally(confirmed).catch(() => {}), resendMs);
    return () => clearInterval(timer);
  }, [confirmed]);
  const unreached = failure instanceof OutOfReachError;
  return {
    tally,
    before,
    sent: before.length === 0 && tally !== null && isSent(tally),
    refused: unreached ? null : (failure?.message ?? null),
    unreached,
  };
}
