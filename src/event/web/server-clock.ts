// This clock keeps the server's time in the page: it asks a few times, keeps the best answer, and asks anew
// whenever the page's own clocks may have jumped. It must never throw, and never make anything wait.

import { eventHeader, nowPath } from '#event/api/moment.ts';
import { firstProbes } from '#event/rules/probe-plan.ts';
import {
  type BothClocks,
  bestOffset,
  contradicts,
  type Probe,
  partedBy,
  type ServerTime,
} from '#event/rules/server-clock.ts';
import { setPageClock } from '#platform/web/page-clock.ts';

/**
 * The state of the clock: `time` is null until the server has answered; `event` is the next event as the
 * server told it last (epoch milliseconds).
 */
export type ClockState = { time: ServerTime | null; event: number | null | undefined };

export type ServerClock = {
  /** Returns the state, the same object until something changes. */
  state(): ClockState;
  subscribe(listener: () => void): () => void;
  /** Asks once; resolves with the answer or after its failure. */
  probe(): Promise<void>;
  /** Keeps the clock right until let go; asks `rounds` times at once. */
  hold(rounds?: number): () => void;
};

/** The edges of a clock; a test puts its own here. */
export type ClockEdges = {
  /** Asks the server once; throws without an answer. */
  ask(): Promise<Pick<Probe, 'sent' | 'received' | 'server'> & { event: number | null }>;
  clocks(): BothClocks;
  sleep(milliseconds: number): Promise<void>;
  /** Calls back when the page may have missed something: shown again, online again, and every second. */
  watch(anew: () => void, look: () => void): () => void;
};

/** Number of answers kept: those of ten minutes and more. */
const kept = 60;
/** Milliseconds between two questions of a row, so that one slow moment does not meet all of them. */
const pauseMs = 60;

export function makeServerClock(edges: ClockEdges): ServerClock {
  const listeners = new Set<() => void>();
  let state: ClockState = { time: null, event: undefined };
  let probes: Probe[] = [];
  let before = edges.clocks();
  let holds = 0;
  let unwatch = () => {};
  let asking = false;
  let rounds = 0;

  function change(event: ClockState['event']) {
    const time = bestOffset(probes, edges.clocks().steady);
    state = { time, event };
    setPageClock(time?.offset ?? null);
    for (const listener of listeners) listener();
  }

  /**
   * Looks whether the page's clocks have parted: the device slept, while the steady clock may have stood
   * still, or its clock was set. Until the server answers, the known time counts as slept through, and as
   * wrong by as much.
   */
  function look() {
    const now = edges.clocks();
    const doubt = partedBy(before, now);
    const slept = Math.max(0, now.device - before.device - (now.steady - before.steady));
    before = now;
    if (doubt === 0) return;
    probes = probes.map((probe) => ({
      ...probe,
      sent: probe.sent - slept,
      received: probe.received - slept,
      doubt: (probe.doubt ?? 0) + doubt,
    }));
    change(state.event);
    void askAnew();
  }

  async function probe() {
    look();
    const known = state.time;
    try {
      const { event, ...answer } = await edges.ask();
      probes = [...probes, answer].slice(-kept);
      change(event);
      // All earlier answers are wrong, and one answer alone says little on a slow network.
      if (known && state.time && contradicts(known, state.time)) void askAnew();
    } catch {
      // The server is out of reach: the known time goes on, and grows less certain.
    }
  }

  async function askAnew() {
    if (asking) return;
    asking = true;
    for (let asked = 0; asked < rounds && holds > 0; asked++) {
      await probe();
      await edges.sleep(pauseMs);
    }
    asking = false;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    probe,
    hold(wanted = firstProbes) {
      holds += 1;
      if (holds === 1) {
        before = edges.clocks();
        unwatch = edges.watch(() => void askAnew(), look);
      }
      if (holds === 1 || wanted > rounds) {
        rounds = wanted;
        void askAnew();
      }
      return () => {
        holds -= 1;
        if (holds === 0) unwatch();
      };
    },
  };
}

/** Milliseconds after which an answer says nothing any more. */
const patienceMs = 5_000;
/**
 * No two pages ask at the same address, so that a cache on the way, which keeps answers against its orders,
 * has none to give.
 */
let asked = Math.random();

/**
 * Asks the server, and reads the moments from the browser's own timing of the request: a busy page comes back
 * to its script many milliseconds later.
 */
async function ask() {
  asked += 1;
  const address = new URL(`${nowPath}?${asked}`, window.location.href).href;
  const sent = performance.now();
  const response = await fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  });
  const received = performance.now();
  const server = Number(await response.text());
  if (!response.ok || !(server > 0)) throw new Error('The server told no time');
  const event = response.headers.get(eventHeader);
  const timing = await timingOf(address);
  return {
    sent: timing?.requestStart || sent,
    received: timing?.responseStart || received,
    server,
    event: event === null ? null : Number(event),
  };
}

/** The browser's timing of a request: some browsers have it a moment after the answer, a few never. */
async function timingOf(address: string): Promise<PerformanceResourceTiming | undefined> {
  const find = () => performance.getEntriesByName?.(address)[0] as PerformanceResourceTiming | undefined;
  const found = find();
  if (found) return found;
  await sleep(50);
  return find();
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function watch(anew: () => void, look: () => void): () => void {
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  const seen = () => document.visibilityState === 'visible' && anew();
  document.addEventListener('visibilitychange', seen, listen);
  window.addEventListener('online', anew, listen);
  window.addEventListener('pageshow', ({ persisted }) => persisted && anew(), listen);
  const timer = setInterval(look, 1000);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}

/** The page's one clock of the server's time. */
export const serverClock = makeServerClock({
  ask,
  clocks: () => ({ device: Date.now(), steady: performance.now() }),
  sleep,
  watch,
});
