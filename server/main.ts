// Starts the product: settings, database, schema, content, then one server process or several on one port.

import cluster from 'node:cluster';
import { pathToFileURL } from 'node:url';
import { runPrimary } from './run-primary.ts';
import { runWorker } from './run-worker.ts';

/** Runs until told to stop; a bad setting or a taken data folder ends it with one clear line. */
async function main(): Promise<void> {
  try {
    await (cluster.isPrimary ? runPrimary() : runWorker());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
    process.exit();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
