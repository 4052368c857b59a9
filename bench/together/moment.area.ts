// Measures the moment at which everybody dances together: the error of the page's clock on slow lines, what the calls
// of that moment cost the server, a school behind one address, the rush of people who join, and a million dancers in
// virtual time.

import { fileURLToPath } from 'node:url';
import { beatPath, crowdPath, nowPath } from '#event/api/moment.ts';
import { bucketAt, nextBeatAfter } from '#event/rules/crowd.ts';
import { firstProbes, probeAfter } from '#event/rules/probe-plan.ts';
import { danceSeconds, hourRoom, waitSeconds } from '#event/rules/rooms.ts';
import { bestOffset, type Probe } from '#event/rules/server-clock.ts';
import { creditSpread } from '#together/rules/dance-credit.ts';
import { withBrowser } from '../../scripts/with-browser.ts';
import { networks, startSlowProxy } from '../../src/together/server/testing/slow-proxy.ts';
import {
  atLeast,
  atMost,
  burst,
  type Figure,
  type LoadRequest,
  median,
  quantile,
  startLimit,
  type Target,
  withProduct,
} from '../bench.ts';

const PEOPLE = 200;

export function measure(): Promise<Figure[]> {
  // The pages of other languages would be drawn in the first seconds after the start (bench/languages.area.ts).
  return withProduct({ LOG_LEVEL: 'warn', LANGUAGES: 'en' }, async (product) => {
    const server = { url: product.url, pid: product.pid() };
    const room = hourRoom(Date.now(), danceSeconds);
    const clock = await measureClockErrors(product.url);
    const now = await medianCpu(server, [{ path: nowPath }]);
    const bare = await bareCpu();
    const crowd = await medianCpu(server, [{ path: crowdPath(room) }]);
    const beat = await medianCpu(server, [beatRequest(room, 7)]);
    const refused = await school(server, room);
    // A rush never meets a process that has just started, so the first round only warms it up.
    await rush(server, room, 2_000);
    const warm = await rush(server, room, 3_000);
    const cold = await rush(server, room, 600, true);
    const million = virtualMillion();
    return [
      ...clock,
      atMost(
        'CPU of the clock call',
        now * 1e3,
        0.05,
        'ms',
        `a server that does nothing else: ${(bare * 1e3).toFixed(3)} ms`,
      ),
      atMost('CPU of a crowd call', crowd * 1e3, 0.05, 'ms'),
      atMost('CPU of a sign of life', beat * 1e3, 0.1, 'ms'),
      atMost('refused, of 200 visitors on one address in one minute', refused, 0, 'calls'),
      atMost('CPU of a joiner at saturation, kept connections', warm.cpu * 1e3, 1, 'ms', warm.note),
      atLeast(
        'joiners a second and core behind a keep-alive proxy',
        1 / warm.cpu,
        1_000,
        'people',
        'one core of this machine, by its CPU time',
      ),
      atMost('CPU of a joiner with connections of its own', cold.cpu * 1e3, 5, 'ms', cold.note),
      atMost(
        'a million dancers: requests in the busiest second',
        million.busiest,
        220_000,
        'calls',
        million.note,
      ),
      atMost(
        'a million dancers: calls within 5 s of the start by those who wait',
        million.atStart,
        0,
        'calls',
      ),
      atMost('a million dancers: credits in the busiest second', million.credits, 4_000, 'calls'),
      atMost('a million dancers: rows of the count in one dance and process', million.rows, 500, 'rows'),
    ];
  });
}

async function medianCpu(server: Target, requests: LoadRequest[]) {
  const runs = [];
  for (let run = 0; run < 3; run += 1) runs.push((await burst(server, requests, { seconds: 3 })).cpu);
  return median(runs);
}

/** Returns the CPU seconds per request of a server that only sends a small file (.gitignore), for comparison. */
async function bareCpu(): Promise<number> {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
  using bare = await startLimit('bytes', {
    path: fileURLToPath(new URL('../../.gitignore', import.meta.url)),
    headers,
  });
  return await medianCpu(bare, [{ path: nowPath }]);
}

/**
 * Makes the calls of a whole school that opens the room, as fast as possible; in a real school they take a minute.
 * Returns how many calls were refused.
 */
async function school(server: Target, room: number): Promise<number> {
  const calls = [...joinerCalls(room, 0), { path: '/api/copy' }];
  const amount = PEOPLE * calls.length;
  return (await burst(server, calls, { amount, connections: 20, mayFail: true })).failed;
}

/**
 * Lets people join, with all calls that one person makes, as fast as one server process answers. Returns the server's
 * CPU seconds for each person. With `fresh` each person opens a new connection, as without a proxy. Files are left out:
 * they are immutable and come from an edge server.
 */
async function rush(server: Target, room: number, joiners: number, fresh = false): Promise<Rush> {
  const calls = joinerCalls(room, 0).length;
  const { cpu, rate, failed } = await burst(server, joinerCalls(room, 0), {
    amount: joiners * calls,
    connections: 64,
    of: (seat) => joinerCalls(room, seat),
    mayFail: true,
    ...(fresh && { renew: calls }),
  });
  const note = `${Math.round(rate / calls)} a second beside their generator, ${failed} calls failed`;
  return { cpu: cpu * calls, note };
}

type Rush = { cpu: number; note: string };

/** Returns the calls of one person who joins: page, session, course, lesson, crowd, clock and a beat. */
function joinerCalls(room: number, seat: number): LoadRequest[] {
  const pages = ['/together', '/api/session', '/api/course', '/api/lessons/13', crowdPath(room)];
  const clock = Array<string>(firstProbes).fill(nowPath);
  const headers = { 'accept-encoding': 'br' };
  return [...[...pages, ...clock].map((path) => ({ path, headers })), beatRequest(room, seat)];
}

/** A beat (a sign of life) in `room`. */
function beatRequest(room: number, seat: number): LoadRequest {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path: beatPath(room), headers, body: JSON.stringify({ seat, area: 'Europe' }) };
}

/** By network: its name, and by how many ms the page's clock may be off in the median and in 95 of 100 runs. */
const limits = {
  lan: ['LAN', 0.5, 2],
  wifi: ['Wi-Fi', 1, 4],
  mobile: ['mobile', 8, 18],
  venue: ['crowded venue', 30, 80],
} as const;
const RUNS = 100;
/** Pages that ask the server for the time side by side. */
const PAGES = 4;

/**
 * Measures the error of the page’s clock: a real browser asks for the time behind a proxy that delays each direction
 * separately. Browser and server share the machine’s clock, so the page’s timeOrigin gives the true time.
 */
function measureClockErrors(target: string): Promise<Figure[]> {
  return withBrowser([], async (browser) => {
    const figures: Figure[] = [];
    let beyond = 0;
    for (const [name, [label, middle, most]] of Object.entries(limits)) {
      const errors: number[] = [];
      const proxy = await startSlowProxy(target, networks[name as keyof typeof networks]);
      const runs = Array.from({ length: PAGES }, async () => {
        const page = await browser.newPage();
        await page.goto(`${proxy.url}/legal`);
        for (let run = 0; run < RUNS / PAGES; run += 1) {
          const { probes, origin, now } = await page.evaluate(probeInPage, firstProbes);
          const best = bestOffset(probes, now);
          const error = Math.abs((best?.offset ?? Number.NaN) - origin);
          errors.push(error);
          if (!(error <= (best?.within ?? 0))) beyond += 1;
        }
        await page.close();
      });
      await Promise.all(runs);
      await proxy.close();
      figures.push(
        atMost(`error of the clock, ${label}, median`, median(errors), middle, 'ms'),
        atMost(`error of the clock, ${label}, 95 of 100`, quantile(errors, 0.95), most, 'ms'),
      );
    }
    return [...figures, atMost('clocks further off than their plus-minus', beyond, 0, `of ${4 * RUNS}`)];
  });
}

/** Asks for the time as src/event/web/server-clock.ts does; `origin` is the true offset. */
async function probeInPage(rounds: number): Promise<{ probes: Probe[]; origin: number; now: number }> {
  const probes: Probe[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const address = new URL(`/api/now?${Math.random()}`, location.href).href;
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit' });
    const server = Number(await response.text());
    await new Promise((resolve) => setTimeout(resolve, 30));
    const [timing] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
    if (timing) probes.push({ sent: timing.requestStart, received: timing.responseStart, server });
  }
  performance.clearResourceTimings();
  const now = performance.now();
  return { probes, origin: performance.timeOrigin, now };
}

/** Dancers whose room is simulated: one in ten, because all plans are alike. */
const PLAYED = 100_000;
const DANCERS = 1_000_000;
/** Calls that each dancer makes once: for the page, the session, the course, the lesson and the number of people. */
const FIRST_CALLS = 5;
/** Parts of the world by which dancers are counted, and buckets of half a minute in one dance. */
const AREAS = 11;
const BUCKETS = (waitSeconds + danceSeconds) / 30;

type Million = { busiest: number; atStart: number; credits: number; rows: number; note: string };

/**
 * Simulates a million dancers without sockets. The product’s own plans (when to ask for the time, send a beat, and
 * report the dance) run on a virtual clock, and the calls in each second are counted. Half of the dancers come in the
 * last two minutes, the others in the thirteen before.
 */
function virtualMillion(): Million {
  const seconds = new Map<number, number>();
  const credits = new Map<number, number>();
  let atStart = 0;
  const count = (into: Map<number, number>, position: number, calls = 1) =>
    into.set(Math.floor(position), (into.get(Math.floor(position)) ?? 0) + calls);
  for (let dancer = 0; dancer < PLAYED; dancer += 1) {
    const came = dancer % 2 ? -120 * Math.random() : -120 - (waitSeconds - 120) * Math.random();
    count(seconds, came, FIRST_CALLS + firstProbes);
    const waits = came < -15;
    const ask = (position: number) => {
      count(seconds, position);
      if (waits && Math.abs(position) < 5) atStart += 1;
    };
    for (let at = came; at < danceSeconds; ) {
      at += probeAfter(at, Math.random());
      if (at < danceSeconds) ask(at);
    }
    let sent: number | null = null;
    for (let at = came; at < danceSeconds; ) {
      at += nextBeatAfter(0, at * 1000, Math.random(), sent) / 1000;
      sent = bucketAt(0, at * 1000);
      if (at < danceSeconds) ask(at);
    }
    count(credits, danceSeconds + Math.random() * creditSpread);
  }
  const scale = DANCERS / PLAYED;
  const most = (of: Map<number, number>) => Math.max(...of.values()) * scale;
  const busiest = most(seconds);
  // Calls in an ordinary second of the dance: the mean of 200 seconds.
  const dance = Array.from({ length: 200 }, (_, second) => seconds.get(60 + second) ?? 0);
  const steady = (dance.reduce((sum, calls) => sum + calls, 0) / dance.length) * scale;
  // One simulated call stands for ten, so single seconds vary too much; the mean of five seconds is taken.
  const spread = Array.from({ length: creditSpread / 5 }, (_, part) => {
    const from = danceSeconds + part * 5;
    return [0, 1, 2, 3, 4].reduce((sum, more) => sum + (credits.get(from + more) ?? 0), 0) / 5;
  });
  return {
    busiest,
    atStart: atStart * scale,
    credits: Math.max(...spread) * scale,
    rows: AREAS * BUCKETS,
    note: `${Math.round(steady)} a second while all dance`,
  };
}
