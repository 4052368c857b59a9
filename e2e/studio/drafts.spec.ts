// Words typed in the studio survive a reload, Back, the end of the session, and another operator's save.

import type { Page } from '@playwright/test';
import type { TestedServer } from '../fixtures/given-server.ts';
import { mailedLink } from '../fixtures/mail.ts';
import { signInAsOperator } from '../fixtures/operator.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';

const [boss, second] = ['boss@example.org', 'second@example.org'];
let server: TestedServer;
test.use(ownServer({ OPERATOR_EMAILS: `${boss} ${second}`, DEV_TOOLS: 'on' }));
test.beforeAll(({ server: own }) => {
  server = own;
});

const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const save = (page: Page) => page.getByRole('button', { name: 'Save this step' });

async function write(page: Page, words: string): Promise<void> {
  await notes(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
  await expect(notes(page)).toContainText(words);
}

// §2.nothing-typed-studio-lost-reload
test('an edit survives a reload, Back, an ended session and another operator, without losing a word', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInAsOperator(page, server, boss);
  await page.goto(`${server.url}/studio/lessons`);
  await page.locator('a[href="/studio/lessons/1"]').click();

  await test.step('a reload asks first, and the words are there afterwards', async () => {
    await write(page, ' Slower than slow.');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(notes(page)).toContainText('Slower than slow.');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });

  await test.step('Back asks first', async () => {
    await write(page, ' And slower.');
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay and save' }).click();
    await expect(page).toHaveURL(/\/studio\/lessons\/1/);
    await expect(notes(page)).toContainText('And slower.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a session that ended is begun again over the page by a mailed link, and the edit goes on', async () => {
    await server.db.deleteFrom('sessions').execute();
    await save(page).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByRole('button', { name: 'Mail me a link instead' }).click();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(await mailedLink(page, server.url, boss));
    await elsewhere.getByRole('button', { name: 'Sign in now' }).click();
    await expect(elsewhere).toHaveURL(`${server.url}/studio/event`);
    await expect(again).toHaveCount(0);
    await expect(notes(page)).toContainText('Slower than slow. And slower.');
    await elsewhere.close();

    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await write(page, ' Not yet.');
  });

  await test.step('another operator was faster: both texts are shown until one is chosen', async () => {
    const other = await (await browser.newContext()).newPage();
    await signInAsOperator(other, server, second);
    await other.goto(`${server.url}/studio/lessons/1`);
    await write(other, ' Theirs.');
    await save(other).click();
    await expect(save(other)).toBeDisabled();
    await save(page).click();
    await expect(page.getByText('This was changed elsewhere while you were editing')).toBeVisible();
    await expect(notes(page)).toContainText('And slower.');
    await page.getByRole('button', { name: 'Keep mine and go on' }).click();
    await save(page).click();
    await expect(save(page)).toBeDisabled();

    await write(other, ' Once more.');
    await save(other).click();
    await other.getByRole('button', { name: 'Show what is stored, drop mine' }).click();
    await expect(notes(other)).toContainText('And slower.');
    await expect(notes(other)).not.toContainText('Once more.');
    await other.context().close();
  });
});
