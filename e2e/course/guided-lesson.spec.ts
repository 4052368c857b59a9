// Guided practice: one button leads from the warm-up to the check. The browser's clock is moved, so that nobody waits
// for dances.

import type { Page } from '@playwright/test';
import { writeSession } from '../../src/testing/server/learner-rows.ts';
import { secret } from '../fixtures/given-server.ts';
import { gold, learnByGold } from '../fixtures/learn-by-gold.ts';
import { noonZone } from '../fixtures/page-day.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ timezoneId: noonZone() });

/** The player's settings: silent, so that the dance follows the page's clock, and with the side already chosen. */
const quietPlayer = JSON.stringify({ sound: false, sideChosen: true, countIn: 0 });

async function openQuietly(page: Page, path: string, time = new Date()) {
  await page.addInitScript(
    (settings) => localStorage.setItem('shamble.player.extras.v1', settings),
    quietPlayer,
  );
  await page.clock.install({ time });
  await page.goto(path);
}

/** Passes time until the drills are danced to their end: a range takes at most 30 seconds, a warm-up two minutes. */
async function danceOn(page: Page) {
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  for (let turn = 0; turn < 400 && (await stop.isVisible()); turn += 1) {
    await page.clock.fastForward(8000);
    await page.clock.runFor(120);
  }
  await expect(stop).toBeHidden();
}

// §2.guided-practice-above-tabs-one
test('Day 2 is learnt by the gold button alone, joined to Day 1, and its progress is there on a second device', async ({
  page,
  server,
  browser,
}) => {
  const learner = await enterAsLearner(page, server, { completed: 1 });
  await openQuietly(page, '/learn/2');
  await expect(gold(page)).toHaveText('Warm up');
  expect(await learnByGold(page, danceOn)).toEqual([
    'Warm up',
    'Yesterday in 60 seconds',
    'Watch it once',
    'Each eight, slowly',
    'A little faster',
    'At full speed',
    'Join it up',
    'Practice',
    'Mark Complete',
  ]);
  await expect(page).toHaveURL(/\/learn(#.*)?$/);
  // A phrase that was only played through is paler than a clean phrase. It is lit wherever the dance repeats it: the
  // march of phrase 3 also from 4:30 on.
  await expect(page.getByText('You can dance 0:00 of 6:00')).toBeVisible();
  await expect(page.locator('.dance-strip-clean')).toHaveAttribute('d', '');
  await expect(page.locator('.dance-strip-slow')).toHaveAttribute('d', /^M0 0H128V10H0z.*M576 0H/);

  const { rows } = {
    rows: await server.db
      .selectFrom('phrase_records')
      .selectAll()
      .where('user_id', '=', learner.id)
      .orderBy('phrase')
      .execute(),
  };
  expect(rows.map(({ phrase, joined }) => [phrase, joined > 0])).toEqual([
    ['1', false],
    ['2', true],
    ['3', true],
    ['4', true],
  ]);

  const second = await browser.newContext();
  const value = await writeSession(server.db, learner.id, secret);
  await second.addCookies([{ name: 'session', value, url: server.url, httpOnly: true, sameSite: 'Lax' }]);
  const device = await second.newPage();
  await device.goto(`${server.url}/dashboard`);
  await expect(device.locator('.dance-strip-slow')).toHaveAttribute('d', /^M0 0H128V10H0z.*M576 0H/);
  await device.goto(`${server.url}/learn/2?tab=practice`);
  await expect(device.getByText(/^played through at 1x/).first()).toBeVisible();
  await second.close();
});

// §7.repetitions-count-once-also-without §4.clean-comes-from-learners-word
test('a phrase danced and called clean without a network is kept, lights up at once, and counts once', async ({
  page,
  server,
}) => {
  const learner = await enterAsLearner(page, server, { completed: 2 });
  await openQuietly(page, '/learn/3?tab=practice');
  const more = () => page.getByRole('button', { name: 'More', exact: true }).click();
  await more();
  await expect(page.getByText('You can dance 0:00 of 6:00')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route('**/api/repetitions', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Play this Segment/ })
    .first()
    .click();
  await page.clock.runFor(1000);
  await page.clock.fastForward(15_000);
  await page.clock.runFor(200);
  const clean = page.getByRole('button', { name: 'That was clean' });
  await expect(clean).toHaveAttribute('aria-pressed', 'false');
  await clean.click();
  await expect(clean).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Stop Loop' }).click();
  await more();
  // Phrase 5 and all of its repeats are lit.
  await expect(page.getByText('You can dance 0:00 of 6:00')).toBeHidden();
  const lit = (await page.locator('.dance-strip figcaption').textContent()) ?? '';
  await page.unroute('**/api/repetitions');
  await page.clock.resume();
  await page.reload();
  await more();
  await expect(page.getByText(lit)).toBeVisible();
  const counted = () =>
    server.db
      .selectFrom('phrase_records')
      .select(['played', 'clean'])
      .where('user_id', '=', learner.id)
      .execute();
  await expect.poll(counted).toEqual([{ played: 1, clean: 1 }]);
  await page.reload();
  await more();
  await expect(page.getByText(lit)).toBeVisible();
  expect(await counted()).toEqual([{ played: 1, clean: 1 }]);
});
