import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';
import { showFailure } from './toast.ts';

test('messages lie in front of an open dialog, whose Escape they keep to themselves', async () => {
  await showApp({ at: '/dev/ui' });
  await page.getByRole('button', { name: 'Dialog', exact: true }).click();
  showFailure({ title: 'Signup Failed', text: 'This email is already registered.' });
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await expect.element(dialog.css('.toast')).toHaveAttribute('role', 'alert');
  (dialog.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.css('.toast')).toHaveLength(0);
  await expect.element(dialog).toBeVisible();
});
