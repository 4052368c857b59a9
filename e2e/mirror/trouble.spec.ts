// The camera, storage or recorder fails during practice: the mirror says so, looks right, and practice goes on.

import type { Page } from '@playwright/test';
import { playName, stopName } from '../../src/player/rules/testing/player-buttons.ts';
import { faultsOnPage } from '../fixtures/axe.ts';
import { openFull } from '../fixtures/full-screen.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { button, cameraBrowser, eightCounts, openCamera, openMirror, recordTake } from './fixtures/mirror.ts';
import { middle, notePictures, seenFrames, storedTakes } from './fixtures/mirror-frames.ts';

test.use({ serviceWorkers: 'allow' });
test.use({ launchOptions: cameraBrowser(), painted: true });

/** Keeps the camera's newest track in `window.track`, for the test. */
function noteTrack() {
  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await real(wanted);
    Object.assign(window, { track: stream.getVideoTracks()[0] });
    return stream;
  };
}

// §8.no-camera-refused-use-unplugged
for (const [what, happens, words] of [
  ['unplugged', (track: MediaStreamTrack) => track.dispatchEvent(new Event('ended')), 'The camera is gone'],
  // The camera's frames change their size from one moment to the next.
  [
    'turned',
    () =>
      Object.defineProperty(document.querySelector('.mirror-view video'), 'videoWidth', { get: () => 480 }),
    'Nothing was kept: please record it again.',
  ],
] as const)
  test(`when the camera is ${what} in the middle of a take nothing is kept, and practice goes on`, {
    tag: '@soak',
  }, async ({ page, server }) => {
    await page.addInitScript(noteTrack);
    await enterAsLearner(page, server);
    await openMirror(page);
    await button(page, 'Record this segment').click();
    await expect(page.getByText('Recording')).toBeVisible();
    const track = await page.evaluateHandle(() => (window as unknown as { track: MediaStreamTrack }).track);
    await track.evaluate(happens as (track: MediaStreamTrack) => unknown);
    await expect(page.getByText(words)).toBeVisible();
    await expect(button(page, 'Takes: 0')).toBeVisible();
    await button(page, playName).click();
    await expect(button(page, stopName)).toBeVisible();
  });

test('a take is saved although the camera is unplugged or another take is watched meanwhile', {
  tag: '@soak',
}, async ({ page, server }) => {
  await page.addInitScript(noteTrack);
  await enterAsLearner(page, server);
  await openMirror(page, eightCounts);
  await expect(page.getByText('Camera is on')).toBeVisible();
  await page.locator('.mirror-view').evaluate((view) => {
    const { track } = window as unknown as { track: MediaStreamTrack };
    const saves = () =>
      view.getAttribute('data-stage') === 'saving' && track.dispatchEvent(new Event('ended'));
    new MutationObserver(saves).observe(view, { attributes: true });
  });
  await recordTake(page);
  await expect(button(page, 'Takes: 1')).toBeVisible();

  await button(page, 'Back to the mirror').click();
  await page.locator('.mirror-view').evaluate((view) => {
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    new MutationObserver((_, observer) => {
      if (view.getAttribute('data-stage') !== 'saving') return;
      observer.disconnect();
      press('.mirror-bar [aria-label^="Takes"]');
      setTimeout(() => press('.mirror-list .cluster > button'));
    }).observe(view, { attributes: true });
  });
  await recordTake(page);
  // The first take was opened while the second one was being stored: both must be there in the end.
  await expect(button(page, 'Takes: 2')).toBeVisible({ timeout: 60_000 });
  expect(await storedTakes(page)).toHaveLength(2);
});

// §8.no-camera-refused-use-unplugged
test('where the browser stores nothing a take is shown but not kept, and where it cannot record the page says so', {
  tag: '@soak',
}, async ({ page, server }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'InvalidStateError');
    };
  });
  await enterAsLearner(page, server);
  await openMirror(page, eightCounts);
  await recordTake(page);
  await expect(page.getByText('This browser keeps no films')).toBeVisible();
  await button(page, 'Back to the mirror').click();
  await button(page, 'Record this segment').click();
  await expect(page.getByText('Get to your place')).toBeVisible();
  await button(page, 'Stop and throw away').dblclick({ delay: 100 });
  await expect(page.getByText('nothing was kept')).toBeVisible();
  await page.evaluate(() => {
    MediaRecorder.isTypeSupported = () => false;
  });
  await button(page, 'Record this segment').click();
  await expect(page.getByText('This browser can show you, but cannot record films.')).toBeVisible();
});

// §8.front-back-camera-15-frames
test('a seated take by a back camera that starts slowly and gives 15 frames a second is in step; a full device keeps its earlier takes', {
  tag: '@soak',
}, async ({ page, server }) => {
  await notePictures(page);
  await page.addInitScript(() => {
    localStorage.setItem('shamble.player.extras.v1', JSON.stringify({ version: 'seated' }));
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    mediaDevices.getUserMedia = async (wanted) => {
      const video = wanted?.video as MediaTrackConstraints;
      const stream = await real({ ...wanted, video: { ...video, frameRate: { max: 15 } } });
      for (const track of stream.getVideoTracks()) {
        const settings = { ...track.getSettings(), facingMode: String(video.facingMode) };
        track.getSettings = () => settings;
        tracks.push(track);
      }
      return stream;
    };
    const camera = { kind: 'videoinput', deviceId: '', groupId: '', label: '', toJSON: () => ({}) } as const;
    mediaDevices.enumerateDevices = async () => [camera, camera];
  });
  await enterAsLearner(page, server);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 5_000_000 });
  await openMirror(page, eightCounts);
  const view = page.locator('.mirror-view');
  await expect(view).toHaveAttribute('data-mirrored', 'true');
  await button(page, 'Use the other camera').click();
  await expect(view).toHaveAttribute('data-mirrored', 'false');
  const cameras = await page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  );
  expect(cameras).toEqual(['ended', 'live']);

  // The camera's first picture comes only after the press.
  await page.evaluate(() =>
    Object.defineProperty(document.querySelector('.mirror-view video'), 'videoWidth', {
      get: () => 0,
      configurable: true,
    }),
  );
  await button(page, 'Record this segment').click();
  await expect(page.getByText('Get to your place')).toBeVisible();
  await page.evaluate(() =>
    Reflect.deleteProperty(document.querySelector('.mirror-view video') ?? {}, 'videoWidth'),
  );
  await expect(page.getByText(/^Your take, /)).toBeVisible({ timeout: 60_000 });
  expect(Math.abs(middle(await seenFrames(page, 10)))).toBeLessThan(0.2);
  const [take] = await storedTakes(page);
  // The ghost is the dancer of the take, and is drawn once that dancer is loaded.
  expect(take?.version).toBe('seated');
  await button(page, 'Ghost').click();
  await expect(page.locator('.mirror-film canvas')).toBeVisible();
  expect((take?.seen.length ?? 0) / (take?.seconds ?? 1)).toBeLessThan(20);

  // The next take is larger than the remaining space.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value) {
      return put.call(this, { ...value, film: new Blob([new Uint8Array(10_000_000)]) });
    };
  });
  await button(page, 'Back to the mirror').click();
  await recordTake(page);
  await expect(page.getByText('no room left')).toBeVisible();
  await expect(button(page, 'Takes: 2')).toBeVisible();
  expect(await storedTakes(page)).toHaveLength(1);
  await button(page, stopName).click();
  await expect(button(page, playName)).toBeVisible();
});

// §2.axe-finds-nothing-mirror
for (const size of [
  { width: 360, height: 740 },
  { width: 640, height: 360 },
  { width: 320, height: 480 },
  { width: 1280, height: 800 },
])
  test(`axe finds nothing in the mirror at ${size.width} by ${size.height}, and the dancer stays in view`, {
    tag: '@soak',
  }, async ({ page, server }) => {
    await page.setViewportSize(size);
    await enterAsLearner(page, server);
    await page.goto('/learn/1');
    await openCamera(page);
    await expect(button(page, 'Turn the camera on')).toBeInViewport();
    expect(await faultsOnPage(page)).toEqual([]);
    await button(page, 'Turn the camera on').click();
    await expect(page.getByText('Camera is on')).toBeVisible();
    for (const part of ['.dancer-stage', '.mirror'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
    expect(await faultsOnPage(page)).toEqual([]);
    expect(await outOf(page, '.stage-words > *', '.stage')).toEqual([]);
    expect(await outOf(page, '.mirror-bar > button:visible', '.mirror')).toEqual([]);
    await openFull(page);
    await expect(button(page, 'Show both alike')).toBeVisible();
    await button(page, playName).click();
    await expect(page.locator('.stage-hint')).toHaveCount(1);
    await expect(page.locator('.stage-hint')).toBeHidden();
    expect(await faultsOnPage(page)).toEqual([]);
  });

/** Returns the words of the parts that overflow the box around them. */
const outOf = (page: Page, parts: string, box: string) =>
  page.locator(parts).evaluateAll((found, around) => {
    const edge = document.querySelector(around)?.getBoundingClientRect() ?? new DOMRect();
    return found
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return (
          left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1
        );
      })
      .map((part) => part.ariaLabel ?? part.textContent);
  }, box);
