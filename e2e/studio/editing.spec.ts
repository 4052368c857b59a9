// Editing notes in the studio: learners see the change at once.

import type { TestedServer } from '../fixtures/given-server.ts';
import { signInAsOperator } from '../fixtures/operator.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';

let server: TestedServer;
test.use(
  ownServer({
    OPERATOR_EMAILS: 'boss@example.org',
  }),
);
test.beforeAll(({ server: own }) => {
  server = own;
});

// §5.learners-open-lesson-told-was
test('an operator pastes and edits notes, and learners who have the lesson open are told', async ({
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

  await learner.context().close();
});
