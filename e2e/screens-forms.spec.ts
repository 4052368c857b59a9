// Bad input and failures in the account forms: the message at the field, entries kept, nothing sent.

import type { Page } from '@playwright/test';
import { enterAsLearner, newEmail } from './fixtures/people.ts';
import { hold, refuse } from './fixtures/stub.ts';
import { expect, test } from './fixtures/test.ts';
import { toasts } from './fixtures/toasts.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

/** Counts the calls to `path` from now on. */
async function countCalls(page: Page, path: string): Promise<() => number> {
  let calls = 0;
  await page.route(`**${path}`, (route) => {
    calls += 1;
    return route.continue();
  });
  return () => calls;
}

// §5.sign-up-first-name-email §5.differs-006-decisions-006-accounts §5.forms-empty-too-long-wrong
test('sign-up names each wrong entry at its field, keeps them all and sends nothing', async ({ page }) => {
  await page.goto('/auth/signup');
  const sent = await countCalls(page, '/api/auth/sign-up');
  const submit = page.getByRole('button', { name: 'Create Account' });
  const good = { 'First name': 'Ada', Email: newEmail('ada'), Password: 'lurch-and-drag-7' };
  for (const [name, entry, message] of [
    ['First name', '   ', 'Please enter your first name.'],
    ['First name', 'n'.repeat(101), 'A name can have at most 100 characters.'],
    ['Email', 'ada at example', 'Please enter an email address, such as dancer@example.com.'],
    ['Email', `${'e'.repeat(250)}@example.org`, 'An email address can have at most 255 characters.'],
    ['Password', '🧟'.repeat(7), 'A password needs at least 8 characters.'],
    ['Password', 'p'.repeat(129), 'A password can have at most 128 characters.'],
  ] as const) {
    for (const [other, value] of Object.entries(good)) await field(page, other).fill(value);
    await field(page, name).fill(entry);
    await submit.click();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveValue(entry);
  }
  expect(sent()).toBe(0);

  await field(page, 'Password').fill('iloveyou');
  await submit.click();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/This password is too common\./);
  await expect(field(page, 'First name')).toHaveValue('Ada');
});

// §5.forms-empty-too-long-wrong
test('names in any script, with emoji or looking like code, are names', async ({ page }) => {
  await page.goto('/auth/signup');
  await field(page, 'First name').fill('زومبي 🧟‍♀️ <img src=x onerror=alert(1)>');
  await page
    .getByLabel('Last name (optional)')
    .or(page.locator('[name="last_name"]'))
    .first()
    .fill("O'Grave & Söhne");
  await field(page, 'Email').fill(`  ${newEmail('rtl')}  `);
  await field(page, 'Password').fill(' 🧟 pass word 🧟 ');
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Two quick questions' })).toBeVisible();
  await expect(toasts(page).getByText('Signup Failed')).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.locator('dd').first()).toHaveText(
    "زومبي 🧟‍♀️ <img src=x onerror=alert(1)> O'Grave & Söhne",
  );
});

// §8.signup-failed-this-email-already §8.no-user-returned §8.server-network-gone-calm-message
test('sign-up without an answer, or with an empty one, says so and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/auth/signup');
  const email = newEmail('quiet');
  await field(page, 'First name').fill('Ada');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('lurch-and-drag-7');
  await page.route('**/api/auth/sign-up', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toasts(page)).toContainText('Signup Failed');
  await expect(toasts(page)).toContainText('We cannot be reached at the moment.');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Password')).toHaveValue('lurch-and-drag-7');
  await page.unroute('**/api/auth/sign-up');
  await page.route('**/api/auth/sign-up', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toasts(page).getByText('No user returned')).toBeVisible();
  await page.unroute('**/api/auth/sign-up');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Two quick questions' })).toBeVisible();
  await expect(toasts(page).getByText('Signup Failed')).toHaveCount(0);
});

// §5.magic-link-email-required §8.magic-link-failure-error-message §8.known-address-told-sign-up
test('the mailed link asks for an address, and its failure is an error with the message', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const sent = await countCalls(page, '/api/auth/magic-link');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await field(page, 'Email').fill('<script>alert(1)</script>');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('Please enter an email address, such as dancer@example.com.')).toBeVisible();
  expect(sent()).toBe(0);
  await page.unroute('**/api/auth/magic-link');
  await refuse(page, '/api/auth/magic-link');
  await field(page, 'Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(toasts(page).locator('.toast-title')).toHaveText('Error');
  await expect(toasts(page)).toContainText('Out for a bite.');
  await expect(field(page, 'Email')).toHaveValue('ada@example.org');
  await page.unroute('**/api/auth/magic-link');
  await test.step('an unknown address gets the same answer', async () => {
    await field(page, 'Email').fill(newEmail('nobody'));
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(toasts(page).getByText('We sent you a magic link to sign in.')).toBeVisible();
  });
});

// §4.double-clicks-harmless
test('a feedback sent by a double click arrives once', async ({ page }) => {
  await page.goto('/feedback');
  const sent = await countCalls(page, '/api/feedback');
  await page.getByLabel('Feedback type').selectOption('general');
  await page.getByLabel('Message').fill('x'.repeat(200));
  await page.getByRole('button', { name: 'Submit Feedback' }).dblclick({ delay: 400 });
  await expect(toasts(page).locator('.toast-text')).toHaveText(['Thanks for your feedback!']);
  expect(sent()).toBe(1);
});

// §2.feedback-share-your-feedback-optional §2.buttons-keep-their-width-while
test('while a form is on its way its button says so at an unchanged width', async ({ page }) => {
  const cases = [
    ['/feedback', 'Submit Feedback', 'Sending...', '/api/feedback'],
    ['/auth/login', 'Sign In', 'Signing in...', '/api/auth/sign-in'],
  ] as const;
  for (const [path, label, busy, api] of cases) {
    await page.goto(path);
    const sending = await hold(page, api);
    if (path === '/feedback') {
      await page.getByLabel('Feedback type').selectOption('general');
      await page.getByLabel('Message').fill('x'.repeat(200));
    } else {
      await field(page, 'Email').fill('ada@example.org');
      await field(page, 'Password').fill('lurch-and-drag-7');
    }
    const button = page.getByRole('button', { name: label });
    const width = (await button.boundingBox())?.width;
    await button.click();
    const waiting = page.getByRole('button', { name: busy });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect((await waiting.boundingBox())?.width).toBe(width);
    sending.release();
    await expect(button).toBeVisible();
  }
});

// §8.server-network-gone-calm-message
test('a page whose server has gone says so calmly and comes back with another try', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.clock.install();
  await page.route('**/api/session', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible();
  await page.unroute('**/api/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'WELCOME, MORTICIA' })).toBeVisible();

  // Known on the device by now, its person is shown meanwhile; no browser tells when a server is back.
  await page.route('**/api/session', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.unroute('**/api/session');
  await page.clock.runFor(15_000);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});
