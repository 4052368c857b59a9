// Runs one process of the product: the primary process or a worker.

import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';

/**
 * Runs this process until a stop signal; a bad setting, or a data folder that another server owns, ends the process
 * with one clear line. ServerOptions explains `smallestPages`.
 */
export async function runProduct({ smallestPages = true } = {}): Promise<void> {
  try {
    // The compile cache is switched on before other files are loaded, so that a start reads what the last start
    // compiled.
    enableCompileCache();
    // The reader of the log may close the pipe, which must not stop the server.
    for (const log of [process.stdout, process.stderr]) log.on('error', () => {});
    if (cluster.isPrimary) await (await import('./run-primary.ts')).runPrimary(smallestPages);
    else await (await import('./workers.ts')).runWorker(smallestPages);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
    process.exit();
  }
}
