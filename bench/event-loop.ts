// Measures holds from inside a process of the product: how long a piece of work keeps the process from answering.

import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two measurements of the processor time; shorter holds are not noticed. */
const EVERY_MS = 5;

/**
 * Returns NODE_OPTIONS under which a process writes its longest hold (milliseconds) into `file` at each SIGUSR2, and
 * begins anew. A hold is measured in the main thread's processor time, because on a busy machine the clock would
 * include other processes' work.
 */
export function watchingHolds(file: string): string {
  const watch = `
    import { isMainThread } from 'node:worker_threads';
    import { writeFileSync } from 'node:fs';
    let longest = 0;
    let before = process.threadCpuUsage();
    const look = () => {
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      before = process.threadCpuUsage();
    };
    if (isMainThread) {
      setInterval(look, ${EVERY_MS}).unref();
      process.on('SIGUSR2', () => {
        look();
        writeFileSync(${JSON.stringify(file)}, String(longest));
        longest = 0;
      });
    }`;
  return `--import=data:text/javascript,${encodeURIComponent(watch)}`;
}

/** Resolves with the longest hold (milliseconds) during `work`, in a process that was started with watchingHolds. */
export async function longestHold(pid: number, file: string, work: () => Promise<unknown>): Promise<number> {
  await written(pid, file);
  await work();
  return written(pid, file);
}

async function written(pid: number, file: string): Promise<number> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '') return Number(text);
    await sleep(10);
  }
}
