// A basement without a network: which files the service worker keeps, and which it must not. Marks made there are
// tested in e2e/course/offline-queue.spec.ts.

import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { TestedServer } from '../fixtures/given-server.ts';
import { keptForLater } from '../fixtures/kept-for-later.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });
// §7.answers-about-person-never-cached
test('a lesson opens without a network', async ({ page, context, server }) => {
  await enterAsLearner(page, server, { completed: 2 });
  await page.goto(`${server.url}/dashboard`);
  await keptForLater(page);

  await context.setOffline(true);
  await page.goto(`${server.url}/learn`);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // A page that has lost a script fetches it again with a number added to its address; this address must work, too.
  const script = page.locator('link[rel="modulepreload"][href^="/assets/start-"]').first();
  const again = `${await script.getAttribute('href')}?1`;
  expect(await page.evaluate((address) => fetch(address).then(({ ok }) => ok), again)).toBe(true);
  await page.getByRole('link', { name: /DAY 3/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Day 3');
});

// §7.answers-about-person-never-cached
test('nothing about a person is kept by the service worker', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/profile`);
  await expect(page.getByText('This device')).toBeVisible();
  await keptForLater(page);
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  const personal = kept.filter((path) => !/^\/(assets\/|dashboard$|api\/(course|copy|lessons\/))/.test(path));
  expect(personal).toEqual([]);
  const others = kept.filter((path) => /crew|codes|class|studio|notes-editor/.test(path));
  expect(others, 'files of crews, classes and operators').toEqual([]);
});

test('a page of a newer version is kept with the files of that version, never before', {
  tag: '@soak',
}, async ({ page, context, server }) => {
  const worker = await enterWithWorker(page, context, server);
  await worker.evaluate(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (request) => {
      const answer = await fetch(request);
      if (!(request as Request).url.endsWith('/dashboard')) return answer;
      const comment = '<!-- /assets/profile-screen-newer123.js --></body>';
      const html = (await answer.text()).replace('</body>', comment);
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    };
  });
  await page.goto(`${server.url}/dashboard`);
  expect(await page.content()).toContain('newer123');
  const kept = await page.evaluate(async () => (await caches.match('/dashboard'))?.text());
  expect(kept).toContain('</html>');
  expect(kept).not.toContain('newer123');
});

test('where the browser can no longer open what it has kept, everything comes from the network', {
  tag: '@soak',
}, async ({ page, context, server }) => {
  const worker = await enterWithWorker(page, context, server);
  await worker.evaluate(() => {
    // Browsers fail like this when the store is damaged or the disk is full.
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('', 'UnknownError'));
  });
  await page.goto(`${server.url}/learn`);
  await page.getByRole('link', { name: /DAY 1/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Day 1');
});

/** Returns the service worker, with a learner's page that it answers for. */
async function enterWithWorker(page: Page, context: BrowserContext, server: TestedServer): Promise<Worker> {
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/dashboard`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}
