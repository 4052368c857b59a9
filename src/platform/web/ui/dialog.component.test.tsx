import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';
import { toasts } from '#testing/web/toasts.ts';
import { showFailure, showToast } from './toast.ts';

test('an error is shown below the words of an open dialog, and Escape dismisses it without closing the dialog', async () => {
  await showApp({ at: '/dev/ui' });
  await page.getByRole('button', { name: 'Dialog', exact: true }).click();
  showFailure({ title: 'Signup Failed', text: 'This email is already registered.' });
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await expect.element(dialog.css('.toast')).toHaveAttribute('role', 'alert');
  const bottom = dialog.css('.dialog-body').element().getBoundingClientRect().bottom;
  expect(dialog.css('.toast').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  (dialog.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.css('.toast')).toHaveLength(0);
  await expect.element(dialog).toBeVisible();
});

// §8.messages-one-kind-become-one
test('a message that leaves by itself waits until the dialog is closed, and does not cover the dialog', async () => {
  await showApp({ at: '/dev/ui' });
  await page.getByRole('button', { name: 'Dialog', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await expect.element(dialog).toBeVisible();
  showToast({ kind: 'success', text: 'Progress saved!' });
  showFailure({ text: 'This email is already registered.' });
  await expect.element(toasts.css('.toast')).toHaveLength(1);
  await expect.element(toasts).not.toMatchTextContent('Progress saved!');
  (dialog.getByRole('heading').element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toasts.getByText('Progress saved!')).toBeVisible();
});
