// The lesson leads: one button from the warm-up to the check, on the browser's own clock so that nobody waits for dances.

import type { Page } from '@playwright/test';
import { writeSession } from '../server/testing/learner-rows.ts';
import { secret } from './fixtures/given-server.ts';
import { noonZone } from './fixtures/page-day.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ timezoneId: noonZone() });

/** Silent, so that the dance runs on the page's clock; and asked for the side before. */
const quietPlayer = JSON.stringify({ sound: false, sideChosen: true, countIn: 0 });

async function openQuietly(page: Page, path: string, time = new Date()) {
  await page.addInitScript((extras) => localStorage.setItem('shamble.player.extras.v1', extras), quietPlayer);
  await page.clock.install({ time });
  await page.goto(path);
}

/** Lets drills be danced to their end: a range takes 30 seconds at most, and a warm-up two minutes. */
async function danceOn(page: Page) {
  const stop = page.getByRole('button', { name: 'Stop here' });
  await expect(stop).toBeVisible();
  for (let turn = 0; turn < 400 && (await stop.isVisible()); turn += 1) {
    await page.clock.fastForward(8000);
    await page.clock.runFor(120);
  }
  await expect(stop).toBeHidden();
}

test('the guided step has its place before the server tells what was done, and moves nothing when it does', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 1 });
  const { promise: held, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/api/progress', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/learn/1');
  const place = () => page.getByRole('tablist').boundingBox();
  await expect(page.locator('.guide-go')).toHaveText('Warm up');
  await page.evaluate(() => document.fonts.ready);
  const before = await place();
  tell();
  await expect(page.getByRole('button', { name: 'Completed ✓' })).toBeVisible();
  expect(await place()).toEqual(before);
});

test.describe('in California', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('what was warmed up or passed over before midnight is open again on the next day', async ({
    page,
    server,
  }) => {
    await enterAsLearner(page, server);
    await openQuietly(page, '/learn/1', new Date('2026-10-01T23:50:00-07:00'));
    const go = page.locator('.guide-go');
    await expect(go).toHaveText('Warm up');
    await go.click();
    await danceOn(page);
    await expect(go).toHaveText('Watch it once');
    // What the bars show by their colour is in their names.
    await expect(page.getByRole('button', { name: 'Warm up: Completed' })).toBeDisabled();
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await expect(go).toHaveText('Each eight, slowly');
    await expect(page.getByRole('button', { name: 'Watch it once: skipped' })).toBeEnabled();
    await page.clock.fastForward('15:00');
    await page.getByRole('tab', { name: 'Practice' }).click();
    await expect(go).toHaveText('Warm up');
    await go.click();
    await danceOn(page);
    await expect(go).toHaveText('Watch it once');
  });
});

// §2.guided-practice-above-tabs-one
test('Day 2 is learnt by the big button alone, joined to Day 1, and found again on a second device', async ({
  page,
  server,
  browser,
}) => {
  const learner = await enterAsLearner(page, server, { completed: 1 });
  await openQuietly(page, '/learn/2');
  const go = page.locator('.guide-go');
  await expect(page.getByText('You can dance 0:00 of 6:00')).toBeVisible();

  const taps: string[] = [];
  for (;;) {
    const label = ((await go.textContent()) ?? '').trim();
    taps.push(label);
    await go.click();
    if (label === 'Finish the lesson') break;
    if (label !== 'Tick your list') await danceOn(page);
    await expect(go).not.toHaveText(label);
  }
  expect(taps).toEqual([
    'Warm up',
    'Yesterday in 60 seconds',
    'Watch it once',
    'Each eight, slowly',
    'A little faster',
    'At full speed',
    'Join it up',
    'Tick your list',
    'Zombie Check',
    'Finish the lesson',
  ]);
  await expect(page).toHaveURL(/\/learn(#.*)?$/);
  // What returns lights where it returns: the march of phrase 3 also from 4:30 on.
  const lit = page.locator('.dance-strip-clean');
  await expect(page.getByText('You can dance 1:37 of 6:00')).toBeVisible();
  await expect(lit).toHaveAttribute('d', /^M0 0H60V10H0z.*M270 0H/);

  const { rows } = {
    rows: await server.db
      .selectFrom('phrase_records')
      .selectAll()
      .where('user_id', '=', learner.id)
      .orderBy('phrase')
      .execute(),
  };
  expect(rows.map(({ phrase, joined }) => [phrase, joined > 0])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
  ]);

  const second = await browser.newContext();
  const value = await writeSession(server.db, learner.id, secret);
  await second.addCookies([{ name: 'session', value, url: server.url, httpOnly: true, sameSite: 'Lax' }]);
  const device = await second.newPage();
  await device.goto(`${server.url}/dashboard`);
  await expect(device.getByText('You can dance 1:37 of 6:00')).toBeVisible();
  await device.goto(`${server.url}/learn/2`);
  await expect(device.getByText('You can dance 1:37 of 6:00')).toBeVisible();
  await second.close();
});

// §4.mark-complete-can-be-taken
test('a lesson marked complete by mistake is open again from the message and from its own page', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 2 });
  await page.goto('/learn/3');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The lesson is open again. Your trophies stay.')).toBeVisible();
  await expect(page.locator('#lesson-3')).toContainText('In progress');
  await page.goto('/learn/2');
  await page.getByRole('button', { name: 'Mark it open again' }).click();
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Mark it open again' })).toBeHidden();
});

// §7.repetitions-count-once-also-without
test('what was danced without a network is kept, lights at once, and is counted once', async ({
  page,
  server,
}) => {
  const learner = await enterAsLearner(page, server, { completed: 2 });
  await openQuietly(page, '/learn/3?tab=practice');
  await expect(page.getByText('You can dance 0:00 of 6:00')).toBeVisible();
  await page.route('**/api/repetitions', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Play this Segment/ })
    .first()
    .click();
  await page.clock.runFor(1000);
  await page.clock.fastForward(15_000);
  await page.clock.runFor(200);
  await page.getByRole('button', { name: 'Stop Loop' }).click();
  // Phrase 5 and all that repeats it.
  await expect(page.getByText('You can dance 0:00 of 6:00')).toBeHidden();
  const lit = (await page.locator('.dance-strip figcaption').textContent()) ?? '';
  await page.unroute('**/api/repetitions');
  await page.clock.resume();
  await page.reload();
  await expect(page.getByText(lit)).toBeVisible();
  const clean = () =>
    server.db.selectFrom('phrase_records').select('clean').where('user_id', '=', learner.id).execute();
  await expect.poll(clean).toEqual([{ clean: 1 }]);
  await page.reload();
  await expect(page.getByText(lit)).toBeVisible();
  expect(await clean()).toEqual([{ clean: 1 }]);
});

// §2.nothing-claims-know-dance-where
test('where the operator shows a lesson by a video, nothing claims to know the dance', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 1 });
  await page.route('**/api/lessons/2', async (route) => {
    const response = await route.fetch();
    const lesson = await response.json();
    for (const step of lesson.steps) step.media_file = 'dance.mp4';
    await route.fulfill({ response, json: lesson });
  });
  await page.goto('/learn/2');
  await expect(page.getByRole('tab', { name: 'Practice' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your next step' })).toBeHidden();
});
