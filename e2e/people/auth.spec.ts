// The age gate, signing up in two steps, logging in, and the mailed links.

import { mailedLink, mailedProof } from '../fixtures/mail.ts';
import { newEmail, writeLearner } from '../fixtures/people.ts';
import { hold } from '../fixtures/stub.ts';
import { expect, test } from '../fixtures/test.ts';
import { toasts } from '../fixtures/toasts.ts';

// §2.auth-under-13-gets-message §4.age-gate-no-choice-then §2.under-13-session-cookie-without
test('a person under 13 can not sign up until the browser is closed', async ({ page, context, server }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Under 13' }).click();
  await expect(page.getByRole('status')).toContainText('at least 13');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  await page.goto('/auth/signup?age=18%2B');
  await expect(page).toHaveURL('/auth');

  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, expires }) => [name, value, expires])).toEqual([['under_13', '1', -1]]);
  const refused = await page.request.post(`${server.url}/api/auth/sign-up`, {
    headers: { origin: server.url },
    data: { first_name: 'Kid', email: newEmail(), password: 'lurch-and-drag-7', age_group: '18+' },
  });
  expect(refused.status()).toBe(403);
});

// §2.auth-signup-step-1-first §2.auth-signup-step-2-role §4.sign-up-step-1-step §4.survey-stays-open-over-reload
test('signing up takes two steps, and the survey stays open over a reload', async ({ page }) => {
  await page.goto('/auth/signup?age=18%2B');
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('Vlad 🧟 <b>');
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail('vlad'));
  await form.getByLabel('Password', { exact: true }).fill('lurch-and-drag-7');
  await page.setViewportSize({ width: 360, height: 500 });
  // This is the first message of the page, and nothing more can be loaded. The code that draws it was loaded with the
  // first focus.
  await expect(toasts(page)).toBeAttached();
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(toasts(page)).toContainText('Signup Failed');
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Create Account' }).click();

  await expect(form.getByRole('heading', { name: 'Two quick questions' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  const finish = form.getByRole('button', { name: 'Finish' });
  await form.getByText('Coordinator', { exact: true }).click();
  await form.getByText('Parts of it').click();
  // The page does not wait for anything after the survey, such as the mail.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await hold(page, '/api/profile');
  await finish.click();
  await expect(page).toHaveURL('/dashboard');
  expect(asked.filter((path) => /mail/.test(path))).toEqual([]);
  await expect(page.getByRole('main')).toContainText('VLAD');
});

// §2.auth-login-forgot-password-magic §4.login-two-modes §8.magic-link-success-check-your
// §7.links-carry-their-token-fragment
test('a mailed link signs in after a click, once, and its token leaves the address', async ({
  page,
  browser,
  server,
}) => {
  const { email } = await writeLearner(server.db);
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(toasts(page).getByText('Check your email')).toBeVisible();
  await expect(toasts(page).getByText('We sent you a magic link to sign in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();

  const link = await mailedLink(page, server.url, email);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Sign in now' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  const again = await browser.newPage();
  await again.goto(link.replace(/#.*/, ''));
  await expect(again.getByText('A part of this link was lost on its way.')).toBeVisible();
  await again.goto('about:blank');
  await again.goto(`${link.replace('#', '%23')}%3E`);
  await again.getByRole('button', { name: 'Sign in now' }).click();
  await again.getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(again).toHaveURL(`${server.url}/dashboard`);

  // The browser that asked for the mail signs in by its code.
  const { code } = await mailedProof(page, server.url, email);
  await page.goto('/auth/login');
  await page.getByLabel('Code from the mail').fill(` ${code.toLowerCase().replace('-', ' ')}`);
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expect(page).toHaveURL('/dashboard');

  await again.context().clearCookies();
  await again.goto(link);
  await again.getByRole('button', { name: 'Sign in now' }).click();
  await expect(toasts(again).getByText('This link has expired or was already used.')).toBeVisible();
  await expect(again.getByRole('button', { name: 'Send Link' })).toBeVisible();
  await again.close();
});
