// The mirror: the learner beside the dancer, through the browser's fake camera. Nothing of it leaves the device.

import type { Page } from '@playwright/test';
import { button, cameraBrowser, openMirror, recordTake } from './fixtures/mirror.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, listenForNoise, test } from './fixtures/test.ts';
import { watchingProxy } from './fixtures/watching-proxy.ts';

test.use({ launchOptions: cameraBrowser() });

const film = (page: Page) => page.locator('.mirror-film video');

/** Seconds between the dance and the frame of the film that is seen beside it, in the middle of two seconds. */
async function distance(page: Page, rate: number): Promise<number> {
  return film(page).evaluate<number, number, HTMLVideoElement>((video, rate) => {
    const looks: number[] = [];
    const until = performance.now() + 2_000;
    return new Promise((resolve) =>
      video.requestVideoFrameCallback(function look(now, { mediaTime, expectedDisplayTime }) {
        const { danced } = window as unknown as { danced: { seconds: number; at: number } };
        looks.push(danced.seconds + ((expectedDisplayTime - danced.at) / 1000) * rate - mediaTime);
        if (now < until) video.requestVideoFrameCallback(look);
        else resolve(looks.sort((a, b) => a - b)[looks.length >> 1] ?? Number.NaN);
      }),
    );
  }, rate);
}

test('a take is recorded, replayed in step at two speeds, compared and deleted, and nothing of it is ever sent', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const proxy = await watchingProxy();
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    proxy: { server: proxy.address, bypass: '<-loopback>' },
  });
  const page = await context.newPage();
  const noises = listenForNoise(page);
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      const { seconds } = given[0] as { seconds?: number };
      if (typeof seconds === 'number') Object.assign(window, { danced: { seconds, at: performance.now() } });
      return Reflect.apply(post, this, given);
    };
  });
  await enterAsLearner(page, server);
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await openMirror(page);
  await expect(page.getByText('Camera is on')).toBeVisible();
  expect(proxy.sent.length).toBeGreaterThan(10);
  const before = proxy.sent.length;

  await recordTake(page);
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(2);
  // The film needs a moment to come in step.
  let atFull = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = atFull;
        atFull = await distance(page, 1);
        return Math.abs(atFull - before);
      },
      { timeout: 60_000 },
    )
    .toBeLessThan(0.05);
  await page.getByRole('radio', { name: '0.5' }).check({ force: true });
  await expect
    .poll(async () => Math.abs((await distance(page, 0.5)) - atFull), { timeout: 60_000 })
    .toBeLessThan(0.05);
  await button(page, 'Ghost').click();
  await expect(page.locator('.mirror-film canvas')).toBeVisible();
  await expect(page.getByRole('img', { name: /^When you moved/ })).toBeVisible();

  await button(page, 'Back to the mirror').click();
  await recordTake(page);
  await button(page, 'First and latest').click();
  await expect(film(page)).toHaveCount(2);
  for (const one of await film(page).all())
    await expect.poll(() => one.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(2);

  await button(page, /^Takes: 2/).click();
  const list = page.getByRole('dialog', { name: 'Your takes on this device' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Save as a file' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^my-take-[\d-]+\.(mp4|webm)$/);
  await list.getByRole('button', { name: 'Delete all' }).click();
  await list.getByRole('button', { name: 'Really delete all 2' }).click();
  await expect(list.getByText('No takes yet.')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Camera is on')).toBeVisible();
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await expect(page.locator('.mirror')).toHaveCount(0);

  // A single small picture of the take has more bytes than all that was sent meanwhile.
  const sent = proxy.sent.slice(before);
  const bytes = sent.reduce((sum, { bytes, url }) => sum + bytes + url.length, 0);
  expect(bytes, JSON.stringify(sent)).toBeLessThan(3_000);
  expect(proxy.sent.filter(({ url }) => !url.startsWith(server.url))).toEqual([]);
  expect(noises).toEqual([]);
  await context.close();
  proxy.stop();
});

test('R66 takes go at sign-out, but not those kept on purpose, and nobody else sees them', async ({
  page,
  server,
}) => {
  const first = await enterAsLearner(page, server);
  await openMirror(page);
  await recordTake(page);
  await button(page, /^Takes: 1/).click();
  const list = page.getByRole('dialog', { name: 'Your takes on this device' });
  await list.getByRole('switch', { name: 'Keep when I sign out' }).click();
  const copy = (kept: boolean, person: string) =>
    page.evaluate(
      ([kept, person]) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('takes', 1);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const store = opening.result.transaction('takes', 'readwrite').objectStore('takes');
            const all = store.getAll();
            all.onsuccess = () => {
              if (person) store.put({ ...all.result[0], id: `${person} ${kept}`, person, kept });
              resolve(all.result.length);
              opening.result.close();
            };
          };
        }),
      [kept, person] as const,
    );
  await expect(list.getByRole('switch')).toBeChecked();
  await copy(false, first.id);
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect.poll(() => copy(false, '')).toBe(1);
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await button(page, 'See yourself beside the dancer').click();
  await button(page, 'Turn the camera on').click();
  await expect(button(page, 'Takes: 0')).toBeVisible();
});

test('a person of 13 to 17 is asked twice before the share sheet opens', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: 0 });
    Object.assign(navigator, {
      canShare: () => true,
      share: async () => Object.assign(window, { shared: 1 }),
    });
  });
  await enterAsLearner(page, server, { age_group: '13-17' });
  await openMirror(page);
  await recordTake(page);
  await button(page, /^Takes: 1/).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: number }).shared);
  await button(page, 'Share').click();
  await expect(page.getByText('cannot be taken back')).toBeVisible();
  await button(page, 'Yes, go on').click();
  await expect(page.getByText('asked a parent or guardian')).toBeVisible();
  expect(await shared()).toBe(0);
  await button(page, 'Yes, go on').click();
  await expect.poll(shared).toBe(1);
});

test('a page that was reached from one without a camera is loaded anew, and the mirror opens by itself', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn');
  await page.locator('a[href="/learn/1"]').first().click();
  await page.getByRole('group', { name: 'Which way do you want to see it?' }).getByText('Follow me').click();
  await button(page, 'See yourself beside the dancer').click();
  await button(page, 'Turn the camera on').click();
  await expect(page.getByText('Camera is on')).toBeVisible();
  await expect(page).toHaveURL(/\/learn\/1$/);
});
