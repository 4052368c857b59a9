// One of several serving processes: the primary process has prepared the database and its schema.

import { startServer } from '#subjects/server/start-server.ts';
import { readEnv } from './env.ts';
import { makeLog } from './log.ts';
import { onStopSignal } from './stop-signal.ts';

/** Runs a worker; `smallestPages` as in ServerOptions. */
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
  // Ctrl-C and service managers signal every process, and the primary process then signals its workers too: that is one
  // stop, not two. A second signal ends the primary process, and with it the workers.
  onStopSignal(
    async () => (await starting).stop(),
    () => undefined,
  );
  // A worker can't serve once the primary process is gone, which runs the database.
  process.on('disconnect', () => process.exit(1));
  await starting;
}
