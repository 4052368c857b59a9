// A room that dances to a video of another company or to an operator's file, and one without sound. The server's clock
// double lets each dance begin when the test needs it.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { danceSeconds, hourRoom } from '../../src/event/rules/rooms.ts';
import { makeFilm } from '../../src/testing/server/films.ts';
import { type GivenServer, startGivenServer } from '../fixtures/given-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { countMs, lateness, middle, notedBy, watchDance } from '../fixtures/watched-dance.ts';
import { giveVideos, standIn, standInPosition } from '../youtube-stand-in/stand-in.ts';

let server: GivenServer;
/** The start of the dance in real time, and the milliseconds by which the server's clock is ahead of real time. */
let began: number;
let shift: number;

/** Starts a server whose dance of the hour begins in `seconds`. */
async function danceIn(seconds: number): Promise<void> {
  began = Date.now() + seconds * 1000;
  shift = hourRoom(Date.now(), danceSeconds) - began;
  server = await startGivenServer({ CLOCK_SHIFT: String(shift) }, 'src/testing/server/clock-process.ts');
}
test.afterEach(() => server.remove());

const dancedFor = () => (Date.now() - began) / 1000;
const together = (page: Page) => page.goto(`${server.url}/together`);

/** The median of several looks at how many seconds `place` is off, because busy machines make single looks late. */
async function offBy(place: () => Promise<number>, looks = 9): Promise<number> {
  const offs: number[] = [];
  for (let look = 0; look < looks; look++) {
    const before = dancedFor();
    const at = await place();
    offs.push(at - (before + dancedFor()) / 2);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return Math.abs(middle(offs));
}

/**
 * The tolerance in seconds, half a count: a busy machine reports a film's place late. The tests of
 * src/player/rules/steer.ts check how exactly a film is kept in step.
 */
const inStep = 0.25;

test('a room dances to a video of another company, loaded after the press, at the right second, even for a person who comes late', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await danceIn(25);
  const from = 12;
  const videos = { youtube_id: 'aaaaaaaaaaa', start: from, end: from + 360 };
  const behaviours = { aaaaaaaaaaa: { duration: 400, seekMs: 400, bufferMs: 300 } };
  const asked = await standIn(page, behaviours);
  await giveVideos(page, '13', videos);
  await together(page);
  const press = page.getByRole('button', { name: 'Join with the video from YouTube' });
  await expect(press).toBeVisible();
  expect(asked).toEqual([]);
  await press.click();
  await expect(page.locator('.room-picture[data-kind="youtube"]')).toBeVisible();
  const place = async (of: Page) => (await standInPosition(of)) - from;
  await expect.poll(dancedFor, { timeout: 60_000 }).toBeGreaterThan(0.5);
  await expect.poll(() => offBy(() => place(page)), { timeout: 40_000 }).toBeLessThan(0.3);

  const late = await page.context().newPage();
  await standIn(late, behaviours);
  await giveVideos(late, '13', videos);
  await together(late);
  await late.getByRole('button', { name: 'Join with the video from YouTube' }).click();
  await expect(late.locator('.room-picture[data-kind="youtube"]')).toBeVisible();
  await expect.poll(() => offBy(() => place(late)), { timeout: 40_000 }).toBeLessThan(0.3);
});

test('a room dances to a file of the operator’s, which nothing pauses', { tag: '@soak' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await danceIn(15);
  await mkdir(join(server.dataDir, 'media'), { recursive: true });
  await writeFile(
    join(server.dataDir, 'media', 'dance.webm'),
    await makeFilm({ format: 'webm', picture: 'vp8', seconds: 380 }),
  );
  const from = 5;
  await giveVideos(page, '13', { media_file: 'dance.webm', start: from, end: from + 360 });
  await together(page);
  // If the server started slowly the dance has already begun, and the page joins by itself.
  const press = page.getByRole('button', { name: 'Join with sound' });
  await Promise.any([press.click(), page.getByText('You are in.').waitFor()]);
  await expect(page.locator('.room-picture[data-kind="file"]')).toBeVisible();
  const film = page.locator('.room-picture video');
  const place = () => film.evaluate((video: HTMLVideoElement) => video.currentTime) as Promise<number>;
  await expect.poll(dancedFor, { timeout: 60_000 }).toBeGreaterThan(0.5);
  const off = () => offBy(async () => (await place()) - from);
  await expect.poll(off, { timeout: 40_000 }).toBeLessThan(inStep);
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await expect.poll(off, { timeout: 40_000 }).toBeLessThan(inStep);
});

test('where the browser refuses the sound the room dances in silence and says so, and a tap joins in on the beat', {
  tag: '@real-time',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await danceIn(-20);
  await watchDance(page, 0);
  // In the page, a script that a test runs there counts as a person's touch. From here on only a real press counts.
  await page.addInitScript(() => {
    let touched = false;
    addEventListener('pointerdown', () => (touched = true), { capture: true });
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: touched }) });
  });
  await together(page);
  await expect(page.getByText('Tap anywhere')).toBeVisible();
  await expect(page.locator('.room-picture[data-kind="dancer"]')).toBeVisible();
  const arrived = Date.now() + 2_000;
  await expect
    .poll(async () => lateness(await notedBy(page), began, arrived, Date.now()).pictures.length)
    .toBeGreaterThan(20);
  const silent = await notedBy(page);
  expect(silent.clicks).toEqual([]);
  expect(Math.abs(middle(lateness(silent, began, arrived, Date.now()).pictures))).toBeLessThan(50);

  await page.locator('.room-picture').click();
  await expect.poll(async () => (await notedBy(page)).clicks.length).toBeGreaterThan(8);
  const { clicks } = lateness(await notedBy(page), began, began, Number.POSITIVE_INFINITY);
  expect(Math.abs(middle(clicks))).toBeLessThan(50);
  expect(Math.max(...clicks.map(Math.abs))).toBeLessThan(countMs / 2);
  await expect(page.getByText('Tap anywhere')).toBeHidden();
});
