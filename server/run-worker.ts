// One of several serving processes: everything about the database and the schema was settled by the first process.

import { readEnv } from './env.ts';
import { makeLog } from './log.ts';
import { startServer } from './start-server.ts';
import { onStopSignal } from './stop-signal.ts';

export async function runWorker(): Promise<void> {
  const env = readEnv(process.env);
  const { secret, connection } = JSON.parse(process.env.SHAMBLE_WORKER ?? '{}');
  const running = await startServer({
    env,
    secret,
    connection,
    log: makeLog(env.LOG_LEVEL),
    now: Date.now,
    checkAnswers: false,
  });
  onStopSignal(running.stop);
  // Without its parent a worker has no database to serve from.
  process.on('disconnect', () => process.exit(1));
}
