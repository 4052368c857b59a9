import { useEffect, useState, useSyncExternalStore } from 'react';
import { probeAfter } from '#event/rules/probe-plan.ts';
import { placeIn } from '#event/rules/rooms.ts';
import { type ClockState, serverClock } from '#event/web/server-clock.ts';
import { pageNow } from '#platform/web/page-clock.ts';

/** Milliseconds after which the page uses the device's clock if the server does not answer. */
const patienceMs = 3_000;

/**
 * The server's clock as this page knows it. `settled` is true once the time is known, or the server has failed to
 * answer in time.
 */
export function useServerClock(): ClockState & { settled: boolean } {
  const state = useSyncExternalStore(serverClock.subscribe, serverClock.state, serverClock.state);
  const [waited, setWaited] = useState(false);
  useEffect(() => serverClock.hold(), []);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return { ...state, settled: state.time !== null || waited };
}

export function useRoomProbes(start: number): void {
  useEffect(() => probeInRoom(start, serverClock.probe), [start]);
}

/**
 * Asks the server for its time now and then while a person is in the room of `start`, but never around the start.
 * Returns the function that stops the questions.
 */
export function probeInRoom(start: number, probe: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let left = false;
  const plan = () => {
    // The person may have left the room before the answer came.
    if (left) return;
    const seconds = probeAfter(placeIn(start, pageNow()), Math.random());
    timer = setTimeout(() => void probe().then(plan), seconds * 1000);
  };
  plan();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
