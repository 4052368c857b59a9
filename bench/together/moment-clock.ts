// How right the page's clock is: the page's own code in a real browser, behind a proxy that delays each way by itself. The
// truth is the machine's clock, which browser and server share: a page's timeOrigin is told by it.

import { firstProbes } from '#event/rules/probe-plan.ts';
import { bestOffset, type Probe } from '#event/rules/server-clock.ts';
import { withBrowser } from '../../scripts/with-browser.ts';
import { networks, startSlowProxy } from '../../src/together/server/testing/slow-proxy.ts';
import { atMost, type Figure } from '../figure.ts';
import { median, quantile } from '../quantile.ts';

/** Milliseconds that the middle and 95 of 100 runs may be off. */
const limits = {
  lan: ['LAN', 0.5, 2],
  wifi: ['Wi-Fi', 1, 4],
  mobile: ['mobile', 8, 18],
  venue: ['crowded venue', 30, 80],
} as const;
const RUNS = 100;
/** Pages that ask at the same time. */
const PAGES = 4;

export function measureClockErrors(target: string): Promise<Figure[]> {
  return withBrowser([], async (browser) => {
    const figures: Figure[] = [];
    let beyond = 0;
    for (const [name, [label, middle, most]] of Object.entries(limits)) {
      const errors: number[] = [];
      const proxy = await startSlowProxy(target, networks[name as keyof typeof networks]);
      const runs = Array.from({ length: PAGES }, async () => {
        const page = await browser.newPage();
        await page.goto(`${proxy.url}/legal`);
        for (let run = 0; run < RUNS / PAGES; run += 1) {
          const { probes, origin, now } = await page.evaluate(probeInPage, firstProbes);
          const best = bestOffset(probes, now);
          const error = Math.abs((best?.offset ?? Number.NaN) - origin);
          errors.push(error);
          if (!(error <= (best?.within ?? 0))) beyond += 1;
        }
        await page.close();
      });
      await Promise.all(runs);
      await proxy.close();
      figures.push(
        atMost(`error of the clock, ${label}, median`, median(errors), middle, 'ms'),
        atMost(`error of the clock, ${label}, 95 of 100`, quantile(errors, 0.95), most, 'ms'),
      );
    }
    return [...figures, atMost('clocks further off than their plus-minus', beyond, 0, `of ${4 * RUNS}`)];
  });
}

/** As src/event/web/server-clock.ts asks, in the page; `origin` is what the offset really is. */
async function probeInPage(rounds: number): Promise<{ probes: Probe[]; origin: number; now: number }> {
  const probes: Probe[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const address = new URL(`/api/now?${Math.random()}`, location.href).href;
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit' });
    const server = Number(await response.text());
    await new Promise((resolve) => setTimeout(resolve, 30));
    const [timing] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
    if (timing) probes.push({ sent: timing.requestStart, received: timing.responseStart, server });
  }
  performance.clearResourceTimings();
  const now = performance.now();
  return { probes, origin: performance.timeOrigin, now };
}
