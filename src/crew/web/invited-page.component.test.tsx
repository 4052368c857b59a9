import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';

const lost = page.getByText(/A part of this link was lost on its way/);

test.each(['#7K3M9XQZ', '#7K3M-9XQZ>'])(
  'the invitation with %s says what it is and leads to sign-up',
  async (hash) => {
    await showApp({ at: `/crew/join${hash}` });
    await expect.element(page.getByRole('link', { name: 'Sign up and join' })).toBeVisible();
    await expect.element(lost).not.toBeInTheDocument();
  },
);

test('an invitation that lost its code in a mail gateway says so, and still leads to signing up', async () => {
  await showApp({ at: '/crew/join' });
  await expect.element(lost).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign up and join' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});
