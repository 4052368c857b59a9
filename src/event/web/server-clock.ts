// The clock by which a page knows the server's time. The clock asks the server a few times, keeps the best answer, and
// asks anew whenever the page's own clocks may have jumped. It must never throw, and nothing must wait for it.

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
 * The state of the clock. `time` is null until the server has answered. `event` is the start of the next event (epoch
 * milliseconds) by the server's last answer: null without an event, undefined before the first answer.
 */
export type ClockState = { time: ServerTime | null; event: number | null | undefined };

export type ServerClock = {
  /** Returns the state, the same object until something changes. */
  state(): ClockState;
  subscribe(listener: () => void): () => void;
  /** Asks the server once; resolves after the answer or the failure. */
  probe(): Promise<void>;
  /** Keeps the clock right until the returned function is called. At first it asks the server `rounds` times. */
  hold(rounds?: number): () => void;
};

/** The browser's functions that the clock needs; a test gives stand-ins. */
export type ClockEdges = {
  /** Asks the server once; throws without an answer. */
  ask(): Promise<Pick<Probe, 'sent' | 'received' | 'server'> & { event: number | null }>;
  clocks(): BothClocks;
  sleep(milliseconds: number): Promise<void>;
  /**
   * Calls `anew` when the page is shown again or online again, and `look` every second. Returns the function that ends
   * the calls.
   */
  watch(anew: () => void, look: () => void): () => void;
};

/** How many answers are kept: enough for ten minutes. */
const kept = 60;
/** Milliseconds between questions in a row, so that one slow moment of the network does not delay all of them. */
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
   * Checks whether the page's two clocks have come apart: the device slept and the steady clock stopped, or the
   * device's clock was set. Until the server answers, a sleep is assumed, and the difference is added to the possible
   * error.
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
      // An answer that contradicts the known time makes all earlier answers wrong. As one answer may not be exact on a
      // slow network, the clock asks a few times again.
      if (known && state.time && contradicts(known, state.time)) void askAnew();
    } catch {
      // Without an answer the page keeps the known time, and the possible error of that time grows.
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

/** Milliseconds after which the clock stops waiting for an answer. */
const patienceMs = 5_000;
/**
 * A number in the address of each question, different in every page. It stops caches that keep answers although they
 * must not.
 */
let asked = Math.random();

/**
 * Asks the server. The times of sending and answer come from the browser's timing of the request, because the script of
 * a busy page runs many milliseconds later.
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

/**
 * Returns the browser's timing of a request. Some browsers have the timing only a moment after the answer, and some
 * never have it.
 */
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

/** The clock that all parts of the page share. */
export const serverClock = makeServerClock({
  ask,
  clocks: () => ({ device: Date.now(), steady: performance.now() }),
  sleep,
  watch,
});
