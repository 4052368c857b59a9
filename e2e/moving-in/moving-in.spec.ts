// Follows docs/moving.md step by step, as a person who runs a hosted product with 412 people, and counts every press
// and key.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import {
  hostedDumps,
  postgresPrograms,
} from '../../src/moving-in/server/testing/hosted-product/hosted-dump.ts';
import { hostedExport } from '../../src/moving-in/server/testing/hosted-product/hosted-product.ts';
import { zipOf } from '../../src/moving-in/server/testing/zip-of.ts';
import { readServiceFigures } from '../../src/platform/server/service-figures.ts';
import { makeEmptyDatabase, type TestedServer } from '../fixtures/given-server.ts';
import { makeHands } from '../fixtures/hands.ts';
import { mailedLink } from '../fixtures/mail.ts';
import { hold } from '../fixtures/stub.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';

const operator = 'boss@example.org';
let server: TestedServer;
test.use(ownServer({ OPERATOR_EMAILS: operator, DEV_TOOLS: 'on' }));
test.beforeAll(({ server: own }) => {
  server = own;
});

/**
 * Makes the export of the guide's step 1: by the guide's command where this machine has pg_dump, else as a zip of CSV
 * files by COPY.
 */
async function exportThere(guide: string): Promise<{ name: string; buffer: Buffer }> {
  if (postgresPrograms) {
    const [, command = ''] = /^ +(pg_dump .*) > moving\.sql\.gz$/m.exec(guide) ?? [];
    const [buffer = Buffer.of()] = await hostedDumps(command);
    return { name: 'moving.sql.gz', buffer };
  }
  const database = await makeEmptyDatabase();
  const tables = await hostedExport(database.url);
  await database.drop();
  const files = Object.entries(tables).map(([table, csv]) => [`${table}.csv`, csv]);
  return { name: 'moving.zip', buffer: await zipOf(Object.fromEntries(files)) };
}

/** Opens the mailed link, then goes to `path`. */
async function signInByLink(page: Page, email: string, path: string): Promise<void> {
  const link = await mailedLink(page, server.url, email);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page).toHaveURL(server.url + path);
}

// §7.hosted-product-moves-people-who §2.studio-shows-where-one-every
test('a hosted product of 412 people moves in, is checked, invited, and taken back', {
  tag: '@soak',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const hands = makeHands();
  const { press, fill } = hands;
  const studio = page.getByRole('navigation', { name: 'Studio' });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const [guide = ''] = (await readFile(new URL('../../docs/moving.md', import.meta.url), 'utf8')).split(
    /^# (?=A dance of your own)/m,
  );
  hands.read(guide);

  const exported = await exportThere(guide);
  // Steps 1 and 2: the person types the guide's commands and settings, because no page does this.
  for (const [command] of guide.matchAll(/(?<=^ {4,})\S.*\n/gm)) hands.type(command);

  await test.step('2. one mailed link makes the person the operator', async () => {
    hands.type('https://dance.example.org/auth');
    await page.goto(`${server.url}/auth`);
    await press(button('18+'));
    await press(page.getByRole('link', { name: 'Continue' }));
    await fill(page.getByLabel('First name'), 'Vincent');
    await fill(page.getByRole('main').getByRole('textbox', { name: 'Email' }), operator);
    await fill(page.getByLabel('Password', { exact: true }), 'lurch-and-drag-7');
    await press(button('Create Account'));
    await expect(page.getByRole('heading', { name: 'Two quick questions' })).toBeVisible();
    hands.type('https://dance.example.org/studio');
    await page.goto(`${server.url}/studio`);
    await press(button('Mail me the link'));
    await expect(page.getByText('A link is on its way')).toBeVisible();
    hands.point();
    hands.point();
    await signInByLink(page, operator, '/studio/event');
  });

  await test.step('3. the files are read, a dry run asks its questions, and everything is imported', async () => {
    await press(studio.getByRole('link', { name: 'Import & export' }));
    const files = page.locator('input[type=file]');
    // Dates in a spreadsheet's file can be read in two ways: the page asks, and remembers the choice.
    const csv = 'id,email,age_group,last_active_date\n1,sheet@example.com,18+,03/04/2026\n';
    await files.setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await button(/^Read the files/).click();
    await expect(page.getByText('“03/04/2026” is day 03 of month 04, or the other way round')).toBeVisible();
    await expect(page.getByLabel('users.csv', { exact: true })).toBeFocused();
    await expect(button(/^Read the files/)).toBeDisabled();
    await page.getByLabel('Dates in users.csv').selectOption('Day first: 31/12/2026');
    await button(/^Read the files/).click();
    await expect(button('New in users: 1')).toBeVisible();
    // Leaving the page deletes the files of the dry run in the background, so the test asks until they are gone.
    await page.goto('about:blank');
    const waiting = () =>
      server.db.selectFrom('imports').select('id').where('state', '<>', 'applied').execute();
    await expect.poll(waiting).toEqual([]);
    await page.goto(`${server.url}/studio/transfer`);
    hands.point();
    hands.point();
    await files.setInputFiles({ ...exported, mimeType: 'application/octet-stream' });
    await press(button(/^Read the files/));
    await expect(page.getByRole('button', { name: 'New in users: 412' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: /^Problems in/ })).toHaveCount(0);
    for (const question of await page.getByRole('radio', { name: /^Replace/ }).all()) await press(question);
    await press(button('Import now'));
    await expect(page.getByText('The import is in.')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('4. people sign in by link and find streak, lessons and trophies', async () => {
    const dancer = await (await browser.newContext()).newPage();
    const email = 'dancer12@example.com';
    // On a slow phone the address is typed before the page's scripts run, and it stays.
    const scripts = await hold(dancer, '/assets/*.js');
    await dancer.goto(`${server.url}/auth/login#link`, { waitUntil: 'commit' });
    await dancer.getByLabel('Email').fill(email);
    scripts.release();
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
    await fill(page.getByLabel('Subject'), 'We have moved');
    await fill(
      page.getByLabel('Your words'),
      'Hi {first_name}, our dance course has a new home, and everything that you did is there already. See you in class!',
    );
    await press(button(/^Send it to/));
    await expect(page.getByText(/were told/)).toContainText(/[1-9]\d* were told/);
    // A person who has signed in is not invited again.
    await expect(page.getByText(/were told/)).toContainText('1 have signed in');
    await press(button('Stop sending'));
    await expect(button(/^Send it to/)).toBeVisible();
    const invited = await (await page.request.get(`${server.url}/dev/mail`)).text();
    expect(invited).toContain('our dance course has a new home');
  });

  await test.step('the health page shows versions, disk, backup, mails and failed jobs as they are', async () => {
    await sql`select graphile_worker.add_job('feed_the_dead', max_attempts => 1)`.execute(server.db);
    await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Nothing to eat'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'feed_the_dead')`.execute(
      server.db,
    );
    const figures = await readServiceFigures(server.db);
    const { version, dependencies } = JSON.parse(
      await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    await studio.getByRole('link', { name: 'Health' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'look' })).toHaveText(
      '2 things want a look: mails, jobs.',
    );
    const card = (name: string) =>
      page.locator('.studio-health').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card('Versions')).toContainText(
      `Shamble ${version}, schema ${figures.schema.replace('.sql', '')}`,
    );
    await expect(card('Versions')).toContainText(`Node ${dependencies.node}, PostgreSQL ${figures.postgres}`);
    await expect(card('Disk')).toContainText(/\d [GT]B free of [\d.]+ [GT]B/);
    await expect(card('Backups')).toContainText(
      /The newest was written (just now|\d+ minutes? ago): before-import-/,
    );
    await expect(card('Mails')).toContainText(`${figures.mailsWaiting} waiting`);
    expect(figures.mailsWaiting).toBeGreaterThan(1);
    await expect(card('Jobs')).toContainText('feed_the_dead: 1 failed for good');
  });

  await test.step('the undo takes the whole import back, after a confirmation', async () => {
    await studio.getByRole('link', { name: 'History' }).click();
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

  // The presses of the undo don't count as moving in. The guide has the same figure.
  const minutes = Math.ceil(hands.minutes());
  test.info().annotations.push({
    type: 'at the keyboard',
    description: `${hands.minutes()} minutes, ${JSON.stringify(hands.acts)}`,
  });
  expect(minutes, `${hands.minutes()} ${JSON.stringify(hands.acts)}`).toBeLessThan(10);
  expect(/about (\d+) minutes are\s+yours/.exec(guide)?.[1]).toBe(String(minutes));
});
