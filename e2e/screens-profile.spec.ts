// The profile: the person, their figures, their settings with every toast, and the way out.

import type { Page } from '@playwright/test';
import { overflow } from './fixtures/axe.ts';
import { mailedLink } from './fixtures/mail.ts';
import { enterAsLearner, newEmail } from './fixtures/people.ts';
import { refuse } from './fixtures/stub.ts';
import { expect, test } from './fixtures/test.ts';

const toast = (page: Page, text: string) =>
  expect(page.locator('.toast-text', { hasText: text }).last()).toBeVisible();
const value = (page: Page, term: string) =>
  page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd');

// §2.profile-name-email-age-group §2.profile-support-block-button-payment §9.member-since-mmmm-d-yyyy
test('the profile shows the person, the figures and the day of joining', async ({ page, server }) => {
  const { id, email } = await enterAsLearner(page, server, {
    first_name: 'Lily',
    email: newEmail('lily'),
    completed: 4,
  });
  // In the evening of the day before, where the page is.
  const created_at = new Date('2026-09-04T06:30:00Z');
  await server.db.updateTable('users').set({ created_at }).where('id', '=', id).execute();
  await page.goto('/profile');
  for (const [term, text] of [
    ['Name', 'Lily'],
    ['Email', email],
    ['Age group', '18+'],
    ['Experience level', 'Never'],
    ['Role', 'Dancer'],
    ['Current streak', '1 day'],
    ['Lessons completed', '4'],
    ['Trophies earned', '1'],
    ['Member since', 'September 3, 2026'],
  ] as const)
    await expect(value(page, term)).toHaveText(text);
  const support = page.getByRole('link', { name: 'Buy us a coffee' }).first();
  await expect(support).toHaveAttribute('href', /^https:/);
  await expect(support).toHaveAttribute('target', '_blank');
});

// §5.survey-both-else-please-complete §8.survey-save-failure-error-message §4.survey-stays-open-over-reload
test('an open survey is named as such, with the way to finish it', async ({ page, server }) => {
  await enterAsLearner(page, server, { survey: false });
  await page.goto('/profile');
  await expect(value(page, 'Role')).toHaveText(/Not set|Dancer/);
  await expect(value(page, 'Experience level')).toHaveText('Not set');
  await page.getByRole('link', { name: 'Answer two questions' }).click();
  await expect(page.getByRole('heading', { name: 'Two quick questions' })).toBeVisible();
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await toast(page, 'Please complete all questions');
  await refuse(page, '/api/profile/survey');
  await page.getByRole('radio', { name: /Instructor/ }).check({ force: true });
  await page.getByRole('radio', { name: /whole/ }).check({ force: true });
  await page.getByRole('button', { name: 'Finish' }).click();
  await toast(page, 'Out for a bite.');
  await expect(page.locator('.toast-title').last()).toHaveText('Error');
  await page.unroute('**/api/profile/survey');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL('/dashboard');
});

// §2.auth-login-email-password-sign §2.profile-reminders-switch-change-password
// §8.settings-saved-failed-update-settings §8.password-reset-email-sent-failed
test('reminders and the password mail say how they went', async ({ page, server }) => {
  const { email } = await enterAsLearner(page, server);
  await page.goto('/profile');
  const reminders = page.getByRole('switch', { name: /Practice reminders/ });
  await expect(reminders).toBeChecked();
  await reminders.click();
  await toast(page, 'Settings saved!');
  await expect(reminders).not.toBeChecked();
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await expect(page.getByText('This device')).toBeVisible();
  await page.route('**/api/profile/reminders', (route) => route.abort());
  await reminders.click();
  await toast(page, 'Failed to update settings');
  await expect(reminders).not.toBeChecked();
  await page.getByRole('button', { name: 'Dismiss' }).last().click();
  await expect(page.locator('.toast-text', { hasText: 'Failed to update settings' })).toHaveCount(0);
  await page.unroute('**/api/profile/reminders');
  await refuse(page, '/api/profile/reminders');
  await reminders.click();
  await toast(page, 'Failed to update settings');
  await expect(reminders).not.toBeChecked();

  const password = page.getByRole('button', { name: 'Change Password' });
  await refuse(page, '/api/profile/password-reset');
  await password.click();
  await toast(page, 'Failed to send password reset email');
  await page.unroute('**/api/profile/password-reset');
  await password.click();
  await toast(page, 'Password reset email sent!');

  // A failure goes with the next try, also where what works says nothing.
  const failure = page.locator('.toast-text', { hasText: 'An error occurred' });
  const download = page.getByRole('button', { name: 'Download my data' });
  await refuse(page, '/api/profile/export');
  await download.click();
  await expect(failure).toBeVisible();
  await page.unroute('**/api/profile/export');
  await download.click();
  await expect(failure).toHaveCount(0);

  const link = await mailedLink(page, server.url, email, 'reset');
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('A password needs at least 8 characters.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a-fresher-grave-9');
  await page.getByRole('button', { name: 'Save password' }).click();
  await toast(page, 'Your new password is saved. Please sign in.');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-fresher-grave-9');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a new address counts once the link that was mailed to it is opened and confirmed', async ({
  page,
  server,
}) => {
  const { email, password } = await enterAsLearner(page, server);
  const next = newEmail('moved');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill('zoë@example.org');
  await dialog.getByRole('button', { name: 'Save email' }).click();
  await expect(dialog.getByText('Please enter an email address, such as dancer@example.com.')).toBeVisible();
  await expect(dialog.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true');
  // Marking what was typed, as far as beside the dialog, does not close it.
  const box = await dialog.getByLabel('New email').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(4, 400);
  await page.mouse.up();
  await expect(dialog.getByLabel('New email')).toHaveValue('zoë@example.org');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(dialog.getByLabel('New email')).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('button', { name: 'Save email' }).click();
  await expect(dialog.getByText('Please enter your email address.')).toBeVisible();
  // What is wrong is said at the field that is wrong.
  await dialog.getByLabel('New email').fill(next);
  await dialog.getByLabel('Password', { exact: true }).fill(password.repeat(20));
  await dialog.getByRole('button', { name: 'Save email' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('New email')).not.toHaveAttribute('aria-invalid');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText('We mailed a link to the new address')).toBeVisible();
  await expect(dialog.getByLabel('Code from the mail')).toBeVisible();
  await page.keyboard.press('Escape');
  const card = page.locator('.card').first();
  await expect(card.getByText(email)).toBeVisible();

  const link = await mailedLink(page, server.url, next, 'email');
  await page.goto('about:blank');
  await page.goto(link);
  const confirm = page.getByRole('dialog', { name: 'Confirm your new email' });
  await expect(confirm).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await refuse(page, '/api/profile/email/confirmation');
  await confirm.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.locator('.toast')).toContainText('Out for a bite.');
  await page.unroute('**/api/profile/email/confirmation');
  await confirm.getByRole('button', { name: 'Use this address' }).click();
  await toast(page, 'Settings saved!');
  await expect(page.locator('.toast-text', { hasText: 'Out for a bite.' })).toHaveCount(0);
  await expect(confirm).toBeHidden();
  await expect(card.getByText(next)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await confirm.getByRole('button', { name: 'Use this address' }).click();
  await toast(page, 'This link has expired or was already used. Please request a new one.');
  await expect(dialog).toBeVisible();
});

// §2.profile-menu-profile-sign-out §2.profile-sign-out §3.session-user-loading-flag-sign §8.signed-out-successfully
// §2.guard-goes-exactly-auth-login §3.sign-out-clears-our-keys §4.session-loading-until-read-follows
test('signing out says so, replaces the page and forgets where one was', async ({
  page,
  context,
  server,
}) => {
  await enterAsLearner(page, server);
  const other = await context.newPage();
  await other.goto('/learn');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/trophies');
  await page.goto('/profile');
  await page.locator('.profile-sign-out').click();
  await toast(page, 'Signed out successfully');
  await expect(page).toHaveURL('/auth/login');
  await test.step('in every open tab', () => expect(other).toHaveURL('/auth/login'));
  expect(await page.evaluate(() => window.history.state?.usr ?? null)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
  const kept = await page.evaluate(() =>
    Object.keys(window.localStorage).filter((key) => !/^shamble\.player(\.extras)?\.v1$/.test(key)),
  );
  expect(kept).toEqual([]);
});

// §7.deleting-changing-address-ask-password
test('an account is deleted after one more question', async ({ page, server }) => {
  const { password } = await enterAsLearner(page, server);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  // A crew is gone for all its members together with the account of its leader.
  await expect(dialog).toContainText('each crew that you lead with everything in it');
  await dialog.getByLabel('Password', { exact: true }).fill('not-this-one');
  await dialog.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await refuse(page, '/api/profile/deletion', 'Please try again in 9 minutes.');
  await dialog.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(dialog.getByText('Please try again in 9 minutes.')).toBeVisible();
  await page.unroute('**/api/profile/deletion');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  // Opened again, a dialog says nothing of the last time.
  await expect(dialog.getByLabel('Password', { exact: true })).not.toHaveAttribute('aria-invalid');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Yes, delete everything' }).click();
  await toast(page, 'Your account is gone. Rest in peace.');
  await expect(page).toHaveURL('/auth/login');
});

// §8.error-occurred
test('a profile that cannot be read says so and can be tried again', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await refuse(page, '/api/profile');
  await page.goto('/profile');
  await expect(page.getByText('An error occurred').first()).toBeVisible();
  await page.unroute('**/api/profile');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(value(page, 'Name')).toHaveText('Morticia');
});

test('with letters of twice their size nothing leaves its card or the window of a phone', {
  tag: '@soak',
}, async ({ page, server }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await enterAsLearner(page, server, { completed: 4 });
  for (const path of ['/profile', '/dashboard', '/learn', '/together']) {
    await page.goto(path);
    await expect(page.locator('.card').first()).toBeVisible();
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('.card dd, .card span, .room-late output, .brand')]
        .filter((element) => {
          const box = (element.closest('.card, .site-header') ?? document.body).getBoundingClientRect();
          const { right, bottom } = element.getBoundingClientRect();
          // What is folded away stands below its card, and nobody sees it.
          return element.checkVisibility() && (right > box.right || bottom > box.bottom + 1);
        })
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
    // Ten letters: words that have less room stand letter under letter.
    const squeezed = await page
      .locator('.card-row > div, .part-progress > li')
      .evaluateAll((words) =>
        words
          .filter((element) => element.clientWidth < 5 * parseFloat(getComputedStyle(element).fontSize))
          .map(({ textContent }) => textContent),
      );
    expect([path, ...outside, ...squeezed, ...(await overflow(page))]).toEqual([path]);
  }
});
