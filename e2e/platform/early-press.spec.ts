// On slow lines a page is complete before its scripts arrive, and no press on it is lost.

import type { Route } from '@playwright/test';
import { openUnscripted } from '../fixtures/open-unscripted.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toasts } from '../fixtures/toasts.ts';

for (const path of ['/auth', '/es/auth'])
  test(`an age chosen before the scripts of ${path} had arrived stays chosen`, { tag: '@soak' }, async ({
    page,
  }) => {
    const come = await openUnscripted(page, path);
    await page.getByRole('button', { name: '13' }).last().click();
    come();
    await expect(page.locator('a[href*="/auth/signup?"]')).toBeVisible();
  });

test('the scripts check a form that was sent before they arrived, with the typed words', async ({ page }) => {
  const come = await openUnscripted(page, '/auth/signup?age=18%2B');
  await page.getByLabel('First Name').fill('Gomez');
  await page.getByLabel('Email', { exact: true }).fill('gomez');
  await page.getByLabel('Email', { exact: true }).press('Enter');
  come();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First Name')).toHaveValue('Gomez');
  await expect(page).toHaveURL(/signup\?age=18/);
});

test('words and choices from before the scripts arrived stay, and count', { tag: '@soak' }, async ({
  page,
}) => {
  const come = await openUnscripted(page, '/feedback');
  await page.getByRole('combobox').selectOption({ index: 2 });
  const chosen = await page.getByRole('combobox').inputValue();
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  come();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('combobox')).toHaveValue(chosen);
});

test('a page that was cut off while it loaded works like a complete one', { tag: '@soak' }, async ({
  page,
}) => {
  await page.route('**/auth', async (route) => {
    const body = await (await route.fetch()).text();
    const cut = body.indexOf('"copy"') + 100;
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: body.slice(0, cut) });
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: '13' }).last().click();
  await expect(page.locator('a[href*="/auth/signup?"]')).toBeVisible();
});

test('where the scripts never arrive the browser itself sends a form, and gets an answer in words', async ({
  context,
}) => {
  const page = await context.newPage();
  const end = await openUnscripted(page, '/auth/signup?age=13-17');
  await page.locator('form button[type="submit"]').first().click();
  end('abort');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page was not ready yet');
  // The link back leads to the form of the same age group.
  await page.getByRole('link').click();
  await expect(page.getByText('Age group: 13-17')).toBeVisible();
});

test('a form sent before the scripts arrived, and without a network, keeps the typed words', {
  tag: '@soak',
}, async ({ page, context }) => {
  const end = await openUnscripted(page, '/auth/login');
  const email = page.getByLabel('Email', { exact: true }).first();
  await email.fill('gomez@example.com');
  await page.locator('form button[type="submit"]').first().click();
  await context.setOffline(true);
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/start-'));
  end('abort');
  await failure;
  // The page notices the failure within two frames.
  await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
  await expect(email).toHaveValue('gomez@example.com');
});

test('a page whose scripts could not be loaded begins to work after a press, or by itself', {
  tag: '@soak',
}, async ({ context, server }) => {
  const page = await context.newPage();
  await page.clock.install();
  const fails = async (path: string) => {
    await page.route('**/assets/start-*.js', (route) => route.abort());
    const failure = page.waitForEvent('pageerror');
    await page.goto(path);
    await failure;
    await page.unroute('**/assets/start-*.js');
  };
  await fails('/auth');
  // Browsers that fetch a lost script a second time answer the first press; other browsers reload the page at that
  // press.
  await expect(async () => {
    await page.getByRole('button', { name: '13' }).last().click();
    await expect(page.locator('a[href*="/auth/signup?"]')).toBeVisible({ timeout: 2000 });
  }).toPass();

  await enterAsLearner(page, server);
  await fails('/dashboard');
  // A proxy whose server is gone answers with an error, not with the page.
  const away = (route: Route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 502 }) : route.fallback();
  await page.route('**/dashboard', away);
  const asked = page.waitForResponse((response) => response.status() === 502);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.clock.runFor(5_000);
  await asked;
  await page.unroute('**/dashboard', away);
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WELCOME');
});

test('a screen or a drawer whose script can not be loaded opens with another try, and the page stays', async ({
  context,
  server,
}) => {
  const page = await context.newPage();
  const fail = (route: Route) => route.abort();
  await page.route('**/assets/dashboard-screen-*.js*', fail);
  await page.goto('/faq');
  await enterAsLearner(page, server, { completed: 1 });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/assets/dashboard-screen-*.js*', fail);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WELCOME');
  const secondTry = page.locator('link[rel="modulepreload"][href*="dashboard-screen"][href*="?"]').last();
  await expect(secondTry, 'held against its hash too').toHaveAttribute('integrity', /^sha256-/);

  await page.route('**/assets/trophies-screen-*.js*', fail);
  await page.getByRole('link', { name: 'TROPHIES', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/assets/trophies-screen-*.js*', fail);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'MY TROPHIES' })).toBeVisible();

  await page.route('**/assets/side-panel-*.js*', fail);
  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await page.getByRole('link', { name: /DAY 1/ }).click();
  await page.getByRole('button', { name: /^Side/ }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/assets/side-panel-*.js*', fail);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Which way do you want to see it?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await page.goto('/dashboard');

  await page.route('**/assets/calendar-files-*.js*', fail);
  await page.route('**/assets/toast-list-*.css', (route) => route.abort(), { times: 1 });
  const unstyled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  const remind = page.getByRole('button', { name: 'Remind me to practice daily' });
  await remind.click();
  await unstyled;
  // The next press loads the list of messages with its styles, and the waiting messages appear.
  await remind.click();
  await expect(toasts(page)).toContainText('Please check your connection and try again.');
  await expect(toasts(page)).toHaveCSS('position', 'fixed');
});
