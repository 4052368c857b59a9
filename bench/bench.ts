// The code that the areas of the bench share: figures and their limits, a running product, people, load on a server and
// its cost. An area is a file `<area>.area.ts` that exports `measure`; the areas of an optional subject are in a folder
// of the subject's name.

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import autocannon from 'autocannon';
import pg from 'pg';
import { makeProductServer, type ProductServer } from '../e2e/fixtures/product-server.ts';
import { cookieHeader, signUp } from '../src/testing/server/visitor.ts';

export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** The limit that the figure has to keep, in the same unit. */
  limit: number;
  better: 'lower' | 'higher';
  note?: string;
};

/** A figure that keeps its limit when it is at most as large. */
export function atMost(name: string, value: number, limit: number, unit: string, note?: string): Figure {
  return { name, value, limit, unit, better: 'lower', ...(note ? { note } : {}) };
}

/** A figure that keeps its limit when it is at least as large. */
export function atLeast(name: string, value: number, limit: number, unit: string, note?: string): Figure {
  return { ...atMost(name, value, limit, unit, note), better: 'higher' };
}

/** The value that the given share (0 to 1) of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}

/** The middle value; of two, the lower one. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Runs `work` with a product that is started with the settings `env`, and always removed at the end. */
export async function withProduct<Result>(
  env: Record<string, string>,
  work: (product: ProductServer) => Promise<Result>,
): Promise<Result> {
  const product = await makeProductServer(env);
  try {
    await product.start();
    return await work(product);
  } finally {
    await product.remove();
  }
}

/** Runs `work` with a connection to a running product's database, which is always closed at the end. */
export async function withDatabase<Result>(
  { dataDir }: ProductServer,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(await productConnection(dataDir));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the address of a running product's database: DATABASE_URL, or the socket of the embedded PostgreSQL. */
export async function productConnection(dataDir: string): Promise<pg.ClientConfig> {
  if (process.env.DATABASE_URL) return { connectionString: process.env.DATABASE_URL };
  // PostgreSQL writes its socket's folder on the fifth line of its lock file.
  const [, , , , host = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split(
    '\n',
  );
  return { host, user: 'shamble', database: 'shamble' };
}

export type Dancer = { cookie: string };

/** Signs up `count` people through the API and completes `lessons` lessons for each. */
export async function makeDancers(url: string, count: number, lessons = 0): Promise<Dancer[]> {
  const dancers: Dancer[] = [];
  for (let n = 0; n < count; n += 1) {
    const { visitor } = await signUp(url);
    for (let day = 1; day <= lessons; day += 1) {
      const headers = { 'time-zone': 'Europe/Berlin' };
      const params = { lesson_id: `${day}` };
      const answer = await visitor.call('completeLesson', { params, body: {}, headers });
      if (answer.status !== 200) throw new Error(`Lesson ${day} answered ${answer.status}`);
    }
    dancers.push({ cookie: cookieHeader(visitor) });
  }
  return dancers;
}

/** Makes the same calls for every dancer, one dancer after the other. */
export function inRotation(
  url: string,
  dancers: Dancer[],
  calls: Omit<LoadRequest, 'headers'>[],
): LoadRequest[] {
  return dancers.flatMap(({ cookie }) =>
    calls.map((call) => ({
      ...call,
      headers: {
        cookie,
        origin: url,
        'time-zone': 'Europe/Berlin',
        ...(call.body ? { 'content-type': 'application/json' } : {}),
      },
    })),
  );
}

export type LoadRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** One of our servers on loopback. */
export type Target = { url: string; pid: number };

export type Burst = {
  /** Requests answered per second. */
  rate: number;
  /** CPU seconds of the server's process per request. */
  cpu: number;
  /** CPU seconds of the server's child processes (its own database) per request; 0 with DATABASE_URL. */
  below: number;
  /** Requests that were not answered with a success. */
  failed: number;
  /** Milliseconds within which 97.5 and 99 of 100 answers came. */
  p97: number;
  p99: number;
};

type Load = {
  seconds?: number;
  connections?: number;
  /** The number of requests, instead of a duration. */
  amount?: number;
  /** Returns the requests of a connection by its number (from 0). The default is `requests` for each. */
  of?: (connection: number) => LoadRequest[];
  /** Requests after which a connection is replaced by a new one. */
  renew?: number;
  mayFail?: boolean;
};

const CONNECTIONS = 16;

/** Sends `requests` again and again over each connection. Throws if an answer is no success, unless `mayFail`. */
export async function burst(
  server: Target,
  requests: LoadRequest[],
  { seconds = 4, connections = CONNECTIONS, amount, of, renew, mayFail = false }: Load = {},
): Promise<Burst> {
  const below = () => processesBelow(server.pid).reduce((sum, { cpu }) => sum + cpu, 0);
  const [own, others] = [cpuSeconds(server.pid), below()];
  let connection = 0;
  const answered: number[] = [];
  const load = autocannon({
    url: server.url,
    connections,
    requests: of ? requests.slice(0, 1) : requests,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(of && { setupClient: (client) => client.setRequests(of(connection++)) }),
    ...(renew && { reconnectRate: renew }),
  });
  // autocannon's own duration includes connecting, and for an amount of requests it has only whole seconds.
  load.on('response', () => void answered.push(performance.now()));
  const result = await load;
  const failed = result.non2xx + result.errors;
  if (failed > 0 && !mayFail)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${requests[0]?.path}`);
  const total = Math.max(1, amount ?? result['2xx'] + result.non2xx);
  return {
    rate: (1000 * total) / ((answered.at(-1) ?? 0) - (answered[0] ?? 0)),
    cpu: (cpuSeconds(server.pid) - own) / total,
    below: (below() - others) / total,
    failed,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
  };
}

/** Sends every request once, shared by 16 connections. */
export function sendAll(server: Target, requests: LoadRequest[]): Promise<Burst> {
  const of = (connection: number) => requests.filter((_, index) => index % CONNECTIONS === connection);
  return burst(server, requests, { amount: requests.length, of });
}

/** Runs A and B alternately, so that changes in the machine's speed affect both. Returns the results of each round. */
export async function inTurns<A, B>(
  a: () => Promise<A>,
  b: () => Promise<B>,
  turns = 3,
): Promise<{ a: A[]; b: B[] }> {
  const results = { a: [] as A[], b: [] as B[] };
  for (let turn = 0; turn < turns; turn += 1) {
    results.a.push(await a());
    results.b.push(await b());
  }
  return results;
}

/** Starts limit-server.ts with `given`, the data that its `kind` needs. `using` ends the server with the block. */
export async function startLimit(kind: 'bytes' | 'database', given: object): Promise<Target & Disposable> {
  const script = fileURLToPath(new URL('./limit-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, kind, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const listening = /listening (\d+)/.exec(String(chunk));
      if (listening?.[1]) resolve(listening[1]);
    });
    child.once('exit', (code) => reject(new Error(`The limit server ended with ${code}`)));
  });
  const stop = () => void child.kill('SIGTERM');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, [Symbol.dispose]: stop };
}

type Process = { pid: number; parent: number; cpu: number };

/** Seconds of CPU that one process has used so far, in user and kernel mode. */
export function cpuSeconds(pid: number): number {
  return processOf(pid).cpu;
}

/** The processes below a process, such as the database of a server that runs its own. */
export function processesBelow(pid: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? [processOf(Number(name))] : [];
    } catch {
      // The process has ended in the meantime.
      return [];
    }
  });
  const below = (of: number): Process[] =>
    all.filter(({ parent }) => parent === of).flatMap((each) => [each, ...below(each.pid)]);
  return below(pid);
}

/** Reads Linux's accounting, which counts 100 ticks a second wherever Node runs. */
function processOf(pid: number): Process {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The fields begin after the command's name, which may hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) / 100 };
}

/** Bytes of memory that one process holds. */
export function residentBytes(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1024;
}

/** Milliseconds for which the main thread is watched. */
const watchMs = 5000;

/**
 * Returns the share of time in which the page's main thread is busy, and its frames a second. In a browser that is
 * slowed down even an idle thread has ThreadTime (processor time), so the share is measured `by` TaskDuration there.
 */
export async function watchThread(
  page: Page,
  by: 'ThreadTime' | 'TaskDuration' = 'ThreadTime',
): Promise<{ busy: number; frames: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busySeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === by)?.value ?? 0;
  };
  const before = await busySeconds();
  const frames = await page.evaluate<number, number>(
    (ms) =>
      new Promise((resolve) => {
        const began = performance.now();
        let count = 0;
        requestAnimationFrame(function frame(now) {
          count += 1;
          if (now - began < ms) requestAnimationFrame(frame);
          else resolve((count / (now - began)) * 1000);
        });
      }),
    watchMs,
  );
  return { busy: ((await busySeconds()) - before) / (watchMs / 1000), frames };
}
