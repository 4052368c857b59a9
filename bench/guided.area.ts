// Measures what guided practice costs a page: the calls that add the strip, plan and records, and five dancers as a
// group on the stage.

import type { Browser, Page } from '@playwright/test';
import { signUpQuickly } from '../e2e/fixtures/people.ts';
import { withBrowser } from '../scripts/with-browser.ts';
import { soundFlag } from '../src/testing/server/chromium.ts';
import { atMost, type Figure, watchThread, withProduct } from './bench.ts';

/** The calls that every page makes. Strip and plan need no others, because both come with /api/progress. */
const everyPage = ['/api/session', '/api/progress', '/api/copy', '/api/now'];
const pages: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['/api/course', '/api/lessons/13'],
  '/learn': ['/api/course'],
  '/learn/1': ['/api/lessons/1'],
  '/profile': ['/api/profile', '/api/profile/sessions'],
};

export function measure(): Promise<Figure[]> {
  return withProduct({}, (server) =>
    withBrowser([soundFlag], async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      await signUpQuickly(page, server.url);
      return [...(await callFigures(page, server.url)), ...(await groupFigures(browser, page, server.url))];
    }),
  );
}

async function callFigures(page: Page, origin: string): Promise<Figure[]> {
  const called: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) called.push(pathname);
  });
  const figures: Figure[] = [];
  for (const [path, own] of Object.entries(pages)) {
    called.length = 0;
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    const added = called.filter((call) => !everyPage.includes(call) && !own.includes(call));
    figures.push(
      atMost(`calls that strip and plan add to ${path}`, added.length, 0, 'calls', called.join(', ')),
    );
  }
  return figures;
}

/**
 * Measures what a group of human dancers costs the page's main thread and its other threads, seen from the learner's
 * place in the group.
 */
async function groupFigures(browser: Browser, page: Page, origin: string): Promise<Figure[]> {
  const settings = JSON.stringify({
    sound: false,
    sideChosen: true,
    countIn: 0,
    group: 'human',
    side: 'follow',
  });
  await page.addInitScript((kept) => localStorage.setItem('shamble.player.extras.v1', kept), settings);
  await page.goto(`${origin}/learn/12`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('More practice').click();
  await page.getByRole('button', { name: 'Everything up to today' }).click();
  await page.waitForTimeout(3000);
  const session = await browser.newBrowserCDPSession();
  const rendererSeconds = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime : 0), 0);
  };
  const [before, began] = [await rendererSeconds(), performance.now()];
  const { busy, frames } = await watchThread(page);
  const all = (await rendererSeconds()) - before;
  const others = all / ((performance.now() - began) / 1000) - busy;
  return [
    atMost(
      'five dancers of the group at 1280x720, main thread busy',
      busy * 100,
      25,
      '%',
      `worker and other threads of the page ${(others * 100).toFixed(0)} %, ${frames.toFixed(0)} frames a second`,
    ),
  ];
}
