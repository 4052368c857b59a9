// One process of the product: the primary one, or one of its WORKERS.

import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';

/**
 * Runs until told to stop; a bad setting or a taken data folder ends it with one clear line. `smallestPages` as in
 * ServerOptions.
 */
export async function runProduct({ smallestPages = true } = {}): Promise<void> {
  try {
    // The compile cache is on before the rest is loaded: a warm start then reads what the last start compiled.
    enableCompileCache();
    // Whoever reads the log may close the pipe; that is no reason to stop.
    for (const log of [process.stdout, process.stderr]) log.on('error', () => {});
    if (cluster.isPrimary) await (await import('./run-primary.ts')).runPrimary(smallestPages);
    else await (await import('./workers.ts')).runWorker(smallestPages);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
    process.exit();
  }
}
