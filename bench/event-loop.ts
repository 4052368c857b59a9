// How long a process of the product answers nobody because one piece of work holds it, watched inside of it.

import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks: what is shorter is not seen. */
const EVERY_MS = 5;

/**
 * Returns NODE_OPTIONS under which a process writes its longest hold (milliseconds) into `file` at each SIGUSR2, and begins anew. A
 * hold counts by the processor's time that the main thread took in one go: on a busy machine the clock would count the others' work.
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

/** Resolves with the longest hold of a process that was started with watchingHolds while `work` is done, in milliseconds. */
export async function longestHold(pid: number, file: string, work: () => Promise<unknown>): Promise<number> {
  await told(pid, file);
  await work();
  return told(pid, file);
}

async function told(pid: number, file: string): Promise<number> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '') return Number(text);
    await sleep(10);
  }
}
