// A mailed reset link sets a new password once, and ends every session.

import { mailedLink } from '../fixtures/mail.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toasts } from '../fixtures/toasts.ts';

// §7.link-leads-dashboard-reset-login
test('a reset link sets a new password, also for a person who is signed in', async ({ page, server }) => {
  const { email } = await enterAsLearner(page, server);
  const asked = await page.request.post(`${server.url}/api/profile/password-reset`, {
    headers: { origin: server.url },
    data: {},
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/profile');
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(await mailedLink(page, server.url, email, 'reset'));
  await expect(page).toHaveURL('/auth/login');
  const form = page.getByRole('main');
  await expect(form.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

  const save = form.getByRole('button', { name: 'Save password' });
  await form.getByLabel('New password').fill('claws-up-and-hold-4');
  await save.click();
  await expect(toasts(page).getByText('Your new password is saved. Please sign in.')).toBeVisible();
  await expect(otherTab).toHaveURL('/auth/login');

  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('claws-up-and-hold-4');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});
