// What a page that dances costs its main thread.

import type { Page } from '@playwright/test';

/** Milliseconds the main thread is watched. */
const watchMs = 5000;

/** Share of the time that the page's main thread computes, and its frames a second. */
export async function watchThread(page: Page): Promise<{ busy: number; frames: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const threadSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
  };
  const before = await threadSeconds();
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
  return { busy: ((await threadSeconds()) - before) / (watchMs / 1000), frames };
}
