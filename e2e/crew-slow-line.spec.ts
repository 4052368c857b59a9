// A leader whose line is slow or gone: what was typed, tapped or counted meanwhile is not lost.

import type { Page } from '@playwright/test';
import { enterAsLeader, openCrew } from './fixtures/crew.ts';
import { expect, test } from './fixtures/test.ts';

/** Holds the answers to these calls until the returned function is called. */
async function holdAnswers(page: Page, address: string, method: string): Promise<() => void> {
  const { promise: free, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await free;
    await route.fulfill({ response }).catch(() => undefined);
  });
  return resolve;
}

test('the record keeps what is typed while a save is on its way, also for a leader who leaves the page at once', async ({
  page,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  const saved = page.getByRole('status').filter({ hasText: 'Saved.' });
  const save = page.getByRole('button', { name: 'Save the record' });
  await page.goto(`/crew/${id}/day`);
  let free = await holdAnswers(page, '**/api/crews/*/record', 'PUT');
  await page.getByLabel('Counted before').fill('21');
  await save.click();
  await page.getByLabel('Money was collected for').fill('The animal shelter');
  free();
  await expect(save).toBeEnabled();
  await expect(saved).toHaveCount(0);
  await expect(page.getByLabel('Money was collected for')).toHaveValue('The animal shelter');
  await page.unroute('**/api/crews/*/record');
  free = await holdAnswers(page, '**/api/crews/*/record', 'PUT');
  await save.click();
  await page.getByRole('link', { name: 'The Night Shift' }).click();
  await page.getByRole('link', { name: 'To the day' }).click();
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  free();
  await answered;
  await page.unroute('**/api/crews/*/record');
  // Where what is stored can't be read again, the form shows what was saved all the same.
  await page.route('**/api/crews/*/record', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Number of your event').fill('CA-117');
  await save.click();
  await expect(saved).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Another device' })).toHaveCount(0);
  await expect(page.getByLabel('Number of your event')).toHaveValue('CA-117');
  const stored = await server.db
    .selectFrom('crew_records')
    .select(['before', 'charity', 'event_code'])
    .where('crew_id', '=', id)
    .executeTakeFirst();
  expect(stored).toEqual({ before: 21, charity: 'The animal shelter', event_code: 'CA-117' });
});

test('a count begun anew without a network takes nothing of the count before', async ({ page, server }) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}/count`);
  await page.route('**/api/crews/*/tallies/*', (route) => route.abort());
  await page.getByLabel('What is this counter called?').fill('North gate');
  await page.getByRole('button', { name: 'Start counting' }).click();
  for (let tap = 0; tap < 7; tap += 1) await page.getByRole('button', { name: /One more/ }).click();
  await page.getByRole('button', { name: 'Start a new count' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start a new count' }).click();
  await page.getByRole('button', { name: /One more/ }).click();
  await page.getByRole('link', { name: 'Back to the day' }).click();
  await expect(page.locator('.day-counts dd').first()).toHaveText('8');
  await page.unroute('**/api/crews/*/tallies/*');
  const stored = () =>
    server.db
      .selectFrom('crew_tallies')
      .select(['label', 'plus'])
      .where('crew_id', '=', id)
      .orderBy('plus')
      .execute();
  await expect.poll(stored).toEqual([
    { label: 'North gate 2', plus: 1 },
    { label: 'North gate', plus: 7 },
  ]);
  await expect(page.locator('.day-counts dd').first()).toHaveText('8');
});

test('heads that were counted without a network reach the leader from whichever page is opened next', async ({
  page,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}/count`);
  await page.route('**/api/crews/*/tallies/*', (route) => route.abort());
  await page.getByLabel('What is this counter called?').fill('South gate');
  await page.getByRole('button', { name: 'Start counting' }).click();
  for (let tap = 0; tap < 3; tap += 1) await page.getByRole('button', { name: /One more/ }).click();
  await page.goto('/dashboard');
  const whole = await page.getByRole('link', { name: 'The Night Shift' }).evaluate((link) => {
    const { right, top, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(right - 3, top + height / 2));
  });
  expect(whole, 'the button beside the crew’s does not lie over it').toBe(true);
  await page.unroute('**/api/crews/*/tallies/*');
  await page.reload();
  const stored = () =>
    server.db.selectFrom('crew_tallies').select(['label', 'plus']).where('crew_id', '=', id).execute();
  await expect.poll(stored).toEqual([{ label: 'South gate', plus: 3 }]);
});

test('days that are tapped one after the other on a slow line are all drilled', async ({ page, server }) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}`);
  const free = await holdAnswers(page, '**/api/crews/*', 'PUT');
  for (const name of ['3', '4', '5']) await page.getByRole('checkbox', { name, exact: true }).click();
  free();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  for (const name of ['3', '4', '5']) {
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  }
  await expect
    .poll(() => server.db.selectFrom('crews').select('drills').where('id', '=', id).executeTakeFirst())
    .toEqual({ drills: [3, 4, 5] });
});

test('a count that is none is led to when the record is to be saved', async ({ page, server }) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}/day`);
  await page.getByLabel('Counted after').fill('1,200');
  await page.getByRole('button', { name: 'Save the record' }).click();
  await expect(page.getByLabel('Counted after')).toBeFocused();
  await expect(page.getByLabel('Counted after')).toHaveAccessibleDescription(
    'Please enter a whole number, or leave it empty.',
  );
});

test('a question that is asked again does not begin with what failed the last time', async ({
  page,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}`);
  await page.route('**/api/crews/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Delete the crew' }).click();
  await dialog.getByRole('button', { name: 'Delete it all' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We cannot be reached');
  await dialog.getByRole('button', { name: 'Keep it as it is' }).click();
  await page.getByRole('button', { name: 'Delete the crew' }).click();
  await expect(dialog.getByRole('button', { name: 'Delete it all' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});
