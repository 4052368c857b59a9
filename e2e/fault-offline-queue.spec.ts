// The network fails while a learner practises: first only the answers are lost, then everything. No mark is lost, and none
// is stored twice.

import type { Page } from '@playwright/test';
import { startTcpProxy, type TcpProxy } from '../server/testing/tcp-proxy.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

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

/** The service worker has the app and every lesson. */
async function keptForLater(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const course = await (await caches.open('shamble-course')).keys();
      return navigator.serviceWorker.controller !== null && course.length > 13;
    });
  await expect.poll(kept).toBe(true);
}

async function openPractice(page: Page, origin: string, day: number): Promise<void> {
  await page.goto(`${origin}/learn/${day}`);
  await page.getByRole('tab', { name: 'Practice' }).click();
}

async function tick(page: Page, item: number): Promise<void> {
  await page.getByRole('checkbox').nth(item).check();
  await expect(page.getByRole('checkbox').nth(item)).toBeChecked();
}

/** What the server has, asked past the broken network: rows of the table, not marks on a screen. */
async function storedRows(page: Page, direct: string): Promise<number> {
  const data = await (await page.request.get(`${direct}/api/profile/export`)).json();
  return data.progress.length;
}
