import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';

const main = page.getByRole('main');

test.each(['/profile?mailed=email#email=abc', '/profile?mailed=email'])(
  'a signed-out person who opens %s reads at the login form why it is shown',
  async (at) => {
    await showApp({ at });
    await expect.element(main.getByLabelText('Password', { exact: true })).toBeVisible();
    await expect.element(main.getByText(/Log in here first/)).toBeVisible();
  },
);

test('the login before another guarded page says nothing about a mailed link', async () => {
  await showApp({ at: '/profile' });
  await expect.element(main.getByLabelText('Password', { exact: true })).toBeVisible();
  await expect.element(main.getByText(/Log in here first/)).not.toBeInTheDocument();
});
