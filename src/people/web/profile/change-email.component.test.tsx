// The form for another address shows each fault at its field, and a mailed link that no longer works leads to
// the form.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#testing/web/answers.ts';
import { profileAnswers } from '#testing/web/profile.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';

const dialog = page.getByRole('dialog', { name: 'Change email' });
const email = dialog.getByLabelText('New email');
const password = dialog.getByLabelText('Password', { exact: true });
const save = dialog.getByRole('button', { name: 'Save email' });
const open = page.getByRole('button', { name: 'Change email' });
const wrongAddress = dialog.getByText('Please enter an email address, such as dancer@example.com.');
const confirm = page.getByRole('dialog', { name: 'Confirm your new email' });
const use = confirm.getByRole('button', { name: 'Use this address' });

test('an invalid address is shown at its field, and no longer when the form is opened again', async () => {
  const { calls } = await showApp({ at: '/profile', answers: profileAnswers() });
  await open.click();
  await email.fill('zoë@example.org');
  await save.click();
  await expect.element(wrongAddress).toBeVisible();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await open.click();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await save.click();
  await expect.element(dialog.getByText('Please enter your email address.')).toBeVisible();
  expect(calls('changeEmail')).toEqual([]);
});

test('selecting typed text with the mouse, until outside of the dialog, does not close it', async () => {
  await showApp({ at: '/profile', answers: profileAnswers() });
  await open.click();
  await email.fill('zoe@example.org');
  await userEvent.dragAndDrop(email, page.css('dialog[open]'), {
    sourcePosition: { x: 40, y: 20 },
    targetPosition: { x: -100, y: 40 },
    force: true,
  });
  await expect.element(email).toHaveValue('zoe@example.org');
});

test('a wrong password is shown at its field, and a sent mail with the field for its code', async () => {
  const { answer } = await showApp({
    at: '/profile',
    answers: { ...profileAnswers(), changeEmail: () => refusal('invalid_input', { field: 'password' }) },
  });
  await open.click();
  await email.fill('zoe@example.org');
  await password.fill('p'.repeat(200));
  await save.click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  answer({ changeEmail: {} });
  await password.fill('lurch-and-drag-7');
  await save.click();
  await expect.element(dialog.getByText(/^We mailed a link to the new address/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Code from the mail')).toBeVisible();
});

test('a confirmation that fails says so and can be tried again', async () => {
  const { answer } = await showApp({
    at: '/profile#email=abc',
    answers: {
      ...profileAnswers(),
      confirmEmail: () => refusal('unavailable', { detail: 'Out for a bite.' }),
    },
  });
  await use.click();
  await expect.element(toasts.getByText('Out for a bite.')).toBeVisible();
  expect(window.location.hash).toBe('');
  answer({ confirmEmail: {} });
  await use.click();
  await said('Settings saved!');
  await expect.element(toasts.getByText('Out for a bite.')).not.toBeInTheDocument();
  await expect.element(confirm).not.toBeInTheDocument();
});

test('a mailed link that no longer works says so and leads to the form for a new link', async () => {
  await showApp({
    at: '/profile#email=abc',
    answers: { ...profileAnswers(), confirmEmail: () => refusal('link_invalid') },
  });
  await use.click();
  await expect
    .element(toasts.getByText(/This link has expired or was already used. Please request a new one\./))
    .toBeVisible();
  await expect.element(dialog).toBeVisible();
  await expect.element(email).toBeVisible();
});
