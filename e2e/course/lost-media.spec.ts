// Every medium of a town's own dance is lost in turn. The next medium goes on at the same counts, the page always says
// which dance it shows, and the house dancer, who would dance another dance, never appears.

import type { Page } from '@playwright/test';
import { stopName } from '../../src/player/rules/testing/player-buttons.ts';
import { type GivenServer, startGivenServer } from '../fixtures/given-server.ts';
import { dayOneFilm, dayTwoVideo, teachTownDance, wholeFilm } from '../fixtures/own-dance.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { standIn } from '../youtube-stand-in/stand-in.ts';

let server: GivenServer;
test.beforeAll(async () => {
  server = await startGivenServer();
  await teachTownDance(server);
  // Day 2 has a film to fall back on when its video is lost.
  await server.db.updateTable('steps').set({ media_file: dayOneFilm }).where('lesson_id', '=', '2').execute();
});
test.afterAll(() => server.remove());

const stage = (page: Page, kind: string) => page.locator(`.stage[data-kind="${kind}"]`);

test('in a lesson the dance goes on without its lost media', async ({ page }) => {
  await enterAsLearner(page, server, { completed: 1 });
  await standIn(page, { [dayTwoVideo]: { fails: 101 } });
  await page.goto(`${server.url}/learn/2`);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(stage(page, 'file')).toBeVisible();
  await expect(page.getByText('Another video of this lesson plays.')).toBeVisible();

  await page.route(`**/media/${dayOneFilm}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(stage(page, 'card')).toBeVisible();
  await expect(page.getByText('You see the counts of “Town dance”.')).toBeVisible();
  await expect(page.getByRole('button', { name: stopName })).toBeVisible();
  await expect(page.locator('.stage-cue')).toHaveText(/sway|grab/);
  await expect(page.locator('.stage-count')).toHaveText(/^[1-4]$/);
  await expect(page.locator('.dancer-stage')).toHaveCount(0);
});

test('a class sees the film of the rehearsal, and the count card once the film is lost', async ({ page }) => {
  const shown = page.locator('.class-screen');
  const show = async () => {
    await page.goto(`${server.url}/class`);
    await page.getByRole('button', { name: 'Show the dance here' }).click();
  };
  await show();
  await expect(page.locator('.class-screen video')).toBeVisible();
  await expect(page.getByText(/Segment 1 of 3/)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(shown).toHaveAttribute('data-segment', '2');
  await expect(page.getByText(/Sway/).first()).toBeVisible();

  await page.route(`**/media/${wholeFilm}`, (route) => route.fulfill({ status: 404, body: '' }));
  await show();
  await expect(page.getByText('You see the counts of “Town dance”.')).toBeVisible();
  await expect(page.locator('.class-screen video')).toHaveCount(0);
  await expect(page.locator('.dancer-stage')).toHaveCount(0);
});
