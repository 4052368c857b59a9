// docs/moving.md, followed step by step by a person who runs a hosted product with 412 people, counting every press.

import type { Locator, Page } from '@playwright/test';
import { hostedExport } from '../server/testing/hosted-product/hosted-product.ts';
import { zipOf } from '../server/testing/zip-of.ts';
import { makeEmptyDatabase, type TestedServer } from './fixtures/given-server.ts';
import { mailedLink } from './fixtures/mail.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

test.use({ serviceWorkers: 'block' });

const operator = 'boss@example.org';
let server: TestedServer;
test.use(ownServer({ OPERATOR_EMAILS: operator, DEV_TOOLS: 'on' }));
test.beforeAll(({ server: own }) => {
  server = own;
});

/** The zip of CSV files that step 1 of the guide describes, made by COPY. */
async function exportThere(): Promise<Buffer> {
  const database = await makeEmptyDatabase();
  const tables = await hostedExport(database.url);
  await database.drop();
  return zipOf(Object.fromEntries(Object.entries(tables).map(([table, csv]) => [`${table}.csv`, csv])));
}

/** Opens the mailed link, which leads on to `path`. */
async function signInByLink(page: Page, email: string, path: string): Promise<void> {
  const link = await mailedLink(page, server.url, email);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page).toHaveURL(server.url + path);
}

test('a hosted product of 412 people moves in, is checked, invited, and taken back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const zip = await exportThere();

  await test.step('2. becoming the operator takes one mailed link from the page that says so', async () => {
    await enterAsLearner(page, server, { email: operator, first_name: 'Vincent' });
    await page.goto(`${server.url}/studio`);
    await press(button('Mail me the link'));
    await expect(page.getByText('A link is on its way')).toBeVisible();
    await signInByLink(page, operator, '/studio/event');
    presses += 1;
    await page.goto(`${server.url}/studio/transfer`);
  });

  await test.step('3. the import: files, a dry run, the questions, and in', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'moving.zip', mimeType: 'application/zip', buffer: zip });
    presses += 2;
    await press(button(/^Read the files/));
    await expect(page.getByRole('button', { name: 'New in users: 412' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: /^Problems in/ })).toHaveCount(0);
    for (const question of await page.getByRole('radio', { name: /^Replace/ }).all()) await press(question);
    await press(button('Import now'));
    await expect(page.getByText('The import is in.')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('4. people sign in by link and find streak, lessons and trophies', async () => {
    const dancer = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    const email = 'dancer12@example.com';
    await dancer.goto(`${server.url}/auth/login#link`);
    await dancer.getByLabel('Email').fill(email);
    await dancer.getByRole('button', { name: 'Send Link' }).click();
    await signInByLink(dancer, email, '/dashboard');
    await expect(
      dancer.getByText("You've completed 12 of 12 lessons").or(dancer.getByText('12/12')).first(),
    ).toBeVisible();
    const progress = await (await dancer.request.get(`${server.url}/api/progress`)).json();
    expect(progress).toMatchObject({ completed_count: 12 });
    expect(
      progress.trophies.filter(({ unlocked_at }: { unlocked_at: string | null }) => unlocked_at),
    ).toHaveLength(4);
    expect(progress.checked).toHaveLength(12);
    const profile = await (await dancer.request.get(`${server.url}/api/profile`)).json();
    expect(profile).toMatchObject({ current_streak: 12, role: 'dancer' });
    await dancer.context().close();
  });

  await test.step('5. everybody is invited, once the operator says so', async () => {
    await press(button(/^Send it to/));
    await expect(page.getByText(/were told/)).toContainText(/[1-9]\d* were told/);
    // Who has signed in already is not told again.
    await expect(page.getByText(/were told/)).toContainText('1 have signed in');
    await press(button('Stop sending'));
  });

  await test.step('the undo takes all of it back, after a yes', async () => {
    await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'History' }).click();
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: /^Imported 412 people/ }) });
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('dialog')).toContainText('The 412 people who came with it go too');
    await expect(page.getByRole('dialog')).toContainText('1 of them have signed in already');
    await button('Undo all of it').click();
    await expect(card.getByText('undone', { exact: true })).toBeVisible({ timeout: 60_000 });
    const people = await server.db.selectFrom('users').select('email').execute();
    expect(people).toEqual([{ email: operator }]);
  });

  // At ten seconds a press, with looking, far below the ten minutes at the keyboard.
  expect(presses).toBeLessThan(25);
});
