// A town's own dance on its own media: what teaches teaches there as it does on the house dancer.

import type { Page } from '@playwright/test';
import { type GivenServer, startGivenServer } from '../fixtures/given-server.ts';
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

const gold = (page: Page) => page.locator('.row-play.button-gold, .lesson-bar-complete.button-gold');

/** Presses the one gold button until the lesson is complete, and returns what it said. */
async function learnByGold(page: Page): Promise<string[]> {
  const taps: string[] = [];
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  for (;;) {
    const label = ((await gold(page).textContent()) ?? '').replace('Completing...', '').trim();
    taps.push(label);
    await gold(page).click();
    if (label === 'Mark Complete') return taps;
    if (label === 'Tick your list') {
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      for (const mark of await page.getByRole('checkbox').all()) await mark.check();
      await expect(page.locator('.lesson-bar-complete')).toHaveClass(/button-gold/);
    } else {
      await expect(stop).toBeVisible();
      await expect(stop).toBeHidden({ timeout: 90_000 });
    }
    await expect(gold(page)).not.toHaveText(label);
  }
}

test('Day 1 on a film and Day 2 on a video are learnt by the gold button alone, and a repeat lights with what it repeats', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await enterAsLearner(page, server);
  const asked = await standIn(page, { [dayTwoVideo]: { duration: 25 } });
  await page.goto(`${server.url}/learn/1`);
  await expect(gold(page)).toHaveText('Watch it once');
  expect(await learnByGold(page)).toEqual([
    'Watch it once',
    'Each eight, slowly',
    'A little faster',
    'At full speed',
    'Tick your list',
    'Mark Complete',
  ]);
  await page.goto(`${server.url}/learn`);
  await expect(page.getByText('You can dance 0:00 of 0:03')).toBeVisible();
  // The first phrase, and the last, which repeats it.
  await expect(page.locator('.dance-strip-slow')).toHaveAttribute('d', 'M0 0H4V10H0zM8 0H12V10H8z');
  expect(asked).toEqual([]);

  await page.goto(`${server.url}/learn/2`);
  expect(await learnByGold(page)).toContain('Join it up');
  await page.goto(`${server.url}/learn`);
  await expect(page.locator('.dance-strip-slow')).toHaveAttribute('d', 'M0 0H12V10H0z');
});
