// Operators at work: nobody's work is undone unseen, nobody is blamed for what another did, and who types at length, sends files
// on a slow line or goes by keyboard gets on. Each test has an operator of its own.

import type { Locator, Page } from '@playwright/test';
import { signInAsOperator } from './fixtures/operator.ts';
import { silentWav } from './fixtures/silent-wav.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

const operators = ['boss', 'reader', 'author', 'keys', 'mover', 'player', 'writer'];
test.use(
  ownServer({
    OPERATOR_EMAILS: operators.map((name) => `${name}@example.org`).join(' '),
    WRITES_PER_MINUTE: '120',
  }),
);

/** What is sent to the address arrives when this is called. */
async function held(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Where it begins and ends, in pixels. */
const sides = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [left, right];
  });

test('videos that another operator put into other steps stay when one’s own are kept', async ({
  page,
  server,
}) => {
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio/videos`);
  const mine = page.getByLabel('Video of Day 1, part 1', { exact: true });
  const theirs = page.getByLabel('Video of Day 2, part 1', { exact: true });
  await mine.fill('mine-000001');
  await server.db
    .updateTable('steps')
    .set({ youtube_id: 'theirs-0002' })
    .where('id', '=', '2-learn-1')
    .execute();
  await page.getByRole('button', { name: 'Save 1 step' }).click();
  await page.getByRole('button', { name: 'Keep mine and go on' }).click();
  await expect(theirs).toHaveValue('theirs-0002');
  await page.getByRole('button', { name: 'Save 1 step' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(mine).toHaveValue('mine-000001');
  await expect(theirs).toHaveValue('theirs-0002');
});

test('messages of which one was deleted meanwhile say so, and stay chosen', async ({ page, server }) => {
  await signInAsOperator(page, server, 'reader@example.org');
  await server.db
    .insertInto('feedback')
    .values(
      ['First', 'Second', 'Third'].map((name) => ({
        name,
        email: null,
        feedback_type: 'bug' as const,
        message: 'x',
      })),
    )
    .execute();
  await page.goto(`${server.url}/studio/feedback`);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await server.db.deleteFrom('feedback').where('name', '=', 'Second').execute();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Second')).toHaveCount(0);
  await expect(page.getByText('Somebody else has deleted one of these messages.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('0 open')).toBeVisible();
});

test('a part is added once the title is saved, and is nobody else’s change', async ({ page, server }) => {
  await signInAsOperator(page, server, 'author@example.org');
  await page.goto(`${server.url}/studio/lessons/3`);
  const lesson = page.getByRole('region', { name: 'The lesson' });
  const add = lesson.getByRole('button', { name: 'Add a lesson part' });
  await lesson.getByLabel('Title').fill('Risen');
  await expect(add).toBeDisabled();
  await lesson.getByRole('button', { name: 'Save title and order' }).click();
  await add.click();
  await expect(lesson.getByRole('button', { name: 'Lesson part 3', exact: true })).toBeVisible();
  await expect(lesson.getByText('Everything is saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Risen');
});

test('what is imported is what stands on the page', async ({ page, server }) => {
  await signInAsOperator(page, server, 'mover@example.org');
  await page.goto(`${server.url}/studio/transfer`);
  const files = page.getByLabel('Files');
  const settings = { name: 'settings.csv', mimeType: 'text/csv' };
  await files.setInputFiles({ ...settings, buffer: Buffer.from('key,value\nchallenge_name,Rise\n') });
  const arrive = await held(page, '**/api/studio/imports/*/settings*');
  await page.getByRole('button', { name: 'Read the files' }).click();
  await expect(files).toBeDisabled();
  await expect(page.getByLabel('settings.csv')).toBeDisabled();
  arrive();
  await expect(page.getByText('settings: 1 rows')).toBeVisible();
});

test('a recording that is still on its way is not overtaken by another', async ({ page, server }) => {
  await signInAsOperator(page, server, 'player@example.org');
  await page.goto(`${server.url}/studio/music`);
  const arrive = await held(page, '**/api/studio/recording/file');
  await page
    .getByLabel('A sound file')
    .setInputFiles({ name: 'a.wav', mimeType: 'audio/wav', buffer: silentWav(60) });
  await expect(page.getByText('Reading and uploading…')).toBeVisible();
  await expect(page.getByLabel('A sound file')).toBeDisabled();
  arrive();
  await expect(page.getByLabel('Another file')).toBeEnabled();
});

test('a mail that is written quickly is shown as it arrives, and can be saved', async ({ page, server }) => {
  await signInAsOperator(page, server, 'writer@example.org');
  await page.goto(`${server.url}/studio/texts?text=mail_welcome_body`);
  await page.getByLabel('Text', { exact: true }).press('ControlOrMeta+End');
  await page
    .getByLabel('Text', { exact: true })
    .pressSequentially(' Rise and dance with us tonight.'.repeat(5), { delay: 20 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(page.getByLabel('Preview').getByText('with us tonight. Rise')).toBeVisible();
});

test('from Discard, Save, a choice between two texts and Undo to what came in their place', async ({
  page,
  server,
}) => {
  await signInAsOperator(page, server, 'keys@example.org');
  await page.goto(`${server.url}/studio/texts?text=landing_hero_title`);
  const text = page.getByLabel('Text', { exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByText('Everything is saved');
  await text.fill('Rise');
  const discard = page.getByRole('button', { name: 'Discard changes' });
  const [, ends = 0] = await sides(save);
  expect((await sides(discard))[0], 'no press on Save discards').toBeGreaterThanOrEqual(ends);
  await discard.press('Enter');
  await expect(saved).toBeFocused();

  await text.fill('Rise again');
  await save.press('Enter');
  await expect(saved).toBeVisible();
  await expect(save).toBeFocused();

  await text.fill('Rise once more');
  await server.db
    .updateTable('ui_copy')
    .set({ text: 'Theirs' })
    .where('key', '=', 'landing_hero_title')
    .execute();
  await save.press('Enter');
  await page.getByRole('button', { name: 'Keep mine and go on' }).press('Enter');
  await expect(save).toBeFocused();
  await save.press('Enter');
  await expect(saved).toBeVisible();

  await page.goto(`${server.url}/studio/history`);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().press('Enter');
  await expect(page.getByText('undone', { exact: true })).toBeFocused();
});
