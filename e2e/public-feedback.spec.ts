// Feedback: what was typed stays with its person, over links and languages.

import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const long = '🧟'.repeat(200);

test('what was typed is there again after a link and in another language, until it is sent', async ({
  page,
}) => {
  await page.goto('/feedback');
  await page.getByLabel('Name (optional)').fill('Morticia');
  await page.getByLabel('Feedback type').selectOption('bug');
  await page.getByLabel('Message').fill(long);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await footer.getByRole('link', { name: 'Feedback' }).click();
  const main = page.getByRole('main');
  const typed = async () => {
    await expect(main.locator('[name=message]')).toHaveValue(long);
    await expect(main.locator('[name=name]')).toHaveValue('Morticia');
    await expect(main.locator('[name=feedback_type]')).toHaveValue('bug');
    await expect(main.getByText('200 / 200').first()).toBeVisible();
  };
  await typed();
  await footer.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/feedback$/);
  await typed();
  await main.getByRole('button').click();
  await expect(main.locator('[name=message]')).toHaveValue('');
  await page.goto('/feedback');
  await expect(main.getByText('0 / 200').first()).toBeVisible();
  await expect(main.locator('[name=message]')).toHaveValue('');
});

test('what was typed goes with its person', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/feedback');
  await page.getByLabel('Message').fill(long);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto('/feedback');
  await expect(page.getByText('0 / 200').first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});
