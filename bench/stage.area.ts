// The stage from three metres away: how much of the window the dancer fills, what is visible without scrolling, whether
// anything jumps, and how soon and how smoothly a slow phone shows it.

import type { Browser, Page } from '@playwright/test';
import { openFull } from '../e2e/fixtures/full-screen.ts';
import { signUpQuickly } from '../e2e/fixtures/people.ts';
import { withBrowser } from '../scripts/with-browser.ts';
import { roomOf } from '../src/dance/rules/routine/camera/room.ts';
import { houseShots } from '../src/dance/rules/routine/dance.ts';
import { poseAt } from '../src/dance/rules/routine/pose-at.ts';
import { playName } from '../src/player/rules/testing/player-buttons.ts';
import { soundFlag } from '../src/testing/server/chromium.ts';
import { atLeast, atMost, type Figure, median, watchThread, withProduct } from './bench.ts';
import { measureGold, measureTaps } from './lesson-figures.ts';

type Size = { width: number; height: number };

const sizes: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
];

/** The slow phone computes this many times slower than this machine. */
const slowdown = 6;

export function measure(): Promise<Figure[]> {
  return withProduct({}, (server) =>
    withBrowser([soundFlag], async (browser) => {
      const figures: Figure[] = [];
      for (const size of sizes) {
        figures.push(...(await measureFirstSight(browser, server.url, size)));
        figures.push(...(await measureSize(browser, server.url, size)));
        figures.push(await measureGold(browser, server.url, size));
      }
      figures.push(await measureGold(browser, server.url, { width: 320, height: 480 }));
      figures.push(await measureTaps(browser, server.url, { width: 390, height: 844 }));
      return [...figures, ...(await measureSlowPhone(browser, server.url))];
    }),
  );
}

/**
 * Returns the figures of the landing page's first view: when the dancer dances in it, how much of him is visible, and
 * what shifts.
 */
async function measureFirstSight(browser: Browser, origin: string, size: Size): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: size });
  await page.goto(origin, { waitUntil: 'commit' });
  const shift = page.evaluate<number, number>(addUpShifts, 5000);
  await page.locator('.landing-dancers[data-seen]').waitFor();
  const seen = await page.evaluate<number>(() => performance.now());
  const inside = await page.locator('.landing-dancers').evaluate<number, HTMLElement>((canvas) => {
    const { top, bottom, height } = canvas.getBoundingClientRect();
    return ((Math.min(bottom, window.innerHeight) - top) / height) * 100;
  });
  const figures = [
    atMost(`${size.width}x${size.height}, he dances on the landing page`, seen / 1000, 5, 's'),
    atLeast(`${size.width}x${size.height}, of his stage in the first view`, inside, 80, '%'),
    atMost(`${size.width}x${size.height}, layout shift of the landing page`, await shift, 0, ''),
  ];
  await page.context().close();
  return figures;
}

async function measureSize(browser: Browser, origin: string, size: Size): Promise<Figure[]> {
  const page = await openPhone(browser, origin, size);
  await page.goto(`${origin}/learn/1?tab=practice`);
  await ready(page);
  const name = `${size.width}x${size.height}`;
  await page.getByRole('listitem').filter({ hasText: 'The join' }).scrollIntoViewIfNeeded();
  const seen = await page.evaluate<number>(pressAndLook);
  const shift = page.evaluate<number, number>(addUpShifts, 20_000);
  const hidden = await page.evaluate<string[]>(partsOutOfSight);
  const figures = [
    atLeast(`${name}, dancer's share of the window's height, median`, await share(page, size), 45, '%'),
    atMost(`${name}, dancer wholly visible after "Play this Segment"`, seen, 300, 'ms', 'list scrolled'),
    atMost(`${name}, controls and words out of sight`, hidden.length, 0, 'parts', hidden.join(', ')),
    atMost(`${name}, layout shift of a practice with its pause`, await shift, 0, ''),
  ];
  figures.push(...(await measureReading(page, origin, name, size)));
  await page.keyboard.press('k');
  await openFull(page);
  await page.waitForTimeout(1000);
  figures.push(
    atLeast(
      `${name}, dancer's share in full, median`,
      await share(page, size),
      75,
      '%',
      size.width < size.height ? 'a window held upright is too narrow for spread arms' : '',
    ),
    atLeast(
      `${name}, count's share in full`,
      await page.evaluate<number>(
        () => ((document.querySelector('.stage-count')?.clientHeight ?? 0) / window.innerHeight) * 100,
      ),
      8,
      '%',
    ),
  );
  await page.context().close();
  return figures;
}

/**
 * Returns the figures of reading a lesson: the height that is left for its text, and how much its button Next changes.
 */
async function measureReading(page: Page, origin: string, name: string, size: Size): Promise<Figure[]> {
  await page.goto(`${origin}/learn/1`);
  await ready(page);
  // Only the header and the title are scrolled away.
  await page.evaluate(() => {
    const title = document.querySelector<HTMLElement>('.lesson-title');
    window.scrollTo({ top: title ? title.offsetTop + title.offsetHeight : 0, behavior: 'instant' });
  });
  await page.waitForTimeout(300);
  const paused = await page.evaluate<number>(roomToRead);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.waitForTimeout(300);
  const strip = await page.evaluate<number>(roomToRead);
  const upright = size.width < size.height;
  const before = await page.screenshot();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForTimeout(300);
  const changed = await page.evaluate<number, [string, string]>(changedPixels, [
    before.toString('base64'),
    (await page.screenshot()).toString('base64'),
  ]);
  return [
    atLeast(`${name}, room to read at rest`, paused, upright ? 270 : 0, 'px'),
    atLeast(`${name}, room to read beside the strip`, strip, size.height > 800 ? 430 : 0, 'px'),
    atLeast(`${name}, pixels that Next changes within 300 ms`, changed, 5, '%'),
  ];
}

/** Returns the pixels between the lesson's tabs and its bar; 0 where the tabs are not visible. */
function roomToRead(): number {
  const tabs = document.querySelector('.lesson-tabs')?.getBoundingClientRect();
  const bar = document.querySelector('.lesson-bar')?.getBoundingClientRect();
  return tabs && bar && tabs.top >= 0 ? bar.top - tabs.bottom : 0;
}

/** Percentage of pixels in which two pictures differ. */
async function changedPixels(pictures: [string, string]): Promise<number> {
  const [one = [], other = []] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    }),
  );
  let changed = 0;
  for (let at = 0; at < one.length; at += 4)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 24) changed += 1;
  return (changed / (one.length / 4)) * 100;
}

async function openPhone(browser: Browser, origin: string, size: Size): Promise<Page> {
  const page = await browser.newPage({ viewport: size });
  await signUpQuickly(page, origin);
  return page;
}

const ready = (page: Page) => page.locator('.stage[data-phase="paused"]').waitFor();

/**
 * Returns the milliseconds from the navigation until the stage is ready (`data-phase="paused"`). The time is measured
 * in the page, because a tool that waits from outside uses the page's thread.
 */
function readyAt(): Promise<number> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('.stage[data-phase="paused"]')) return;
      watcher.disconnect();
      resolve(performance.now());
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Plays the practice item 'The join'; returns after how many milliseconds the whole stage is in the window. */
function pressAndLook(): Promise<number> {
  const item = [...document.querySelectorAll('.practice-item')].find((one) =>
    one.textContent?.includes('The join'),
  );
  item?.querySelector<HTMLElement>('.practice-buttons > button')?.click();
  const pressed = performance.now();
  return new Promise((resolve) =>
    requestAnimationFrame(function look() {
      const box = document.querySelector('.dancer-stage')?.getBoundingClientRect();
      if (box && box.top >= -1 && box.bottom <= window.innerHeight + 1) resolve(performance.now() - pressed);
      else requestAnimationFrame(look);
    }),
  );
}

function addUpShifts(ms: number): Promise<number> {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift' });
  return new Promise((resolve) => setTimeout(() => resolve(sum), ms));
}

function partsOutOfSight(): string[] {
  const speed = ['.row-speed', '.row-rates'].find((part) => document.querySelector(part)?.clientWidth);
  const parts = ['.dancer-stage', '.stage-count', '.stage-cue', '.row-play', '.row-loop', speed ?? ''];
  return [...parts, '[aria-label^="Side"]'].filter((part) => {
    const box = part === '' ? undefined : document.querySelector(part)?.getBoundingClientRect();
    const inside = box && box.width > 0 && box.top >= -1 && box.bottom <= window.innerHeight + 1;
    return !inside || box.left < -1 || box.right > window.innerWidth + 1;
  });
}

/** Percentage of the window's height that the dancer fills: the median over the routine. */
async function share(page: Page, { height }: Size): Promise<number> {
  const room = await page.locator('.dancer-stage').evaluate<Size, HTMLElement>((stage) => {
    const { paddingTop, paddingBottom } = getComputedStyle(stage);
    const words = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    return { width: stage.clientWidth, height: stage.clientHeight - words };
  });
  const heights = Array.from({ length: 720 }, (_, half) => {
    const { low, high } = roomOf(poseAt(half / 2), false);
    const shot = houseShots.front(half / 2, room.width / room.height);
    return ((high - low) / shot.tall) * room.height;
  });
  return (median(heights) / height) * 100;
}

async function measureSlowPhone(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await openPhone(browser, origin, { width: 360, height: 740 });
  await page.goto(`${origin}/learn/1`);
  await ready(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // An empty page shows how busy this machine keeps any page at this moment.
  await page.goto('about:blank');
  const empty = await watchThread(page, 'TaskDuration');
  await page.goto(`${origin}/learn/2`, { waitUntil: 'commit' });
  const opened = await page.evaluate(readyAt);
  await page.getByRole('button', { name: playName }).waitFor();
  await page.keyboard.press('k');
  await page.waitForTimeout(3000);
  const { busy, frames } = await watchThread(page, 'TaskDuration');
  await page.context().close();
  const name = `A sixth of this machine's speed`;
  return [
    atMost(`${name}, a lesson ready to play`, opened / 1000, 2.5, 's', 'once visited before'),
    atLeast(
      `${name}, frames a second`,
      frames,
      45,
      '',
      `an empty page in this run: ${empty.frames.toFixed(0)}, with ${(empty.busy * 100).toFixed(0)} % of its thread`,
    ),
    atMost(`${name}, main thread busy`, busy * 100, 80, '%'),
  ];
}
