// The lesson and the rehearsal, where the result depends on more than the page: on the server's HTML, paper, or a lost
// network.

import { stopName } from '../../src/player/rules/testing/player-buttons.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('the server sends a lesson with its title, and the title does not move', async ({
  page,
  server,
  browser,
}) => {
  const visitor = await browser.newPage();
  await visitor.route('**/assets/*.js', (route) => route.abort());
  await visitor.goto(`${server.url}/learn/1`);
  const title = visitor.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Day 1/);
  await expect(visitor).toHaveTitle(/^Day 1.* - Shamble$/);
  const [first, words] = [await title.boundingBox(), await title.textContent()];
  await visitor.close();

  await enterAsLearner(page, server);
  await page.goto(`${server.url}/learn/1`);
  await expect(page.getByRole('region', { name: 'Practice player' })).toBeVisible();
  const later = page.getByRole('heading', { level: 1 });
  await expect(later).toHaveText(words ?? '');
  const place = await later.boundingBox();
  expect([place?.x, place?.y]).toEqual([first?.x, first?.y]);
});

// §2.notes-practice-list-legal-text
test('notes and the practice list are printed without the player and the controls', { tag: '@soak' }, async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  await expect(page.getByRole('heading', { name: 'MY PRACTICE LIST' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    '.site-header',
    '.site-footer',
    '.player',
    '.lesson-bar',
    '.lesson-tabs',
    '.practice-buttons',
  ])
    await expect(page.locator(gone).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'MY PRACTICE LIST' })).toBeVisible();
  const ink = await page
    .locator('.practice-item')
    .first()
    .evaluate((item) => getComputedStyle(item).color);
  expect(ink).toBe('rgb(0, 0, 0)');
  await page.goto('/legal');
  await expect(page.locator('.site-header')).toBeHidden();
  await expect(page.getByText('Last updated: October 2025')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

test('a rehearsal danced without a network is sent when there is one, even after its page was left', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto('/rehearse');
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page.getByRole('button', { name: stopName })).toBeVisible();
  await page.route('**/api/rehearsal/completion', (route) => route.abort());
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save it again' })).toBeVisible();
  await page.unroute('**/api/rehearsal/completion');
  await page.goto('/learn');
  await expect
    .poll(async () => (await (await page.request.get('/api/progress')).json()).rehearsal.completed)
    .toBe(true);
});
