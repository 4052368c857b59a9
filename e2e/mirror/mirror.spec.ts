// The mirror: the learner beside the dancer, through the browser's fake camera. Nothing of a take leaves the device.

import type { Page } from '@playwright/test';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, listenForNoise, test } from '../fixtures/test.ts';
import { button, cameraBrowser, eightCounts, openCamera, openMirror, recordTake } from './fixtures/mirror.ts';
import { middle, nextFrames, notePictures, seenFrames, storedTakes } from './fixtures/mirror-frames.ts';
import { watchingProxy } from './fixtures/watching-proxy.ts';

test.use({ serviceWorkers: 'allow' });
test.use({ launchOptions: cameraBrowser() });

/** The film that is shown at the moment. */
const film = (page: Page) => page.locator('.mirror-film video[data-shown="true"]');

// §2.learner-beside-dancer-take-replayed
test('a take is recorded, replayed in step at two speeds, compared and deleted, and nothing of it is ever sent', {
  tag: '@soak',
}, async ({ browser, server }) => {
  test.setTimeout(240_000);
  const proxy = await watchingProxy();
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    proxy: { server: proxy.address, bypass: '<-loopback>' },
  });
  const page = await context.newPage();
  const noises = listenForNoise(page);
  await notePictures(page);
  await enterAsLearner(page, server);
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await openMirror(page, eightCounts);
  await expect(page.getByText('Camera is on')).toBeVisible();
  expect(proxy.sent.length).toBeGreaterThan(10);
  const before = proxy.sent.length;

  await recordTake(page);
  // Even on a very busy machine the film is less than half a count from the dance: from the first visible frame, at the
  // start of each loop, and at another speed. The bench measures how exactly it keeps step.
  expect(Math.abs(middle(await seenFrames(page, 20)))).toBeLessThan(0.2);
  expect(Math.abs(middle(await nextFrames(page, 130)))).toBeLessThan(0.2);
  await page.getByRole('radio', { name: '0.5' }).check();
  expect(Math.abs(middle(await nextFrames(page, 30)))).toBeLessThan(0.2);
  await button(page, 'Ghost').click();
  await expect(page.locator('.mirror-film canvas')).toBeVisible();
  await expect(page.getByRole('img', { name: /^When you moved/ })).toBeVisible();

  await button(page, 'Back to the mirror').click();
  await page.getByRole('radio', { name: '1.0' }).check();
  await recordTake(page);
  await button(page, 'First and latest').click();
  await expect(film(page)).toHaveCount(2);

  await button(page, /^Takes: 2/).click();
  const list = page.getByRole('dialog', { name: 'Your takes on this device' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Save as a file' }).first().click();
  // The take's name has the local day and time, as in the list.
  const { recordedAt } = (await storedTakes(page)).at(-1) as unknown as { recordedAt: number };
  const here = await page.evaluate((at) => new Date(at).toLocaleString('sv').match(/\d+/g), recordedAt);
  expect((await download).suggestedFilename()).toMatch(
    new RegExp(`^my-take-${here?.slice(0, 5).join('-')}\\.(mp4|webm)$`),
  );
  await list.getByRole('button', { name: 'Delete all' }).click();
  // A reopened list asks again before it deletes.
  await list.getByRole('button', { name: 'Close' }).click();
  await button(page, /^Takes: 2/).click();
  await list.getByRole('button', { name: 'Delete all' }).click();
  await list.getByRole('button', { name: 'Really delete all 2' }).click();
  await expect(list.getByText('No takes yet.')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Camera is on')).toBeVisible();
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await expect(page.locator('.mirror')).toHaveCount(0);

  // All requests from `before` on have together fewer bytes than one small picture of the take.
  const sent = proxy.sent.slice(before);
  const bytes = sent.reduce((sum, { bytes, url }) => sum + bytes + url.length, 0);
  expect(bytes, JSON.stringify(sent)).toBeLessThan(3_000);
  expect(proxy.sent.filter(({ url }) => !url.startsWith(server.url))).toEqual([]);
  expect(noises).toEqual([]);
  await context.close();
  proxy.stop();
});

// §6.takes-belong-person-go-sign §6.13-17-sharing-asks-twice
test('R66 a person of 13 to 17 is asked twice before a take is shared; a sign-out removes takes, but not those kept on purpose', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: 0 });
    Object.assign(navigator, {
      canShare: () => true,
      share: async () => Object.assign(window, { shared: 1 }),
    });
  });
  const first = await enterAsLearner(page, server, { age_group: '13-17' });
  await openMirror(page, eightCounts);
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

  const keeps = page.getByRole('switch', { name: 'Keep when I sign out' });
  await keeps.click();
  await expect(keeps).toBeChecked();
  await storeCopy(page, first.id);
  expect(await storedTakes(page)).toHaveLength(2);
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect.poll(() => storedTakes(page)).toHaveLength(1);
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await openCamera(page);
  await button(page, 'Turn the camera on').click();
  await expect(button(page, 'Takes: 0')).toBeVisible();
});

/** Stores another take of this person, which was not kept on purpose. */
const storeCopy = (page: Page, person: string) =>
  page.evaluate(
    (person) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('takes', 1);
        opening.onsuccess = () => {
          const change = opening.result.transaction('takes', 'readwrite');
          const all = change.objectStore('takes').getAll();
          all.onsuccess = () =>
            change.objectStore('takes').put({ ...all.result[0], id: 'copy', person, kept: false });
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    person,
  );

test('a page that was opened from a page without a camera is reloaded, and the mirror opens by itself', {
  tag: '@soak',
}, async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/learn');
  await page.locator('a[href="/learn/1"]').first().click();
  await button(page, /^Side/).click();
  await page.getByRole('group', { name: 'Which way do you want to see it?' }).getByText('Follow me').click();
  await openCamera(page);
  await button(page, 'Turn the camera on').click();
  await expect(page.getByText('Camera is on')).toBeVisible();
  await expect(page).toHaveURL(/\/learn\/1$/);
});
