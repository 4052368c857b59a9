// The YouTube adapter and the player around it, against a stand-in for the documented API.

import type { Page } from '@playwright/test';
import type { TestedServer } from './fixtures/given-server.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import {
  giveVideos,
  type StandInWish,
  standIn,
  standInCalls,
  standInPosition,
} from './youtube-stand-in/stand-in.ts';

const idA = 'aaaaaaaaaaa';
const idB = 'bbbbbbbbbbb';

async function openLesson(
  page: Page,
  server: TestedServer,
  youtube_id: string,
  wishes: Record<string, StandInWish> = {},
) {
  await enterAsLearner(page, server);
  const asked = await standIn(page, wishes);
  await giveVideos(page, '1', { youtube_id });
  await page.goto('/learn/1?tab=practice');
  await expect(page.getByRole('tab', { name: 'Practice' })).toHaveAttribute('aria-selected', 'true');
  return asked;
}

const playPoster = (page: Page) => page.getByRole('button', { name: 'Play the video' }).click();
const playing = (page: Page) =>
  expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
/** Nothing of the house is danced in its place: what happens is said, with the way to the video's own page where it has one. */
async function calm(page: Page, words: string, link = true) {
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('.stage canvas, .stage-words')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(link ? 1 : 0);
}
const failed = (page: Page) =>
  page.locator('.toast-text', { hasText: 'Unable to load video. Please check video IDs.' });

// §2.lesson-own-controls-services-hidden §7.video-script-comes-from-service §2.captions-video-service-switched
test('nothing is asked of the service before the press, and the frame is the documented one after it', async ({
  page,
  server,
}) => {
  // A drawing that can't be had takes nothing else away.
  await page.route('**/assets/night-sky-*.svg', (route) => route.abort());
  const asked = await openLesson(page, server, idA);
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
  expect(asked).toEqual([]);
  await playPoster(page);
  await playing(page);
  const frame = page.locator('.stage iframe');
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${idA}`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    controls: '0',
    disablekb: '1',
    fs: '0',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    origin: server.url,
  });
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    /watch\?v=aaaaaaaaaaa/,
  );

  await test.step('captions are switched off and on, by switch and by key', async () => {
    const last = async () =>
      (await standInCalls(page)).findLast(([name]) => name === 'shows' || name === 'hides');
    await expect.poll(last).toEqual(['shows', 'captions']);
    await page.getByRole('button', { name: 'Sound' }).click();
    await page.getByRole('switch', { name: 'Captions' }).click();
    await expect.poll(last).toEqual(['hides', 'captions']);
    await page.keyboard.press('c');
    await expect(page.getByRole('switch', { name: 'Captions' })).toBeChecked();
    await expect.poll(last).toEqual(['shows', 'captions']);
    const box = await frame.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(200);
  });

  await test.step('nothing of ours lies over the frame while it plays and while it waits', async () => {
    const covered = () =>
      frame.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const points = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y] as const));
        return points.filter(([x, y]) => {
          const at = [box.left + box.width * x, box.top + box.height * y] as const;
          return document.elementFromPoint(...at) !== element;
        });
      });
    await page.getByRole('button', { name: 'Sound' }).click();
    expect(await covered()).toEqual([]);
    await page
      .getByRole('button', { name: /^Play this Segment/ })
      .first()
      .click();
    await expect(page.getByText('Looping in 3 seconds...')).toBeVisible();
    expect(await covered()).toEqual([]);
  });
});

// §2.practice-tab-my-practice-list §9.position-polled-every-100-ms
test('a segment loops within poll and tolerance, and its rate is put back after the source was loaded', async ({
  page,
  server,
}) => {
  await openLesson(page, server, idA, { [idA]: { early: 0.4, seekMs: 300, coarseMs: 100 } });
  await page.getByRole('radio', { name: '0.5' }).check();
  await expect(page.getByText('Speed set to 0.5x')).toBeVisible();
  await page
    .getByRole('button', { name: /^Play this Segment/ })
    .nth(1)
    .click();
  await playing(page);
  await expect.poll(async () => (await standInCalls(page)).some(([name]) => name === 'play')).toBe(true);
  const calls = await standInCalls(page);
  expect(calls.findLast(([name]) => name === 'rate')).toEqual(['rate', 0.5]);
  await page.getByRole('radio', { name: '1.0' }).check();
  await expect(page.getByText('Looping in 3 seconds...')).toBeVisible();
  await expect(page.getByText('Repetition 2')).toBeVisible();
  // Without being put back it would be at 30 seconds, and beyond.
  await expect.poll(() => standInPosition(page)).toBeLessThan(30);
  await page.getByRole('button', { name: 'Stop Loop' }).first().click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

// §8.unable-load-video-please-check
test('each error moves on to the next id, and after the last one the stage is calm and says what happens', async ({
  page,
  server,
}) => {
  const codes = [2, 5, 100, 101, 150, 153];
  const ids = codes.map((code) => `error-${code}`.padEnd(11, '_'));
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const wishes = Object.fromEntries(codes.map((fails, at) => [ids[at], { fails }]));
  await openLesson(page, server, ids.join(', '), wishes);
  await playPoster(page);
  await calm(page, 'The video can’t be played on this page right now.');
  await expect(failed(page)).toHaveCount(1);
  expect((await standInCalls(page)).filter(([name]) => name === 'new')).toEqual(ids.map((id) => ['new', id]));
  expect(warnings.filter((text) => text.startsWith('Configuration fault'))).toHaveLength(1);
});

// §4.video-fails-followed-next-id
test('a good second id plays without a word', async ({ page, server }) => {
  await openLesson(page, server, `${idA} ${idB}`, { [idA]: { fails: 150 } });
  await playPoster(page);
  await playing(page);
  await expect(page.locator('.stage iframe')).toHaveAttribute('src', /embed\/bbbbbbbbbbb/);
  await expect(failed(page)).toHaveCount(0);
});

test('an id that is not 11 characters is never asked for', async ({ page, server }) => {
  const asked = await openLesson(page, server, 'not-an-id');
  await calm(page, 'The video can’t be played on this page right now.', false);
  await expect(failed(page)).toHaveCount(1);
  expect(asked).toEqual([]);
});

test('refused autoplay asks for a tap beside the frame', async ({ page, server }) => {
  await openLesson(page, server, idA, { [idA]: { blocks: 1 } });
  await playPoster(page);
  await page.getByRole('button', { name: 'Tap to start' }).click();
  await playing(page);
  await expect.poll(() => standInPosition(page)).toBeGreaterThan(10.5);
});

test('an advertisement is waited for, with the next medium on offer, and the video then plays its range', async ({
  page,
  server,
}) => {
  await openLesson(page, server, `${idA} ${idB}`, { [idA]: { adMs: 11_000 } });
  await playPoster(page);
  await expect(page.getByText('Still loading. The connection may be slow.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the next medium' })).toBeVisible();
  await expect.poll(() => standInPosition(page)).toBeGreaterThan(10.5);
  await expect(page.getByText('Still loading. The connection may be slow.')).toBeHidden();
});

test('a script that cannot be loaded is told, and tried again', async ({ page, server }) => {
  await openLesson(page, server, idA);
  await page.route('https://www.youtube.com/iframe_api', (route) => route.abort());
  await playPoster(page);
  await calm(page, 'The video can’t be reached right now.');
  await expect(failed(page)).toHaveCount(1);
  await page.unroute('https://www.youtube.com/iframe_api');
  await page.locator('.stage').getByRole('button', { name: 'Try again' }).click();
  await playing(page);
});
