// An organiser brings a dance of their own: pastes its script, assigns it to days, taps its counts, and looks at a lesson.

import { type GivenServer, startGivenServer } from '../fixtures/given-server.ts';
import { signInAsOperator } from '../fixtures/operator.ts';
import { dayOneFilm, dayTwoVideo, giveTownMedia } from '../fixtures/own-dance.ts';
import { expect, test } from '../fixtures/test.ts';
import { standIn } from '../youtube-stand-in/stand-in.ts';

let server: GivenServer;
test.beforeAll(async () => {
  server = await startGivenServer({ OPERATOR_EMAILS: 'boss@example.org' });
  await giveTownMedia(server);
});
test.afterAll(() => server.remove());

const script = `Title: Town dance
120 bpm, intro 10 s
# Grab
4 grab left
4 grab right
# Sway
8 sway: sway 1 sway 5
repeat Grab`;

// §2.pasted-script-read-while-typed §2.counts-tapped-any-medium
test('a script is pasted and given to days, its counts are tapped on a film and put by numbers on a video, and a lesson counts', async ({
  page,
}) => {
  await standIn(page, { [dayTwoVideo]: { duration: 25 } });
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio`);
  await page.getByRole('link', { name: 'Dance', exact: true }).click();
  await page.getByLabel('The script of your dance').fill(script);
  await expect(page.getByText('3 phrases, 24 counts, 0:12 long at 120')).toBeVisible();
  await page.getByLabel('Day of Sway').selectOption('Day 2');
  await page.getByRole('button', { name: 'Save the dance' }).click();
  await expect(page.getByText('The course teaches “Town dance”.')).toBeVisible();

  await test.step('eight taps of the space bar on the film', async () => {
    await page.getByRole('link', { name: new RegExp(`Tap the count of .*${dayOneFilm}`) }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const film = page.locator('video');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.5);
    // A hand that hears a beat each half second of the film: a busy machine would tap beside it.
    await film.evaluate((video: HTMLVideoElement) => {
      for (let beat = 0; beat < 9; beat += 1) {
        Object.defineProperty(video, 'currentTime', { configurable: true, get: () => 2 + beat * 0.5 });
        const press = { key: ' ', code: 'Space', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
        document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', press));
      }
      Reflect.deleteProperty(video, 'currentTime');
    });
    await expect(page.getByText(/^120\.0 beats a minute, after 9 taps/)).toBeVisible();
    await page.getByLabel('The first tap was count 1 of').selectOption('1. Grab');
    await page.getByRole('button', { name: 'Put the counts here' }).click();
    await page.getByRole('button', { name: 'Save the counts' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
  });

  await test.step('numbers on the video', async () => {
    await page.goto(`${server.url}/studio/dance/${encodeURIComponent(`youtube ${dayTwoVideo}`)}`);
    await page.getByText('By numbers, without tapping').click();
    await page.getByLabel('lies at (seconds)').fill('4');
    await page.getByLabel('Beats a minute').fill('120');
    await page.getByRole('button', { name: 'Put the counts there' }).click();
    await page.getByRole('button', { name: 'Save the counts' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
  });

  await test.step('a practice list of the dance', async () => {
    await page.goto(`${server.url}/studio/dance`);
    await page.getByRole('button', { name: 'Make the list of day 1' }).click();
    await page.getByRole('button', { name: 'Replace it' }).click();
    await expect(page.getByText(/^Saved: \d items?$/)).toBeVisible();
  });

  await page.goto(`${server.url}/learn/1?tab=practice`);
  await page
    .getByRole('button', { name: /^Play this Segment: Grab/ })
    .first()
    .click();
  await expect(page.locator('.stage-cue')).toHaveText(/grab/);
  await expect(page.locator('.stage-count')).toHaveText(/^[1-8]$/);
});
