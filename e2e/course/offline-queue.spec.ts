// The network fails while a learner practises: first only answers are lost, then everything. No mark is lost, and none
// is stored twice.

import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { startTcpProxy, type TcpProxy } from '../../src/testing/server/tcp-proxy.ts';
import { keptForLater } from '../fixtures/kept-for-later.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });
const ITEMS_A_DAY = 4;
const TICKS = 10;

let network: TcpProxy;
test.beforeEach(async ({ server }) => {
  network = await startTcpProxy(server.url);
});
test.afterEach(() => network.close());

test('ten ticks without a network arrive as exactly ten rows', async ({ page, server }) => {
  const origin = `http://127.0.0.1:${network.port}`;
  await enterAsLearner(page, server, { completed: 2 });
  await page.goto(`${origin}/dashboard`);
  await keptForLater(page);

  await openPractice(page, origin, 1);
  network.become('mute');
  await tick(page, 0);
  await expect.poll(() => storedRows(page, server.url)).toBe(1);
  network.become('cut');
  for (let n = 1; n < TICKS; n += 1) {
    if (n % ITEMS_A_DAY === 0) await openPractice(page, origin, 1 + n / ITEMS_A_DAY);
    await tick(page, n % ITEMS_A_DAY);
  }
  await page.reload();
  await page.getByRole('tab', { name: 'Practice' }).click();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(await storedRows(page, server.url)).toBe(1);

  network.become('pass');
  await page.reload();
  await expect.poll(() => storedRows(page, server.url)).toBe(TICKS);
  await page.getByRole('tab', { name: 'Practice' }).click();
  await expect(page.getByText('saved on this device')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(TICKS % ITEMS_A_DAY);
  expect(await storedRows(page, server.url)).toBe(TICKS);
});

test('behind a proxy whose server is away the course goes on, and a full device says what it can not keep', {
  tag: '@soak',
}, async ({ page, server }) => {
  const origin = `http://127.0.0.1:${network.port}`;
  await enterAsLearner(page, server);
  await page.goto(`${origin}/dashboard`);
  await keptForLater(page);
  const storage = await page.context().newCDPSession(page);
  await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(`${origin}/class`);
  await page.getByRole('button', { name: 'Show the dance here' }).click();
  await expect(page.locator('.class-code strong')).toBeVisible();

  await network.close();
  const proxy = createServer((_, answer) => answer.writeHead(502).end('<h1>Bad Gateway</h1>'));
  await new Promise<void>((listening) => proxy.listen(network.port, '127.0.0.1', listening));
  await page.goto(`${origin}/learn/1`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Day 1');
  proxy.close();
});

test('a new version stores each page and text again that the old version had stored', {
  tag: '@soak',
}, async ({ page, server }) => {
  const origin = `http://127.0.0.1:${network.port}`;
  await enterAsLearner(page, server);
  await page.goto(`${origin}/dashboard`);
  await keptForLater(page);
  await page.evaluate(async () => {
    const [pages, course] = await Promise.all(
      ['shamble-pages', 'shamble-course'].map((name) => caches.open(name)),
    );
    for (const path of ['/dashboard', '/es/dashboard', '/xx/dashboard'])
      await pages?.put(path, new Response('old'));
    await course?.put('/api/copy?language=es', new Response('old'));
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.reload();
  const kept = () =>
    page.evaluate(async () => {
      const paths = ['/dashboard', '/es/dashboard', '/xx/dashboard', '/api/copy?language=es'];
      const all = await Promise.all(paths.map((path) => caches.match(path)));
      const texts = await Promise.all(all.map((each) => each?.text()));
      return texts.map((text) => (text === undefined ? 'none' : text === 'old' ? 'old' : 'new'));
    });
  await expect.poll(kept).toEqual(['new', 'new', 'none', 'new']);
});

async function openPractice(page: Page, origin: string, day: number): Promise<void> {
  await page.goto(`${origin}/learn/${day}`);
  await page.getByRole('tab', { name: 'Practice' }).click();
}

async function tick(page: Page, item: number): Promise<void> {
  await page.getByRole('checkbox').nth(item).check();
  await expect(page.getByRole('checkbox').nth(item)).toBeChecked();
}

/** Returns how many rows of progress the server has. Asks at `direct`, the server's address without the proxy. */
async function storedRows(page: Page, direct: string): Promise<number> {
  const data = await (await page.request.get(`${direct}/api/profile/export`)).json();
  return data.progress.length;
}
