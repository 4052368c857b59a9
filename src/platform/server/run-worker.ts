// One of several serving processes: the first process has settled everything about the database and the schema.

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
  // Ctrl-C and service managers signal every process, and the first process then signals us too: that is one stop, not
  // two. The first process's own second signal ends it, and us with it.
  onStopSignal(
    async () => (await starting).stop(),
    () => undefined,
  );
  // Without its parent a worker has no database to serve from.
  process.on('disconnect', () => process.exit(1));
  await starting;
}
