// The page that a visitor wanted, and the scroll position, across the browser's own navigation. Everything else around
// the screens is tested in src/subjects/web/shell/frame.component.test.tsx.

import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

// §2.guard-goes-exactly-auth-login §2.deep-links-survive-logging
test('a deep link survives logging in', async ({ page, server }) => {
  const { email, password } = await enterAsLearner(page, server);
  await page.context().clearCookies();
  await page.goto('/learn/1?tab=zombie');
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/learn/1?tab=zombie');
});

// §2.scroll-restored-back-reload-new
test('Back returns to the same place on the page, and a new address starts at its top', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn');
  await expect(page.locator('#lesson-13')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain('600');
  // A plain click would first scroll up to the header; this press does not.
  await page
    .getByRole('link', { name: 'TROPHIES', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: 'MY TROPHIES' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
