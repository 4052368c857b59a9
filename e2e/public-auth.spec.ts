// Getting in: the age gate, signing up in two steps, logging in, and the mailed links.

import type { Locator, Page } from '@playwright/test';
import { mailedLink, mailedProof } from './fixtures/mail.ts';
import { newEmail, writeLearner } from './fixtures/people.ts';
import { hold } from './fixtures/stub.ts';
import { expect, test } from './fixtures/test.ts';
import { toasts } from './fixtures/toasts.ts';

// §2.auth-under-13-gets-message §4.age-gate-no-choice-then §2.under-13-session-cookie-without
test('under 13 is a dead end that holds until the browser is closed', async ({ page, context, server }) => {
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

// §2.auth-others-get-continue-auth §2.auth-signup-step-1-first §2.13-17-notice-parent-guardian
test('the other ages continue to sign-up', async ({ page }) => {
  for (const [choice, address, reminders] of [
    ['13-17', '/auth/signup?age=13-17', false],
    ['18+', '/auth/signup?age=18%2B', true],
  ] as const) {
    await page.goto('/auth');
    await page.getByRole('button', { name: choice }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText(`Age group: ${choice}`)).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeChecked({ checked: reminders });
    await expect(page.getByText('parent or guardian')).toHaveCount(reminders ? 0 : 1);
  }
});

// §2.auth-signup-age-defaults-18 §2.age-missing-unencoded-18-18
test('an unencoded 18+ is 18+, a missing age too, and anything else goes back to the gate', async ({
  page,
}) => {
  for (const address of ['/auth/signup?age=18+', '/auth/signup']) {
    await page.goto(address);
    await expect(page.getByText('Age group: 18+')).toBeVisible();
  }
  await page.goto('/auth/signup?age=12');
  await expect(page).toHaveURL('/auth');
});

// §2.auth-signup-step-1-first §2.auth-signup-step-2-role §4.sign-up-step-1-step §4.survey-stays-open-over-reload
test('signing up takes two steps, and the survey stays open over a reload', async ({ page }) => {
  await page.goto('/auth/signup?age=18%2B');
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  for (const message of [
    'Please enter your first name.',
    'Please enter your email address.',
    'Please enter a password.',
  ])
    await expect(form.getByText(message)).toBeVisible();

  await form.getByLabel('First name').fill('Vlad 🧟 <b>');
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail('vlad'));
  await form.getByLabel('Password', { exact: true }).fill('password');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(form.getByText('This password is too common. Please choose another.')).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Vlad 🧟 <b>');
  await form.getByLabel('Password', { exact: true }).fill('lurch-and-drag-7');
  await page.setViewportSize({ width: 360, height: 500 });
  // The first message of this page, and nothing more can be fetched.
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(toasts(page)).toContainText('Signup Failed');
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Create Account' }).click();

  await expect(form.getByRole('heading', { name: 'Two quick questions' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  const finish = form.getByRole('button', { name: 'Finish' });
  await expect(finish).toBeDisabled();
  await form.getByText('Coordinator', { exact: true }).click();
  await expect(finish).toBeDisabled();
  await form.getByText('Parts of it').click();
  // Nothing that follows the survey, such as its mail, is waited for.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await hold(page, '/api/profile');
  await finish.click();
  await expect(page).toHaveURL('/dashboard');
  expect(asked.filter((path) => /mail/.test(path))).toEqual([]);
  await expect(page.getByRole('main')).toContainText('VLAD');
});

test('a person signs up with the keyboard alone', async ({ page }) => {
  await page.goto('/auth');
  await tabTo(page, page.getByRole('button', { name: '18+' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('link', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Email', newEmail('ada')],
    ['Password', 'lurch-and-drag-7'],
  ] as const) {
    await tabTo(page, page.getByRole('main').getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Two quick questions' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Dancer' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Never' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Finish' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

// §8.signup-failed-this-email-already
test('a registered address is told so at sign-up, with the way to log in', async ({ page, server }) => {
  const { email } = await writeLearner(server.db);
  await page.goto('/auth/signup');
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('Twin');
  await form.getByRole('textbox', { name: 'Email' }).fill(email.toUpperCase());
  await form.getByLabel('Password', { exact: true }).fill('lurch-and-drag-7');
  await form.getByRole('button', { name: 'Create Account' }).click();
  const toast = toasts(page);
  await expect(toast).toContainText('Signup Failed');
  await expect(toast).toContainText('This email is already registered.');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email.toUpperCase());
  await expect(toast.getByText('Login instead')).toBeVisible();
  const address = form.getByRole('textbox', { name: 'Email' });
  await address.fill('no address');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(address).toHaveAccessibleDescription(
    'Please enter an email address, such as dancer@example.com.',
  );
  await address.fill(email);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await form.getByRole('link', { name: 'Login instead' }).click();
  await expect(page).toHaveURL('/auth/login');
});

// §5.login-email-password-required-email §8.login-failed-servers-message
test('a failed login keeps what was typed, and a good one follows the wanted page', async ({
  page,
  server,
}) => {
  const { email, password } = await writeLearner(server.db);
  await page.goto('/trophies#trophy-part2');
  await expect(page).toHaveURL('/auth/login');
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByText('Please enter your email address.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill('not-the-password');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(toasts(page).getByText('Login Failed')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText('Email or password is not correct.');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/trophies#trophy-part2');

  await page.goto('/auth/login');
  await expect(page).toHaveURL('/dashboard');
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

  // The browser that asked gets in by the code.
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

// §8.server-network-gone-calm-message
test('no network: login says so calmly and keeps what was typed', async ({ page, context }) => {
  await page.goto('/auth/login');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('lurch-and-drag-7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We cannot be reached');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('somebody@example.org');
  // The list of messages could not be fetched either; it comes with the next message.
  await context.setOffline(false);
  await page.getByLabel('Password', { exact: true }).fill('not-this-one-7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toasts(page).getByText('Email or password is not correct.')).toBeVisible();
});

/** Goes on with the Tab key until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}
