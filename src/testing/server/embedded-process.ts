// This process starts the built-in PostgreSQL, so that tests can kill it. Usage: node embedded-process.ts
// FOLDER

import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts';
import { makeLog } from '#platform/server/log.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  await startEmbedded({ dataDir, log: makeLog('silent') });
  process.stdout.write('up\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
