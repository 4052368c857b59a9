// Measures how long a fresh clone and a warm start take, and how much memory the product holds.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/testing/server/free-port.ts';
import {
  atMost,
  burst,
  type Figure,
  inRotation,
  type LoadRequest,
  makeDancers,
  median,
  processesBelow,
} from './bench.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const WARM_STARTS = 5;
/** Seconds of load before memory is read again; BENCH_LOAD_SECONDS=600 gives the ten minutes of docs/performance.md. */
const LOAD_SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 20);
const DANCERS = 200;
const evening: Omit<LoadRequest, 'headers'>[] = [
  { path: '/' },
  { path: '/api/session' },
  { path: '/api/progress' },
  { path: '/api/lessons/3' },
  { path: '/api/course' },
  { method: 'PUT', path: '/api/checklists/3-practice-1/check', body: '{}' },
  { method: 'DELETE', path: '/api/checklists/3-practice-1/check', body: '{}' },
];

export async function measure(): Promise<Figure[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'shamble-start-'));
  const clone = join(folder.path, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const fresh = await startOnce(clone);
  await fresh.stop();
  const warm: number[] = [];
  for (let n = 0; n < WARM_STARTS; n += 1) {
    const again = await startOnce(clone);
    warm.push(again.listening);
    await again.stop();
  }
  const memory = await measureMemory(clone);
  return [
    atMost('fresh clone to the first page, install and build included', fresh.served, 180, 's'),
    atMost('warm npm start to listening', median(warm), 1.5, 's'),
    atMost('memory at rest, server and database', memory.rest, 300, 'MB'),
    // A new heap grows to this size before the collector frees memory; more would be a leak.
    atMost(
      'memory after load, server and database',
      memory.loaded,
      600,
      'MB',
      `${LOAD_SECONDS} s at 16 connections`,
    ),
  ];
}

type Started = { url: string; pid: number; listening: number; served: number; stop: () => Promise<void> };

/** Types `npm start` in a clone; times are seconds from the key press. */
async function startOnce(clone: string): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      READS_PER_MINUTE: '10000000',
      WRITES_PER_MINUTE: '10000000',
      SIGN_UPS_PER_HOUR: '10000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Shamble is at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  const listening = seconds();
  const url = `http://127.0.0.1:${port}`;
  await (await fetch(url)).text();
  return {
    url,
    pid: child.pid ?? 0,
    listening,
    served: seconds(),
    stop: async () => {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Measures memory at rest and after a typical evening's load: pages, calls of signed-in people, and their marks. */
async function measureMemory(clone: string): Promise<{ rest: number; loaded: number }> {
  const started = await startOnce(clone);
  try {
    // npm, which only started the server, does not count.
    const megabytes = () => residentBytesBelow(started.pid) / 1024 / 1024;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const rest = megabytes();
    const dancers = await makeDancers(started.url, DANCERS, 2);
    await burst(started, inRotation(started.url, dancers, evening), { seconds: LOAD_SECONDS });
    return { rest, loaded: megabytes() };
  } finally {
    await started.stop();
  }
}

/** Bytes that the processes below a process hold; memory that several of them share is divided among them. */
function residentBytesBelow(pid: number): number {
  return processesBelow(pid).reduce((sum, each) => sum + proportionalBytes(each.pid), 0);
}

function proportionalBytes(pid: number): number {
  try {
    const line = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return Number(line?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
