// A town's own dance on its own media: everything that teaches works as it does with the house dancer.

import type { Page } from '@playwright/test';
import { type GivenServer, startGivenServer } from '../fixtures/given-server.ts';
import { gold, learnByGold } from '../fixtures/learn-by-gold.ts';
import { dayTwoVideo, teachTownDance } from '../fixtures/own-dance.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { standIn } from '../youtube-stand-in/stand-in.ts';

let server: GivenServer;
test.beforeAll(async () => {
  server = await startGivenServer();
  await teachTownDance(server);
});
test.afterAll(() => server.remove());

/** Waits in real time until a step is danced, because no test clock moves films and videos. */
async function danceOn(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  await expect(stop).toBeHidden({ timeout: 90_000 });
}

test('Day 1 is learnt on a film by the gold button alone, and a repeat lights up with the phrase that it repeats', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/learn/1`);
  await expect(gold(page)).toHaveText('Watch it once');
  expect(await learnByGold(page, danceOn)).toEqual([
    'Watch it once',
    'Each eight, slowly',
    'A little faster',
    'At full speed',
    'Practice',
    'Mark Complete',
  ]);
  await page.goto(`${server.url}/learn`);
  await expect(page.getByText('You can dance 0:00 of 0:03')).toBeVisible();
  // The strip shows the first phrase, and the last one, which repeats it.
  await expect(page.locator('.dance-strip-slow')).toHaveAttribute('d', 'M0 0H4V10H0zM8 0H12V10H8z');
});

test('Day 2 is learnt on a video of another company, and joined to Day 1', { tag: '@soak' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enterAsLearner(page, server, { completed: 1 });
  await standIn(page, { [dayTwoVideo]: { duration: 25 } });
  await page.goto(`${server.url}/learn/2`);
  expect(await learnByGold(page, danceOn)).toEqual([
    'Yesterday in 60 seconds',
    'Watch it once',
    'Each eight, slowly',
    'A little faster',
    'At full speed',
    'Join it up',
    'Practice',
    'Mark Complete',
  ]);
  await page.goto(`${server.url}/learn`);
  await expect(page.locator('.dance-strip-slow')).toHaveAttribute('d', 'M0 0H12V10H0z');
});

test('the rehearsal starts at any section of the dance, where its film shows it', async ({ page }) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto(`${server.url}/rehearse`);
  await page.getByText('Sections of the dance').click();
  await page.getByRole('button', { name: /^Start from here: 0:04 Sway/ }).click();
  await expect(page.locator('.stage-cue')).toHaveText(/sway/);
});
