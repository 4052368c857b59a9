// The counts of this device: each a pending write, kept before anything else happens, and sent whole until the server has it.
// The last one of a crew goes on; one that it replaced before that waits beside it. Tabs of one device share them.

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { counted, heardMs, mergeTallies, type Tally, type TallyKind } from '#crew/rules/tally.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { OutOfReachError } from '#platform/web/queries/call.ts';
import { makeOutbox, type Pending } from '#platform/web/queries/outbox.ts';
import { sendPending } from '#platform/web/queries/send-pending.ts';
import { callCrew } from './crew.ts';
import { newId } from './crew-id.ts';

type Numbers = Pick<Tally, 'plus' | 'minus' | 'version'>;

/** `sent`: what the server is known to have. */
export type DeviceTally = Tally & { crew_id: string; device_id: string; sent: Numbers | null };

/** Milliseconds between two tries to send, and from the last tap to the first. */
const againMs = 5_000;
const soonMs = 1_000;
/**
 * Milliseconds for which the server's no to a count stands: the server may have refused it for good, or until there is
 * room.
 */
const refusedMs = 60_000;
const refusals = new Map<string, Numbers & { error: Error; at: number }>();
/** Why the counts that are still to be sent wait since the last try. */
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
    // Heads were counted meanwhile, or a new count was begun.
    const merged = stored ? { ...tally, ...mergeTallies(tally, stored), sent: stored } : tally;
    const last = all.findLast(({ crew_id }) => crew_id === tally.crew_id);
    return isSent(merged) && last?.device_id !== tally.device_id ? null : merged;
  },
});

const own = () => lastSignedIn()?.id ?? '';

function talliesOf(crew_id: string, all = pendingTallies.waiting(own())): Pending<DeviceTally>[] {
  return all.filter((tally) => tally.crew_id === crew_id);
}

/** The count that goes on. */
export function readDeviceTally(crew_id: string): Pending<DeviceTally> | null {
  return talliesOf(crew_id).at(-1) ?? null;
}

/** Begins a count at zero, under a new name. The count before stays with the server, or waits until it is there. */
export function startTally(crew_id: string, label: string, kind: TallyKind): void {
  const numbers = { plus: 0, minus: 0, version: 1, sent: null };
  pendingTallies.put(own(), { crew_id, device_id: newId(), label, kind, ...numbers });
}

/** Counts one head, over what any tab of this device has counted. */
export function tap(crew_id: string, by: 1 | -1): void {
  pendingTallies.refresh();
  const tally = readDeviceTally(crew_id);
  if (tally) pendingTallies.change(own(), { ...tally, ...counted(tally, by) });
}

/** Removes the counts of a crew that is deleted. */
export function forgetTallies(crew_id: string): void {
  pendingTallies.remove(own(), talliesOf(crew_id));
}

/**
 * Sends the counts that the server does not have yet, of any crew; a count that fails waits for the next time. A refused
 * count is not sent again for a minute unless more was counted.
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

/** The server's refusal of a count as it is now, as long as that stands. */
function refusalOf(tally: DeviceTally): Error | null {
  const refusal = refusals.get(tally.device_id);
  const stands = refusal && isSame(refusal, tally) && performance.now() - refusal.at < refusedMs;
  return stands ? refusal.error : null;
}

/** The reason why a count of the crew has not reached the server. */
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
 * Follows the device's count, and sends it again and again until it is there. `before` is what a new count replaced and the
 * server does not have yet. `sent` means that the server has all of it; `refused` is the server's error; `unreached` means
 * that the last try found no server.
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
  const heard = tally && isSent(tally) ? tally : null;
  useEffect(() => {
    if (heard === null) return;
    // The server notes when it heard of a count, whether or not there is more of it.
    const timer = setInterval(() => void putTally(heard).catch(() => {}), heardMs);
    return () => clearInterval(timer);
  }, [heard]);
  const unreached = failure instanceof OutOfReachError;
  return {
    tally,
    before,
    sent: before.length === 0 && tally !== null && isSent(tally),
    refused: unreached ? null : (failure?.message ?? null),
    unreached,
  };
}
