// The count of this device: one record for each crew, kept before anything else happens, and sent whole until the server
// has it. Tabs of one device share it.

import { useCallback, useEffect, useState } from 'react';
import { counted, mergeTallies, type Tally, type TallyKind } from '#rules/crew/tally.ts';
import { OutOfReachError } from './call.ts';
import { callCrew } from './crew.ts';
import { crewDevice, useKept } from './crew-device.ts';
import { newId } from './crew-id.ts';

/** `sent`: what the server is known to have. */
export type DeviceTally = Tally & {
  device_id: string;
  sent: Pick<Tally, 'plus' | 'minus' | 'version'> | null;
};

/** Milliseconds between two tries to send, and from the last tap to the first. */
const againMs = 5_000;
const soonMs = 1_000;
const whatOf = (crew_id: string) => `tally.${crew_id}`;

export function readDeviceTally(crew_id: string): DeviceTally | null {
  return crewDevice.get<DeviceTally>(whatOf(crew_id));
}

function write(crew_id: string, tally: DeviceTally): void {
  crewDevice.set(whatOf(crew_id), tally);
}

/** Begins a count at zero, under a name that no other has. The count before stays with the server as it is. */
export function startTally(crew_id: string, label: string, kind: TallyKind): void {
  write(crew_id, { device_id: newId(), label, kind, plus: 0, minus: 0, version: 1, sent: null });
}

/** Counts one head, over what any tab of this device has counted. */
export function tap(crew_id: string, by: 1 | -1): void {
  const tally = readDeviceTally(crew_id);
  if (tally) write(crew_id, { ...tally, ...counted(tally, by) });
}

/** Sends the count unless the server has it; throws what the call throws. */
export async function sendTally(crew_id: string): Promise<void> {
  const tally = readDeviceTally(crew_id);
  if (!tally || isSent(tally)) return;
  const { device_id, label, kind, plus, minus, version } = tally;
  const stored = await callCrew('putTally', {
    params: { crew_id, device_id },
    body: { label, kind, plus, minus, version },
  });
  // Heads were counted meanwhile, or a new count was begun.
  const now = readDeviceTally(crew_id);
  if (now?.device_id !== device_id) return;
  write(crew_id, { ...now, ...mergeTallies(now, stored), sent: stored });
}

export function isSent({ sent, plus, minus, version }: DeviceTally): boolean {
  return sent !== null && sent.plus === plus && sent.minus === minus && sent.version === version;
}

/**
 * The device's count, followed; sent again and again until it is there. `refused`: what the server said to it;
 * `unreached`: the last try found no server.
 */
export function useDeviceTally(crew_id: string) {
  const tally = useKept<DeviceTally>(whatOf(crew_id));
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
    refused: unreached ? null : (failure?.message ?? null),
    unreached,
  };
}
