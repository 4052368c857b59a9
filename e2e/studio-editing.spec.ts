// Editing in the studio: notes, times, practice lists and two operators at once.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { TestedServer } from './fixtures/given-server.ts';
import { signInAsOperator } from './fixtures/operator.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

let server: TestedServer;
test.use(
  ownServer({
    OPERATOR_EMAILS: 'boss@example.org second@example.org',
  }),
);
test.beforeAll(({ server: own }) => {
  server = own;
});

// §5.learners-open-lesson-told-was
test('an operator edits notes, times and a practice list, and a second one is told', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio/lessons/2`);
  const learner = await (await browser.newContext()).newPage();
  await enterAsLearner(learner, server);
  await learner.clock.install();

  const notes = page.getByRole('textbox', { name: 'Notes' });
  async function pasteOverAll(html: string) {
    await notes.click();
    await page.keyboard.press('ControlOrMeta+a');
    await notes.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  }

  await test.step('bold, lists and tables come in from Google Docs and Word as they were', async () => {
    const same = [
      '<h2>Before you rise</h2>',
      '<p>Drag the <strong>left</strong> foot, <em>slowly</em>, as <a>they walk</a>.</p>',
      '<ul><li><p>knees</p><ul><li><p>both of them</p></li></ul></li><li><p>neck</p></li></ul>',
    ].join('');
    const table = '<p><strong>Count</strong> | Foot</p><p>one | left</p>';
    const numbered = '<ol><li><p>rise</p></li><li><p>walk</p></li></ol>';
    for (const [file, expected] of [
      ['google-docs', same + table],
      ['word', same + numbered + table],
    ] as const) {
      await pasteOverAll(await readFile(new URL(`fixtures/clipboard/${file}.txt`, import.meta.url), 'utf8'));
      const html = await notes.evaluate((element) => element.innerHTML.replace(/<(\w+) [^>]*>/g, '<$1>'));
      expect([file, html]).toEqual([file, expected]);
    }
  });

  await test.step('text from a word processor comes in without its clutter', async () => {
    const word =
      '<style>p{color:red}</style><p class="MsoNormal" onclick="x()">From <b>Word</b><o:p></o:p></p><img src=x>';
    await pasteOverAll(`<html><body><!--StartFragment-->${word}<!--EndFragment--></body></html>`);
    await expect(notes.locator('p', { hasText: 'From Word' }).locator('strong')).toHaveText('Word');
    await page.getByRole('button', { name: 'Warm-up card' }).click();
    await page.getByRole('button', { name: 'Preview as a learner sees it' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('WARM UP FIRST!')).toBeVisible();
    await page.getByRole('button', { name: 'Save this step' }).click();
    await expect(page.getByRole('button', { name: 'Save this step' })).toBeDisabled();
    await learner.goto(`${server.url}/learn/2`);
    await expect(learner.getByText('WARM UP FIRST!')).toBeVisible();
    await expect(learner.locator('.notes strong', { hasText: 'Word' })).toBeVisible();
  });

  await test.step('a learner on the open lesson is told of the next change, and takes it at once', async () => {
    await notes.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Slower.');
    await page.getByRole('button', { name: 'Save this step' }).click();
    await expect(page.getByRole('button', { name: 'Save this step' })).toBeDisabled();
    await learner.clock.fastForward(61_000);
    await expect(learner.getByText('This lesson was updated.')).toBeVisible();
    await expect(learner.locator('.notes')).not.toContainText('Slower.');
    await learner.getByRole('button', { name: 'Show it now' }).click();
    await expect(learner.locator('.notes')).toContainText('Slower.');
    await expect(learner.getByText('This lesson was updated.')).toHaveCount(0);
  });

  await test.step('ten megabytes are refused in place, and what was there stays', async () => {
    await notes.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'x'.repeat(10_000_000));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText('That is too long for notes. Nothing was pasted.')).toBeVisible();
    await expect(notes).toContainText('From Word');
  });

  await test.step('times are set by watching and pressing a key', async () => {
    await page.getByRole('button', { name: 'Set times by watching' }).click();
    await page.getByRole('button', { name: '+5 s' }).click();
    await page.keyboard.press('s');
    await expect(page.getByLabel('Start', { exact: true })).toHaveValue('0:35');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('button', { name: 'Close the player' }).click();
  });

  await test.step('an item that a learner has ticked is removed only after a yes', async () => {
    const origin = { origin: server.url };
    await learner.request.put(`${server.url}/api/checklists/2-practice-1/check`, { headers: origin });
    await page.getByRole('button', { name: 'Practice list', exact: true }).click();
    const start = page.getByLabel('Start', { exact: true }).nth(1);
    const before = await start.inputValue();
    await page.getByLabel('Item 1', { exact: true }).fill('Claw');
    await start.fill('no time');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(start).toHaveValue(before);
    await page.getByRole('button', { name: 'Cut it and add them to the list' }).click();
    await page.getByRole('button', { name: 'Take item 1 off the list' }).click();
    await page.getByRole('button', { name: 'Save this step' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take items off the practice list?' });
    await expect(dialog).toContainText('1 person has records on it.');
    await dialog.getByRole('button', { name: 'Take it out' }).click();
    await expect(page.getByRole('button', { name: 'Save this step' })).toBeDisabled();
  });

  await test.step('steps change places with the keyboard', async () => {
    await page.getByRole('button', { name: 'Move Lesson part 1' }).focus();
    // Each key has done its work when it is said aloud: "Picked up" comes before the rows are measured, which takes a moment.
    for (const [key, said] of [
      ['Space', 'moved over droppable area 2-learn-1'],
      ['ArrowDown', 'moved over droppable area 2-learn-2'],
      ['Space', 'dropped over droppable area 2-learn-2'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached();
    }
    await expect(page.getByRole('button', { name: 'Save title and order' })).toBeEnabled();
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('the date of the event stands on the clocks of the zone that was chosen, also later', async () => {
    const when = page.getByLabel('Date and time');
    const zone = page.getByLabel('on the clocks of');
    await page.goto(`${server.url}/studio/event`);
    await page.getByLabel('The date is decided').check();
    await when.fill('2031-10-25T20:00');
    await zone.selectOption('Pacific/Auckland');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await page.reload();
    await expect(zone).toHaveValue('Pacific/Auckland');
    await expect(when).toHaveValue('2031-10-25T20:00');
    const event = await (await page.request.get(`${server.url}/api/studio/event`)).json();
    expect(Date.parse(event.next_challenge_date)).toBe(Date.parse('2031-10-25T20:00+13:00'));
    await page.getByLabel('Name of the event').fill('Thriller Night');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(zone).toHaveValue('Pacific/Auckland');
    await expect(when).toHaveValue('2031-10-25T20:00');
  });

  await test.step('a new question is on the FAQ with the next load', async () => {
    await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
    await page.goto(`${server.url}/studio/faq`);
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Question').last().fill('Do I have to be dead?');
    await page.getByLabel('Answer').last().fill('Only from the waist up.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await learner.goto(`${server.url}/faq`);
    await learner.getByText('Do I have to be dead?').click();
    await expect(learner.getByText('Only from the waist up.')).toBeVisible();
  });

  await test.step('of two operators on one text the second is told, and nothing is lost', async () => {
    const second = await (await browser.newContext()).newPage();
    await signInAsOperator(second, server, 'second@example.org');
    await second.goto(`${server.url}/studio/texts`);
    await page.goto(`${server.url}/studio/texts`);
    const open = (who: Page) => who.getByRole('button', { name: /^learn_title/ }).click();
    await open(page);
    await open(second);
    await page.getByLabel('Text', { exact: true }).fill('First');
    await second.getByLabel('Text', { exact: true }).fill('Second');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    // On a phone it is told where Save was pressed.
    await second.setViewportSize({ width: 360, height: 640 });
    await second.getByLabel('Text', { exact: true }).evaluate((field) => field.scrollIntoView());
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    const told = second.getByRole('alert').filter({ hasText: 'This was changed elsewhere' });
    await expect(told).toBeFocused();
    for (const size of [
      { width: 360, height: 640 },
      { width: 320, height: 256 },
    ]) {
      await second.setViewportSize(size);
      await expect(told).toBeInViewport({ ratio: 1 });
    }
    await expect(second.getByLabel('Text', { exact: true })).toHaveValue('Second');
    await second.getByRole('button', { name: 'Keep mine and go on' }).click();
    await expect(second.getByText('Not saved yet')).toBeVisible();
    await expect(second.getByText('Please reload and try again')).toHaveCount(0);
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(second.getByText('Everything is saved')).toBeVisible();
    await learner.goto(`${server.url}/learn`);
    await expect(learner.getByRole('heading', { name: 'Second' })).toBeVisible();
    // On a small screen neither button lies over the other.
    await second.setViewportSize({ width: 360, height: 400 });
    await second.getByLabel('Text', { exact: true }).evaluate((field) => field.scrollIntoView());
    const [save, reset] = await Promise.all(
      ['Save', 'Reset to the built-in text'].map((name) =>
        second.getByRole('button', { name, exact: true }).boundingBox(),
      ),
    );
    expect(reset?.y).toBeGreaterThan((save?.y ?? 0) + (save?.height ?? 0));
    await second.context().close();
  });
  await learner.context().close();
});
