// Feedback: one failing rule at a time, entries kept until they have arrived.

import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { toasts } from './fixtures/toasts.ts';

const long = '🧟'.repeat(200);

// §2.feedback-share-your-feedback-optional §5.feedback-first-failing-rule-only §8.feedback-first-message-toast-failed
test('the first failing rule is said in a toast and at its field, and nothing is sent', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/feedback', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/feedback');
  const form = page.getByRole('main');
  const submit = form.getByRole('button', { name: 'Submit Feedback' });
  const cases = [
    ['Name (optional)', 'n'.repeat(101), 'Name must be less than 100 characters', 'n'.repeat(100)],
    ['Email (optional)', 'not an address', 'Invalid email address', `${'e'.repeat(250)}@example.org`],
    ['Email (optional)', `${'e'.repeat(250)}@example.org`, 'Email must be less than 255 characters', ''],
  ] as const;
  for (const [label, wrong, message, right] of cases) {
    await form.getByLabel(label).fill(wrong);
    await submit.click();
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(form.getByLabel(label)).toBeFocused();
    await expect(toasts(page).getByText(message)).toBeVisible();
    // What was said before is out of date.
    await expect(toasts(page).locator('.toast')).toHaveCount(1);
    await form.getByLabel(label).fill(right);
  }
  await submit.click();
  await expect(form.getByText('Please select a valid feedback type')).toBeVisible();
  await form.getByLabel('Feedback type').selectOption({ label: 'Suggestion' });
  await form.getByLabel('Message').fill(`  ${'🧟'.repeat(199)}  `);
  await expect(form.getByText('199 / 200 characters').first()).toBeVisible();
  await submit.click();
  await expect(form.getByText('Message must be at least 200 characters')).toBeVisible();
  await form.getByLabel('Message').fill('x'.repeat(5001));
  await submit.click();
  await expect(form.getByText('Message must be less than 5000 characters')).toBeVisible();
  expect(sent).toBe(0);
});

// §3.feedback-name-email-null-type §4.feedback-idle-submitting-cleared-success §8.feedback-first-message-toast-failed
// §5.forms-empty-too-long-wrong
test('what could not be sent is kept, and what was sent is cleared', async ({ page }) => {
  await page.goto('/feedback');
  const form = page.getByRole('main');
  await form.getByLabel('Name (optional)').fill('שלום <script>alert(1)</script>');
  await form.getByLabel('Feedback type').selectOption({ label: 'Bug Report' });
  await form.getByLabel('Message').fill(long);
  await expect(form.getByText('200 / 200 characters').first()).toBeVisible();

  await page.route('**/api/feedback', (route) => route.abort());
  await form.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(toasts(page).getByText('Failed to send feedback. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue(long);
  await expect(form.getByLabel('Feedback type')).toHaveValue('bug');

  await page.unroute('**/api/feedback');
  const sending = page.waitForRequest('**/api/feedback');
  await form.getByRole('button', { name: 'Submit Feedback' }).dblclick();
  expect((await sending).postDataJSON()).toEqual({
    name: 'שלום <script>alert(1)</script>',
    email: null,
    feedback_type: 'bug',
    message: long,
  });
  await expect(toasts(page).locator('.toast-text')).toHaveText(['Thanks for your feedback!']);
  for (const label of ['Name (optional)', 'Message', 'Feedback type'])
    await expect(form.getByLabel(label)).toHaveValue('');
  await expect(form.getByText('0 / 200 characters').first()).toBeVisible();
});

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
