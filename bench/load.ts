// Load on a server of ours on loopback: a bounded burst of requests, and what it cost the server's process.

import autocannon from 'autocannon';
import { cpuSeconds } from './cpu-time.ts';

export type Burst = {
  /** Requests answered per second. */
  rate: number;
  /** CPU seconds of the server's process per request. */
  cpu: number;
  /** Milliseconds. */
  /** 97.5 of 100 answers were faster than this. */
  p97: number;
  p99: number;
  failed: number;
  total: number;
};

export type LoadRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

const CONNECTIONS = 16;

/** Sends `requests` in turn over 16 connections for some seconds. Throws when an answer is not a success. */
export async function burst(
  server: { url: string; pid: number },
  requests: LoadRequest[],
  { seconds = 4, connections = CONNECTIONS, mayFail = false } = {},
): Promise<Burst> {
  const before = cpuSeconds(server.pid);
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: requests.map(({ path, ...request }) => ({ ...request, path })),
  });
  const total = result['2xx'] + result.non2xx;
  if (!mayFail && (result.non2xx > 0 || result.errors > 0))
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${requests[0]?.path}`);
  return {
    rate: total / result.duration,
    cpu: (cpuSeconds(server.pid) - before) / Math.max(1, total),
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    total,
  };
}

/** Measures A and B in turns and gives the medians, so that a drift of the machine meets both. */
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

/** The middle value; the lower one of two. */
export function median(values: number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
