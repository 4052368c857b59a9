// A press in the studio that takes its own button away: whoever goes by keyboard or by ear stays where they were.

import { signInAsOperator } from './fixtures/operator.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

test.use(ownServer({ OPERATOR_EMAILS: 'boss@example.org' }));

test('from Discard, Save, a choice between two texts and Undo to what came in their place', async ({
  page,
  server,
}) => {
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio/texts?text=landing_hero_title`);
  const text = page.getByLabel('Text', { exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByText('Everything is saved');
  await text.fill('Rise');
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter');
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
