// Feedback: one failing rule at a time, entries kept until they have arrived.

import { expect, test } from './fixtures/test.ts';
import { toasts } from './fixtures/toasts.ts';

const long = '🧟'.repeat(200);

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
