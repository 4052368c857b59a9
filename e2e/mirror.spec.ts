// The mirror: the learner beside the dancer, through the browser's fake camera. Nothing of it leaves the device.

import type { Page } from '@playwright/test';
import { chromiumFlags, soundFlag } from '../server/testing/chromium.ts';
import { faultsOnPage } from './fixtures/axe.ts';
import { cameraFilm } from './fixtures/camera-film.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, listenForNoise, test } from './fixtures/test.ts';
import { watchingProxy } from './fixtures/watching-proxy.ts';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...chromiumFlags,
      soundFlag,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${cameraFilm()}`,
    ],
  },
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const film = (page: Page) => page.locator('.mirror-film video');

/** Opens a lesson with the mirror in it, its words about privacy read. */
async function openMirror(page: Page, address = '/learn/1'): Promise<void> {
  await page.goto(address);
  await page.getByRole('group', { name: 'Which way do you want to see it?' }).getByText('Follow me').click();
  await button(page, 'See yourself beside the dancer').click();
  await expect(page.getByText('It is never sent to us or to anybody else.')).toBeVisible();
  await button(page, 'Turn the camera on').click();
}

async function recordTake(page: Page): Promise<void> {
  await button(page, 'Record this segment').click();
  await expect(page.getByText('Get to your place')).toBeVisible();
  await expect(page.getByText('Recording')).toBeVisible();
  await expect(page.getByText(/^Your take, /)).toBeVisible({ timeout: 40_000 });
}

/** Seconds between the dance and the film beside it, in the middle of two seconds of looks. */
async function distance(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const looks: number[] = [];
        const until = performance.now() + 2_000;
        requestAnimationFrame(function look() {
          const video = document.querySelector<HTMLVideoElement>('.mirror-film video');
          const { danced } = window as unknown as { danced: number };
          if (video && !video.paused) looks.push(danced - video.currentTime);
          if (performance.now() < until) requestAnimationFrame(look);
          else resolve(looks.sort((a, b) => a - b)[looks.length >> 1] ?? Number.NaN);
        });
      }),
  );
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
      if (typeof seconds === 'number') Object.assign(window, { danced: seconds });
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
  const atFull = await distance(page);
  await page.getByRole('radio', { name: '0.5x' }).check({ force: true });
  await page.waitForTimeout(1_000);
  expect(Math.abs((await distance(page)) - atFull)).toBeLessThan(0.05);
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

for (const [name, words] of [
  ['NotFoundError', 'No camera was found.'],
  ['NotAllowedError', 'The browser does not let this page use the camera.'],
  ['NotReadableError', 'Another program uses the camera.'],
] as const)
  test(`${name}: a calm answer, another try, and practice goes on`, async ({ page, server }) => {
    await page.addInitScript((name) => {
      const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      let times = 0;
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        times += 1;
        if (times === 1) throw new DOMException('', name);
        return real(wanted);
      };
    }, name);
    await enterAsLearner(page, server);
    await openMirror(page);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await button(page, 'Play').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await button(page, 'Try again').click();
    await expect(page.getByText('Camera is on')).toBeVisible();
  });

test('unplugged in the middle of a take: nothing is kept, and practice goes on', async ({ page, server }) => {
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await real(wanted);
      const [track] = stream.getVideoTracks();
      Object.assign(window, { unplug: () => track?.dispatchEvent(new Event('ended')) });
      return stream;
    };
  });
  await enterAsLearner(page, server);
  await openMirror(page);
  await button(page, 'Record this segment').click();
  await expect(page.getByText('Recording')).toBeVisible();
  await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug());
  await expect(page.getByText('The camera is gone')).toBeVisible();
  await expect(button(page, 'Takes: 0')).toBeVisible();
  await button(page, 'Play').click();
  await expect(button(page, 'Pause')).toBeVisible();
});

test('where the browser keeps nothing the take is shown and not kept; where it cannot record it says so', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'InvalidStateError');
    };
  });
  await enterAsLearner(page, server);
  await openMirror(page);
  await recordTake(page);
  await expect(page.getByText('This browser keeps no films')).toBeVisible();
  await button(page, 'Back to the mirror').click();
  await page.evaluate(() => {
    MediaRecorder.isTypeSupported = () => false;
  });
  await button(page, 'Record this segment').click();
  await expect(page.getByText('This browser can show you, but cannot record films.')).toBeVisible();
});

for (const size of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
])
  test(`axe finds nothing in the mirror at ${size.width} by ${size.height}, and the dancer stays in view`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    await enterAsLearner(page, server);
    await page.goto('/learn/1');
    await page
      .getByRole('group', { name: 'Which way do you want to see it?' })
      .getByText('Follow me')
      .click();
    await button(page, 'See yourself beside the dancer').click();
    await expect(button(page, 'Turn the camera on')).toBeInViewport();
    expect(await faultsOnPage(page)).toEqual([]);
    await button(page, 'Turn the camera on').click();
    await expect(page.getByText('Camera is on')).toBeVisible();
    for (const part of ['.dancer-stage', '.mirror'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
    expect(await faultsOnPage(page)).toEqual([]);
    await button(page, 'Full screen').click();
    await expect(button(page, 'Show both alike')).toBeVisible();
    expect(await faultsOnPage(page)).toEqual([]);
  });
