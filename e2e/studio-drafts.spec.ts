// Nothing typed in the studio is ever lost: not to a reload, the network, the end of the session, or another operator.

import type { Page, Route } from '@playwright/test';
import type { TestedServer } from './fixtures/given-server.ts';
import { mailedLink } from './fixtures/mail.ts';
import { signInAsOperator } from './fixtures/operator.ts';
import { expect, ownServer, test } from './fixtures/test.ts';
import { toasts } from './fixtures/toasts.ts';

const names = ['boss', 'second', 'translator', 'editor', 'mover'];
const operators = names.map((name) => `${name}@example.org`);
const [boss = '', second = '', translator = '', editor = '', mover = ''] = operators;
let server: TestedServer;
test.use(ownServer({ OPERATOR_EMAILS: operators.join(' '), DEV_TOOLS: 'on' }));
test.beforeAll(({ server: own }) => {
  server = own;
});

const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const save = (page: Page) => page.getByRole('button', { name: 'Save this step' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

async function write(page: Page, words: string): Promise<void> {
  await notes(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
  await expect(notes(page)).toContainText(words);
}

/** What the next save of a step meets. A route that goes while its call waits could take other calls with it: this one stays. */
async function onNextSave(page: Page, meet: (route: Route) => Promise<void>): Promise<void> {
  let met = false;
  await page.route('**/api/studio/steps/*', (route) => {
    if (met) return route.fallback();
    met = true;
    return meet(route);
  });
}

/** The next save of a step waits for the answer that this gives. */
async function heldSave(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await onNextSave(page, (route) => promise.then(() => route.continue()));
  return resolve;
}

// §2.nothing-typed-studio-lost-reload
test('an edit goes through a reload, a lost network, an ended session and another operator, and loses no word', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { password } = await signInAsOperator(page, server, boss);
  const warning = page.getByRole('dialog', { name: 'This is not saved yet' });
  const endSession = () => server.db.deleteFrom('sessions').execute();
  await page.goto(`${server.url}/studio/lessons/1`);

  await test.step('a reload asks first, and the words are there afterwards', async () => {
    await write(page, ' Slower than slow.');
    // The browser takes a reload for one of the place before, while the page makes the one that holds it.
    await page.waitForFunction(() => history.state?.held);
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(notes(page)).toContainText('Slower than slow.');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });

  await test.step('every way out is asked about: another step, a link, Back, signing out', async () => {
    const ways = [
      () => page.getByRole('button', { name: 'Practice list', exact: true }).click(),
      () => page.getByRole('link', { name: 'All lessons' }).click(),
      () => page.goBack(),
      () => signOut(page),
    ];
    await write(page, ' And slower.');
    for (const way of ways) {
      await way();
      await warning.getByRole('button', { name: 'Stay and save' }).click();
      await expect(warning).toHaveCount(0);
      await expect(page).toHaveURL(/\/studio\/lessons\/1/);
      await expect(notes(page)).toContainText('And slower.');
    }
  });

  await test.step('a way out right after the answer is asked about too', async () => {
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.evaluate(async () => {
      const press = (words: string) =>
        [...document.querySelectorAll<HTMLElement>('a, button')]
          .find((each) => each.textContent?.includes(words))
          ?.click();
      press('Stay and save');
      // Before the browser tells the page that the dialog closed.
      for (let turn = 0; turn < 20; turn += 1) await null;
      press('All lessons');
    });
    // Longer than it takes until the first dialog is told to have closed.
    await page.waitForTimeout(300);
    await warning.getByRole('button', { name: 'Stay and save' }).click();
  });

  await test.step('leaving keeps the words on the device: a sign-out on another page asks about them, and coming back shows them', async () => {
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await signOut(page);
    await expect(warning).toContainText('on another page of the studio');
    await warning.getByRole('button', { name: 'Stay and save' }).click();
    await page.goto(`${server.url}/dashboard`);
    await signOut(page);
    await expect(toasts(page).getByRole('button', { name: 'Sign out all the same' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: /^Day 1 ·/ }).click();
    await expect(notes(page)).toContainText('And slower.');
  });

  await test.step('a save without a network says so, and keeps everything', async () => {
    await page.context().setOffline(true);
    await save(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(notes(page)).toContainText('And slower.');
    await page.context().setOffline(false);
  });

  await test.step('a session that ended is begun again over the page, by link or password, and the edit goes on', async () => {
    await endSession();
    await save(page).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill('not my password');
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(again.getByRole('alert')).toBeVisible();
    await again.getByRole('button', { name: 'Mail me a link instead' }).click();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(await mailedLink(page, server.url, boss));
    await elsewhere.getByRole('button', { name: 'Sign in now' }).click();
    await expect(elsewhere).toHaveURL(`${server.url}/studio/event`);
    await expect(again).toHaveCount(0);
    await expect(notes(page)).toContainText('Slower than slow. And slower.');
    await elsewhere.close();

    await write(page, ' Slowest.');
    await endSession();
    await save(page).click();
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(again).toHaveCount(0);
    await expect(notes(page)).toContainText('Slower than slow. And slower. Slowest.');
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await write(page, ' Not yet.');
  });

  await test.step('another operator was faster: both texts stand, until one is chosen', async () => {
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

  await test.step('words that are typed while a save is on its way stay, and go with the next one', async () => {
    const answer = await heldSave(page);
    await write(page, ' Before.');
    await save(page).click();
    await write(page, ' After.');
    answer();
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await page.reload();
    await expect(notes(page)).toContainText('Before. After.');
  });

  await test.step('a save whose answer is lost is one’s own: nobody else changed this, also after more words and a reload', async () => {
    const loseAnswer = (lose: (route: Route) => Promise<void>) =>
      onNextSave(page, (route) => route.fetch().then(() => lose(route)));
    await loseAnswer((route) => route.abort());
    await write(page, ' Stored.');
    await save(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Everything is saved').last()).toBeVisible();

    // The database was gone before it could say that it had stored it.
    const unavailable = { status: 503, contentType: 'application/problem+json' };
    const problem = JSON.stringify({ code: 'unavailable', status: 503, detail: 'Please try again.' });
    await loseAnswer((route) => route.fulfill({ ...unavailable, body: problem }));
    await write(page, ' Stored again.');
    await save(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await write(page, ' And more.');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(notes(page)).toContainText('Stored. Stored again. And more.');
    await save(page).click();
    await expect(page.getByText('Everything is saved').last()).toBeVisible();
    await page.reload();
    await expect(notes(page)).toContainText('Stored. Stored again. And more.');
  });

  await test.step('a page that is left while its save is on the way has nothing unsaved afterwards', async () => {
    const answer = await heldSave(page);
    await write(page, ' Gone home.');
    await save(page).click();
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    answer();
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('step 1-learn-1'));
    await expect.poll(() => page.evaluate(kept)).toEqual([]);
    await page.getByRole('link', { name: /^Day 1 ·/ }).click();
    await expect(notes(page)).toContainText('Gone home.');
    await expect(save(page)).toBeDisabled();
  });

  await test.step('Discard really goes back to what is stored', async () => {
    await write(page, ' Not this.');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(notes(page)).not.toContainText('Not this.');
    await expect(notes(page)).toContainText('And slower.');
  });
});

test('an item that is added, and written on while it is being saved, is one item', async ({ page }) => {
  await signInAsOperator(page, server, editor);
  await page.goto(`${server.url}/studio/lessons/2`);
  await page.getByRole('button', { name: 'Practice list', exact: true }).click();
  const items = page.getByRole('textbox', { name: /^Item \d+$/ });
  await expect(items.first()).toBeVisible();
  const before = await items.count();
  await page.getByRole('button', { name: 'Add an item' }).click();
  const answer = await heldSave(page);
  await items.last().fill('Bite');
  await save(page).click();
  await items.last().fill('Bite twice');
  answer();
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Practice list', exact: true }).click();
  await expect(items).toHaveCount(before + 1);
  await expect(items.last()).toHaveValue('Bite twice');
  await expect(save(page)).toBeDisabled();
});

test('another text or language opens only after a yes while a translation is not saved', async ({ page }) => {
  await signInAsOperator(page, server, translator);
  await page.goto(`${server.url}/studio/languages`);
  const warning = page.getByRole('dialog', { name: 'This is not saved yet' });
  const words = page.getByRole('textbox', { name: 'Translation' });
  const stay = async () => {
    await warning.getByRole('button', { name: 'Stay and save' }).click();
    await expect(words).toHaveValue('Wie bitte?');
  };
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('searchbox', { name: 'Search' }).fill('landing');
  await page.locator('.studio-list button').first().click();
  await words.fill('Wie bitte?');
  await page.locator('.studio-list button').nth(1).click();
  await stay();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await stay();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('de');
});

test('Back asks also about what was moved or taken off a list, without a letter being typed', async ({
  page,
}) => {
  await signInAsOperator(page, server, mover);
  await page.goto(`${server.url}/studio/event`);
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Take this question off the page' }).first().click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay and save' }).click();
  await expect(page).toHaveURL(/studio\/faq/);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/studio\/event/);
});
