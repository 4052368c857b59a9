// Load on a server of ours on loopback: a bounded burst of requests, and what it cost the server's process.

import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { cpuSeconds, cpuSecondsBelow } from './cpu-time.ts';
import { quantile } from './quantile.ts';

export type Burst = {
  /** Requests answered per second. */
  rate: number;
  /** CPU seconds of the server's process per request. */
  cpu: number;
  /** CPU seconds of the processes below it, its database, per request; 0 where DATABASE_URL names another. */
  below: number;
  /** Milliseconds: 97.5 and 99 of 100 answers were faster. */
  p97: number;
  p99: number;
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
  const costs = costsOf(server.pid);
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests,
  });
  const total = result['2xx'] + result.non2xx;
  if (!mayFail && (result.non2xx > 0 || result.errors > 0))
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${requests[0]?.path}`);
  return {
    rate: total / result.duration,
    ...costs(Math.max(1, total)),
    p97: result.latency.p97_5,
    p99: result.latency.p99,
  };
}

/** Sends every request once, 16 at a time, and measures as `burst` does. Throws when an answer is not a success. */
export async function sendAll(server: { url: string; pid: number }, requests: LoadRequest[]): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const waiting = requests.values();
  const times: number[] = [];
  const costs = costsOf(server.pid);
  const began = performance.now();
  const worker = async () => {
    for (const request of waiting) {
      const sent = performance.now();
      await send(server.url, request, agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return {
    rate: times.length / seconds,
    ...costs(times.length),
    p97: quantile(times, 0.975),
    p99: quantile(times, 0.99),
  };
}

/** Begins to count CPU; what is returned says how much a request took since then. */
function costsOf(pid: number): (requests: number) => Pick<Burst, 'cpu' | 'below'> {
  const [own, others] = [cpuSeconds(pid), cpuSecondsBelow(pid)];
  return (requests) => ({
    cpu: (cpuSeconds(pid) - own) / requests,
    below: (cpuSecondsBelow(pid) - others) / requests,
  });
}

/** Sends one request; rejects when the answer is not a success. */
export function send(
  url: string,
  { method = 'GET', path, headers, body }: LoadRequest,
  agent: Agent,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      { method, headers: { ...headers, 'content-length': Buffer.byteLength(body ?? '') }, agent },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.resume();
        answer.on('end', () =>
          statusCode < 300 ? resolve() : reject(new Error(`${path} answered ${statusCode}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Runs A and B in turns, so that a change in the speed of the machine meets both; the results of each turn. */
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
