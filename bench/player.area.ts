// Measures how exactly each medium loops in a real browser, and what practising costs: bytes and main thread.

import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { signUpQuickly } from '../e2e/fixtures/people.ts';
import { withBrowser } from '../scripts/with-browser.ts';
import { playName } from '../src/player/rules/testing/player-buttons.ts';
import { soundFlag } from '../src/testing/server/chromium.ts';
import { atMost, type Figure, median, quantile, watchThread, withProduct } from './bench.ts';
import { openWorkbench } from './player-workbench.ts';

const loops = 20;
const rates = [0.5, 1, 2];

type LoopTimes = { overshoot: number[]; restart: number[] };
type Limits = { median: number; worst: number };

const media: readonly { kind: 'dancer' | 'file' | 'youtube'; name: string; limits: Limits }[] = [
  { kind: 'dancer', name: 'Dancer', limits: { median: 17, worst: 34 } },
  { kind: 'file', name: 'File', limits: { median: 34, worst: 100 } },
  { kind: 'youtube', name: 'YouTube stand-in', limits: { median: 200, worst: 200 } },
];

export function measure(): Promise<Figure[]> {
  return withBrowser([soundFlag], async (browser) => [
    ...(await measureLoops(browser)),
    ...(await withProduct({}, ({ url }) => measureLesson(browser, url))),
    ...(await measureDrift(browser)),
  ]);
}

async function measureLoops(browser: Browser): Promise<Figure[]> {
  const page = await openWorkbench(browser, { aaaaaaaaaaa: { seekMs: 0, bufferMs: 0 } });
  const figures: Figure[] = [];
  for (const { kind, name, limits } of media) {
    for (const rate of rates) {
      const times = await page.evaluate<LoopTimes>(`workbench.measureLoops('${kind}', ${rate}, ${loops})`);
      figures.push(...loopFigures(`${name} at ${rate}x, past the end`, times.overshoot, limits));
      figures.push(...loopFigures(`${name} at ${rate}x, restart`, times.restart, limits));
    }
  }
  await page.close();
  return figures;
}

/** Plays the whole routine, six minutes, and compares at its end the time of picture, count and sound. */
async function measureDrift(browser: Browser): Promise<Figure[]> {
  const page = await openWorkbench(browser, {});
  // Browsers allow sound only after a press.
  await page.mouse.click(5, 5);
  const apart = await page.evaluate<Record<string, number[]>>('workbench.playThrough(0)');
  await page.close();
  return Object.entries(apart).map(([pair, times]) => {
    const [one, other] = pair.split('_');
    return atMost(
      `After six minutes ${one} beside ${other}, median`,
      median(times),
      20,
      'ms',
      `worst of ${times.length}: ${Math.max(...times).toFixed(1)} ms`,
    );
  });
}

function loopFigures(name: string, times: number[], limits: Limits): Figure[] {
  return [
    atMost(`${name}, median`, median(times), limits.median, 'ms'),
    atMost(`${name}, worst of ${loops}`, quantile(times, 1), limits.worst, 'ms'),
  ];
}

async function measureLesson(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signUpQuickly(page, origin);
  // The sizes are kept by address, because workers request scripts again that the page has loaded already.
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  });
  await page.goto(`${origin}/learn/1`);
  await page.getByText('WARM UP FIRST!').waitFor();
  await page.getByRole('button', { name: playName }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Loop OFF' }).click();
  await page.waitForTimeout(1500);
  const sizes = await Promise.all(scripts.values());
  const { busy, frames } = await watchThread(page);
  return [
    atMost(
      'JavaScript of a lesson that dances, gzip',
      sizes.reduce((sum, size) => sum + size, 0) / 1024,
      225,
      'KB',
      `${sizes.length} files, dancer and toasts included`,
    ),
    atMost(
      'Main thread busy while the dancer dances',
      busy * 100,
      25,
      '%',
      `${frames.toFixed(0)} frames a second`,
    ),
  ];
}
