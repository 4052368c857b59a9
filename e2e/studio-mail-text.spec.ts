// The text of a mail is typed at length, and the mail beside it follows.

import { signInAsOperator } from './fixtures/operator.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

test.use(ownServer({ OPERATOR_EMAILS: 'boss@example.org', WRITES_PER_MINUTE: '120' }));

test('a mail that is written quickly is shown as it arrives, and can be saved', async ({ page, server }) => {
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio/texts?text=mail_welcome_body`);
  await page.getByLabel('Text', { exact: true }).press('ControlOrMeta+End');
  await page
    .getByLabel('Text', { exact: true })
    .pressSequentially(' Rise and dance with us tonight.'.repeat(5), { delay: 20 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(page.getByLabel('Preview').getByText('with us tonight. Rise')).toBeVisible();
});
