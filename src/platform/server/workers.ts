// Several serving processes (workers) on one port: the primary process forks them, replaces a worker that ends, and
// stops all together. Each worker runs `runWorker`.

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import type { RunningServer } from '#subjects/server/start-server.ts';
import { startServer } from '#subjects/server/start-server.ts';
import type { Env } from './env.ts';
import { readEnv } from './env.ts';
import { answerHandedOver } from './http/connections-handed-over.ts';
import { localOrigin } from './local-origin.ts';
import type { Log } from './log.ts';
import { makeLog } from './log.ts';
import { onStopSignal } from './stop-signal.ts';

/**
 * Milliseconds before a worker is replaced, so that a worker that fails at once is not forked again without a pause.
 */
const REPLACE_AFTER = 1_000;

/**
 * Starts WORKERS workers and replaces workers that end. Resolves when all workers listen; rejects when a worker can't
 * start.
 */
export async function keepWorkers({
  env,
  secret,
  connection,
  log,
}: {
  env: Env;
  secret: string;
  connection: pg.PoolConfig;
  log: Log;
}): Promise<RunningServer> {
  let stopping = false;
  const variables = { SHAMBLE_WORKER: JSON.stringify({ secret, connection }) };
  function start(): Worker {
    const worker = cluster.fork(variables);
    answerHandedOver(worker);
    worker.once('listening', () => log.info('worker_listening', { pid: worker.process.pid }));
    return worker;
  }
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return;
    log.error('worker_died', { pid: worker.process.pid, code, signal });
    setTimeout(() => !stopping && start(), REPLACE_AFTER);
  });
  const workers = Array.from({ length: env.WORKERS }, start);
  const ports = await Promise.all(workers.map(untilListening));
  return {
    url: localOrigin(env.HOST, ports[0] ?? env.PORT),
    stop: async () => {
      stopping = true;
      const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(living.map(stopWorker));
    },
  };
}

/** Resolves with the worker's port. All workers share one port, even when PORT is 0. */
function untilListening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }: AddressInfo) => resolve(port));
    worker.once('exit', () => reject(new Error('A worker process could not start')));
  });
}

function stopWorker(worker: Worker): Promise<unknown> {
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  return ended;
}

/**
 * Runs one worker; the primary process has already prepared the database and its schema. ServerOptions
 * explains `smallestPages`.
 */
export async function runWorker(smallestPages: boolean): Promise<void> {
  const env = readEnv(process.env);
  const { secret, connection } = JSON.parse(process.env.SHAMBLE_WORKER ?? '{}');
  const starting = startServer({
    env,
    secret,
    connection,
    log: makeLog(env.LOG_LEVEL),
    now: Date.now,
    checkAnswers: false,
    smallestPages,
  });
  // Ctrl-C and service managers signal every process, and the primary process then signals its workers: together that
  // is one request to stop, so a worker ignores a second signal. A second request ends the primary process, and its
  // workers with it.
  onStopSignal(
    async () => (await starting).stop(),
    () => undefined,
  );
  // Without the primary process a worker has no database.
  process.on('disconnect', () => process.exit(1));
  await starting;
}
