// The profile: settings, the person's data and signing out, with every toast.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, unreachable } from '#testing/web/answers.ts';
import { morticia } from '#testing/web/person.ts';
import { morticiasProfile, profileAnswers } from '#testing/web/profile.ts';
import { savedFiles } from '#testing/web/saved-files.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';

const outForABite = () => refusal('unavailable', { detail: 'Out for a bite.' });
const heading = page.getByRole('heading', { level: 1 });
const reminders = page.getByRole('switch', { name: /Practice reminders/ });

// §5.survey-both-else-please-complete §8.survey-save-failure-error-message §4.survey-stays-open-over-reload
test('an open survey can be finished from the profile, which says if an answer is missing or was not saved', async () => {
  const shown = await showApp({
    at: '/profile',
    answers: {
      ...profileAnswers({ role: null, experience_level: null }),
      readSession: { user: { ...morticia, survey_open: true, role: null }, developer_tools: false },
      saveSurvey: outForABite,
    },
  });
  await page.getByRole('link', { name: 'Answer two questions' }).click();
  await expect.element(page.getByRole('heading', { name: 'Two quick questions' })).toBeVisible();
  await shown.reload();
  const finish = page.getByRole('button', { name: 'Finish' });
  await expect.element(finish).toBeVisible();
  (page.css('form').element() as HTMLFormElement).requestSubmit();
  await expect.element(toasts.getByText('Please complete all questions')).toBeVisible();
  expect(shown.calls('saveSurvey')).toEqual([]);
  await page.getByText(/Instructor/).click();
  await page.getByText(/whole/).click();
  await finish.click();
  await expect.element(toasts).toMatchTextContent(/Error.*Out for a bite\./);
  shown.answer({ saveSurvey: {} });
  await finish.click();
  await expect.element(heading).toMatchTextContent('WELCOME');
  expect(window.location.pathname).toBe('/dashboard');
});

// §2.profile-reminders-switch-change-password §8.settings-saved-failed-update-settings
test('the reminders switch says whether it was saved, and goes back if it was not', async () => {
  const { answer } = await showApp({
    at: '/profile',
    answers: { ...profileAnswers(), setReminders: ({ body }) => body },
  });
  await expect.element(reminders).toBeChecked();
  await reminders.click();
  await said('Settings saved!');
  await expect.element(reminders).not.toBeChecked();
  for (const setReminders of [unreachable, outForABite]) {
    answer({ setReminders });
    await reminders.click();
    await expect.element(toasts.getByText('Failed to update settings')).toBeVisible();
    await expect.element(reminders).not.toBeChecked();
    await toasts.getByRole('button', { name: 'Dismiss' }).last().click();
    await expect.element(toasts.getByText('Failed to update settings')).not.toBeInTheDocument();
  }
});

// §2.profile-reminders-switch-change-password §8.password-reset-email-sent-failed
test('asking for the mail for a new password says whether it was sent', async () => {
  const { answer } = await showApp({
    at: '/profile',
    answers: { ...profileAnswers(), mailPasswordReset: outForABite },
  });
  const password = page.getByRole('button', { name: 'Change Password' });
  await password.click();
  await expect.element(toasts.getByText('Failed to send password reset email')).toBeVisible();
  answer({ mailPasswordReset: {} });
  await password.click();
  await said('Password reset email sent!');
});

test('the message of a failure disappears at the next try, even if success has no message', async () => {
  const files = savedFiles();
  const { answer } = await showApp({
    at: '/profile',
    answers: { ...profileAnswers(), exportData: outForABite },
  });
  const download = page.getByRole('button', { name: 'Download my data' });
  await download.click();
  await expect.element(toasts.getByText('An error occurred')).toBeVisible();
  answer({ exportData: { users: [{ first_name: 'Morticia' }] } });
  await download.click();
  await expect.element(toasts.getByText('An error occurred')).not.toBeInTheDocument();
  await expect.poll(() => files).toEqual(['my-data.json']);
});

// §8.error-occurred
test('a profile that cannot be read says so and can be tried again', async () => {
  const { answer } = await showApp({
    at: '/profile',
    answers: { ...profileAnswers(), readProfile: outForABite },
  });
  await expect.element(page.getByText('An error occurred')).toBeVisible();
  answer({ readProfile: morticiasProfile });
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('Morticia');
});

// §2.profile-menu-profile-sign-out §2.profile-sign-out §3.session-user-loading-flag-sign §8.signed-out-successfully
// §2.guard-goes-exactly-auth-login
test('signing out says so, replaces the page, and the next login does not lead back to it', async () => {
  await showApp({
    at: '/trophies',
    answers: { ...profileAnswers(), signOut: {} },
  });
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.css('.profile-sign-out').click();
  await said('Signed out successfully');
  await expect.element(heading).toHaveTextContent('Welcome back');
  expect([window.location.pathname, window.history.state?.usr ?? null]).toEqual(['/auth/login', null]);
  const back = new Promise((arrived) => window.addEventListener('popstate', arrived, { once: true }));
  window.history.back();
  await back;
  await expect.element(heading).toHaveTextContent('Welcome back');
  expect(window.location.pathname).toBe('/auth/login');
});

// §7.deleting-changing-address-ask-password
test('the question before an account is deleted says what else is deleted, and that a password is wrong', async () => {
  const { answer, calls } = await showApp({
    at: '/profile',
    answers: {
      ...profileAnswers(),
      deleteAccount: () => refusal('reauth_required', { detail: 'That is not your password.' }),
    },
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const password = dialog.getByLabelText('Password', { exact: true });
  // When a leader's account is deleted, the crew is deleted for all its members.
  await expect.element(dialog).toMatchTextContent('each crew that you lead with everything in it');
  await password.fill('not-this-one');
  const yes = dialog.getByRole('button', { name: 'Yes, delete everything' });
  await yes.click();
  await expect.element(dialog.getByText('That is not your password.')).toBeVisible();
  await expect.element(password).toHaveFocus();
  answer({ deleteAccount: () => refusal('too_many_requests', { detail: 'Please try again in 9 minutes.' }) });
  await yes.click();
  await expect.element(dialog.getByText('Please try again in 9 minutes.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Keep/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  // When it is opened again, the dialog does not show the error of the last time.
  await expect.element(password).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Escape}');
  expect(calls('deleteAccount').at(-1)?.body).toEqual({ password: 'not-this-one' });
});

// §8.settings-saved-failed-update-settings
test('a chosen time zone can be replaced by the device’s, and the page says whether it was saved', async () => {
  const { answer, calls } = await showApp({
    at: '/profile',
    answers: { ...profileAnswers({ chosen_zone: 'Asia/Kolkata' }), chooseZone: outForABite },
  });
  const zone = page.getByRole('combobox', { name: 'Time zone of your days' });
  await expect.element(zone).toHaveValue('Asia/Kolkata');
  await zone.selectOptions('UTC');
  await expect.element(toasts.getByText('Failed to update settings')).toBeVisible();
  await expect.element(zone).toHaveValue('Asia/Kolkata');
  answer({ ...profileAnswers(), chooseZone: ({ body }) => body });
  await zone.selectOptions('');
  await said('Settings saved!');
  expect(calls('chooseZone').map(({ body }) => body)).toEqual([
    { chosen_zone: 'UTC' },
    { chosen_zone: null },
  ]);
  await expect.poll(() => calls('readProfile').length).toBeGreaterThan(1);
});
