// The count of this device: one record for each crew, kept before anything else happens, and sent whole until the server
// has it. One that a new count replaced before that waits beside it. Tabs of one device share them.

import { useCallback, useEffect, useState } from 'react';
import { counted, mergeTallies, type Tally, type TallyKind } from '#crew/rules/tally.ts';
import { OutOfReachError } from '#platform/web/queries/call.ts';
import { isFinal } from '#platform/web/queries/send-wishes.ts';
import { callCrew } from './crew.ts';
import { crewDevice, useKept } from './crew-device.ts';
import { newId } from './crew-id.ts';

type Numbers = Pick<Tally, 'plus' | 'minus' | 'version'>;

/** `sent`: what the server is known to have. */
export type DeviceTally = Tally & { device_id: string; sent: Numbers | null };

/** Milliseconds between two tries to send, and from the last tap to the first. */
const againMs = 5_000;
const soonMs = 1_000;
/** Milliseconds for which the server's no to a count stands: it may have been taken for good, or until there is room. */
const refusedMs = 60_000;
const refusals = new Map<string, Numbers & { error: Error; at: number }>();
const whatOf = (crew_id: string) => `tally.${crew_id}`;
const beforeOf = (crew_id: string) => `tallies-before.${crew_id}`;

export function readDeviceTally(crew_id: string): DeviceTally | null {
  return crewDevice.get<DeviceTally>(whatOf(crew_id));
}

function write(crew_id: string, tally: DeviceTally): void {
  crewDevice.set(whatOf(crew_id), tally);
}

function readBefore(crew_id: string): DeviceTally[] {
  return crewDevice.get<DeviceTally[]>(beforeOf(crew_id)) ?? [];
}

function writeBefore(crew_id: string, before: DeviceTally[]): void {
  if (before.length === 0) crewDevice.remove(beforeOf(crew_id));
  else crewDevice.set(beforeOf(crew_id), before);
}

/** Begins a count at zero, under a name that no other has. The count before stays with the server, or waits until it is there. */
export function startTally(crew_id: string, label: string, kind: TallyKind): void {
  const tally = readDeviceTally(crew_id);
  if (tally && !isSent(tally)) writeBefore(crew_id, [...readBefore(crew_id), tally]);
  write(crew_id, { device_id: newId(), label, kind, plus: 0, minus: 0, version: 1, sent: null });
}

/** Counts one head, over what any tab of this device has counted. */
export function tap(crew_id: string, by: 1 | -1): void {
  const tally = readDeviceTally(crew_id);
  if (tally) write(crew_id, { ...tally, ...counted(tally, by) });
}

/**
 * Sends what the server does not have yet, each count by itself; throws what the first call that failed throws. What it
 * refused is not sent again for a minute unless more was counted.
 */
export async function sendTally(crew_id: string): Promise<void> {
  const tally = readDeviceTally(crew_id);
  const tallies = (tally ? [...readBefore(crew_id), tally] : readBefore(crew_id)).filter(
    (each) => !isSent(each),
  );
  const outcomes = await Promise.allSettled(tallies.map((each) => send(crew_id, each)));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Sends what this device has counted for the person in any crew; what fails waits for the next time. */
export async function sendKeptTallies(): Promise<void> {
  const crews = new Set([...crewDevice.names(whatOf('')), ...crewDevice.names(beforeOf(''))]);
  await Promise.allSettled([...crews].map(sendTally));
}

async function send(crew_id: string, tally: DeviceTally): Promise<void> {
  const { device_id, label, kind, plus, minus, version } = tally;
  const refusal = refusals.get(device_id);
  if (refusal && isSame(refusal, tally) && performance.now() - refusal.at < refusedMs) throw refusal.error;
  const body = { label, kind, plus, minus, version };
  const stored = await callCrew('putTally', { params: { crew_id, device_id }, body }).catch((error) => {
    if (isFinal(error)) refusals.set(device_id, { ...body, error, at: performance.now() });
    throw error;
  });
  // Heads were counted meanwhile, or a new count was begun.
  const merged = (now: DeviceTally) => ({ ...now, ...mergeTallies(now, stored), sent: stored });
  const now = readDeviceTally(crew_id);
  if (now?.device_id === device_id) {
    write(crew_id, merged(now));
    return;
  }
  const before = readBefore(crew_id).map((each) => (each.device_id === device_id ? merged(each) : each));
  writeBefore(
    crew_id,
    before.filter((each) => !isSent(each)),
  );
}

export function isSent(tally: DeviceTally): boolean {
  return tally.sent !== null && isSame(tally.sent, tally);
}

function isSame(one: Numbers, other: Numbers): boolean {
  return one.plus === other.plus && one.minus === other.minus && one.version === other.version;
}

/**
 * The device's count, followed; sent again and again until it is there. `before`: what a new count replaced and the server
 * does not have yet. `sent`: the server has all of it; `refused`: what the server said to it; `unreached`: the last try found
 * no server.
 */
export function useDeviceTally(crew_id: string) {
  const tally = useKept<DeviceTally>(whatOf(crew_id));
  const before = useKept<DeviceTally[]>(beforeOf(crew_id));
  const [failure, fail] = useState<Error | null>(null);
  const send = useCallback(() => sendTally(crew_id).then(() => fail(null), fail), [crew_id]);
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
  const unreached = failure instanceof OutOfReachError;
  return {
    tally,
    before: before ?? [],
    sent: before === null && tally !== null && isSent(tally),
    refused: unreached ? null : (failure?.message ?? null),
    unreached,
  };
}
