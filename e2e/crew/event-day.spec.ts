// An event day: phones that count heads, one of them without a network and killed, and names that stay on one device.

import type { Page } from '@playwright/test';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { type Printed, printed } from '#crew/rules/crew-paths.ts';
import { expect, test } from '../fixtures/test.ts';
import { anotherPerson, enterAsLeader, openCrew } from './fixtures/crew.ts';

test.use({ serviceWorkers: 'allow' });
const count = (page: Page) => page.getByRole('button', { name: /One more/ });

async function startCount(page: Page, url: string, id: string, label: string, kind: 'gate' | 'witness') {
  await page.goto(`${url}/crew/${id}/count`);
  await page.getByLabel('What is this counter called?').fill(label);
  await page.getByRole('radio', { name: kind === 'gate' ? 'A gate' : 'A witness' }).check();
  await page.getByRole('button', { name: 'Start counting' }).click();
}

async function tapTimes(page: Page, times: number) {
  for (let tap = 0; tap < times; tap += 1) await count(page).click();
}

// §9.heads-add-up-exactly-once §9.members-cant-spoil-head-count
test('a leader leads the day with three phones, one of which is without a network for an hour', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await enterAsLeader(page, server);
  const { id, code } = await openCrew(page, server);
  const helpers: Page[] = [];
  for (const first_name of ['Ada', 'Ben', 'Cleo']) {
    const helper = await anotherPerson(() => browser.newContext(), server, { first_name });
    await helper.goto(`${server.url}/crew/join#${code}`);
    await helper.getByRole('button', { name: 'Join The Night Shift' }).click();
    await expect(helper.getByText('To Grace you are')).toBeVisible();
    helpers.push(helper);
  }
  const [north, south, witness] = helpers as [Page, Page, Page];
  await page.goto(`/crew/${id}/day`);
  await expect(page.getByRole('heading', { name: 'Due now' })).toBeVisible();
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the day' }).getByRole('link', { name });
  await part('Count').click();
  const total = page.locator('.day-counts dd').first();
  await startCount(north, server.url, id, 'North gate', 'gate');
  await expect(page.locator('.day-counts')).toContainText('North gate');
  // With a single counter there is nobody to agree with.
  await expect(page.getByText('All counts are the same.')).toHaveCount(0);
  await startCount(south, server.url, id, 'South gate', 'gate');
  await startCount(witness, server.url, id, 'Witness Ada', 'witness');

  // The leader's page adds up the heads of phones with a network by itself, and names the phone without one.
  await north.route('**/api/crews/**', (route) => route.abort());
  await tapTimes(north, 13);
  await tapTimes(south, 8);
  await south.getByRole('button', { name: 'One back' }).click();
  await tapTimes(witness, 20);
  await expect(north.getByText('Kept on this device.')).toBeVisible();
  await expect(total).toHaveText('7');
  await server.db
    .updateTable('crew_tallies')
    .set({ updated_at: new Date(Date.now() - 3_600_000) })
    .where('crew_id', '=', id)
    .where('label', '=', 'North gate')
    .execute();
  await expect(page.getByText(/^The counts differ\. Not heard for two minutes: North gate/)).toBeVisible();

  // The browser of the phone without a network is killed. The phone's count is kept on the device.
  const killed = north.context();
  await north.close();
  const back = await killed.newPage();
  await back.goto(`${server.url}/crew/${id}/count`);
  await expect(count(back)).toContainText('13');
  await tapTimes(back, 1);
  await expect(count(back)).toContainText('14');
  await expect(back.getByText('The leader has this number.')).toBeVisible();
  await expect(total).toHaveText('21');
  await expect(page.getByText('The counts differ. Count again, or write down why.')).toBeVisible();
  await tapTimes(witness, 1);
  await expect(page.getByText('All counts are the same.')).toBeVisible();

  await part('Record').click();
  await page.getByRole('button', { name: 'Take 21 from the gates' }).click();
  await page.getByRole('button', { name: 'Save the record' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  for (const helper of helpers) await helper.context().close();
});

// §9.walk-ins-names-leave-device
test('walk-ins’ names stay on the device: they are printed, but are in no request', async ({
  page,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`/crew/${id}/day?tab=roster`);
  await page.getByLabel('Name of a walk-in').fill('Morticia Walkin');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Morticia Walkin')).toBeVisible();
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  for (const [name, heading] of [
    ['Roster to sign', 'Roster to sign'],
    ['Certificates', 'THRILL THE WORLD'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('Morticia Walkin')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the day' }).click();
  }
  expect(sent.filter((line) => line.includes('Walkin'))).toEqual([]);
  // A sign-out on any page of this tab would remove the names, so the page asks first.
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'The Night Shift' }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('the walk-ins’ names on this device (1)')).toBeVisible();
  await expect(page).toHaveURL(/profile/);
  await page.getByRole('button', { name: 'Sign out all the same' }).click();
  await expect(page).toHaveURL(/auth\/login/);
  expect(sent.filter((line) => line.includes('Walkin'))).toEqual([]);
});

/**
 * The number of pages on which each sheet is printed for nine names, some of them of the greatest length. A sheet that
 * is not listed here may take any number of pages.
 */
const pagesOf: Partial<Record<Printed, number>> = {
  'run-sheet': 1,
  script: 1,
  tags: 2,
  flyer: 1,
  parents: 1,
  witness: 1,
  certificates: 9,
};

// §9.sheets-a4-letter
test('every sheet prints on A4 and Letter, each page within the paper, also with the longest names', {
  tag: '@soak',
}, async ({ page, server }) => {
  test.slow();
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  const long = (letters: number) => 'Wilhelmina '.repeat(9).slice(0, letters);
  await server.db
    .updateTable('crews')
    .set({ name: long(crewLimits.nameMax), place: 'W'.repeat(crewLimits.placeMax) })
    .where('id', '=', id)
    .execute();
  await page.goto(`/crew/${id}/day?tab=roster`);
  for (const name of ['W'.repeat(40), long(99), ...'ABCDEFG']) {
    await page.getByLabel('Name of a walk-in').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByLabel('Name of a walk-in')).toHaveValue('');
  }
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await page.getByLabel('Counted after').fill('8');
  await page.getByLabel('Why the counts differ').fill(long(99));
  for (const what of printed) {
    await page.goto(`/crew/${id}/print/${what}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([what, wide]).toEqual([what, 0]);
    // In Firefox a page as high as the window would take a second sheet.
    for (const box of ['body', '#root']) await expect(page.locator(box)).toHaveCSS('min-height', '0px');
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = await page.pdf({ format });
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
      expect([what, format, pages.length]).toEqual([what, format, pagesOf[what] ?? pages.length]);
    }
    await page.emulateMedia({ media: 'screen' });
  }
  // On a phone a value may take half of its line.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/crew/${id}/print/record`);
  const value = await page.locator('.sheet-lines dd').first().boundingBox();
  expect(value?.width).toBeGreaterThan(120);
});
