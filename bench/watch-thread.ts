// What a page that dances costs its main thread.

import type { Page } from '@playwright/test';

/** Milliseconds the main thread is watched. */
const watchMs = 5000;

/**
 * Share of the time that the page's main thread is busy, and its frames a second. `by` the processor's time; in a browser
 * that is slowed down by the time that tasks take, because it slows a thread down by letting it compute for nothing, also
 * while there is nothing to do.
 */
export async function watchThread(
  page: Page,
  by: 'ThreadTime' | 'TaskDuration' = 'ThreadTime',
): Promise<{ busy: number; frames: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busySeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === by)?.value ?? 0;
  };
  const before = await busySeconds();
  const frames = await page.evaluate<number, number>(
    (ms) =>
      new Promise((resolve) => {
        const began = performance.now();
        let count = 0;
        requestAnimationFrame(function frame(now) {
          count += 1;
          if (now - began < ms) requestAnimationFrame(frame);
          else resolve((count / (now - began)) * 1000);
        });
      }),
    watchMs,
  );
  return { busy: ((await busySeconds()) - before) / (watchMs / 1000), frames };
}
