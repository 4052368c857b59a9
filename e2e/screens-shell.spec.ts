// What stands around every screen: guard, header, menus, footer, titles, focus and scroll.

import { mailedLink } from './fixtures/mail.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const guarded = ['/dashboard', '/learn', '/learn/1', '/rehearse', '/trophies', '/profile'];

// §2.dashboard-learn-learn-lessonid-rehearse
test('every guarded page sends a visitor to exactly /auth/login, in place of itself', async ({ page }) => {
  await page.goto('/faq');
  const before = await page.evaluate(() => window.history.length);
  for (const [at, path] of guarded.entries()) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/login');
    // A guarded page that stayed would count one more.
    expect(await page.evaluate(() => window.history.length)).toBe(before + at + 1);
  }
  // A little later: the page goes, and with it what would answer.
  await page.evaluate((count) => void setTimeout(() => window.history.go(-count)), guarded.length);
  await expect(page).toHaveURL('/faq');
});

// §7.link-leads-dashboard-reset-login §2.guard-goes-exactly-auth-login §2.deep-links-survive-logging
test('a deep link survives logging in by password and by mail', async ({ page, server }) => {
  const { email, password } = await enterAsLearner(page, server);
  await page.context().clearCookies();
  await page.goto('/learn/1?tab=zombie');
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/learn/1?tab=zombie');

  await page.context().clearCookies();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  const link = await mailedLink(page, server.url, email);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await page.getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(page).toHaveURL('/dashboard');
});

// §2.header-home-learn-rehearse-trophies §2.footer-links-community-feedback-labels
test('the header, the profile menu and the footer lead everywhere the specification says', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/dashboard');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of [
    ['HOME', '/dashboard'],
    ['LEARN', '/learn'],
    ['REHEARSE', '/rehearse'],
    ['TROPHIES', '/trophies'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(main.getByRole('link', { name: 'PROFILE' })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Community', '/community'],
    ['Feedback', '/feedback'],
    ['FAQ', '/faq'],
    ['Legal', '/legal'],
    ['Buy us a coffee', '/coffee'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);

  await page.getByRole('button', { name: /^Profile/ }).click();
  await expect(page.locator('.profile-menu').getByRole('link', { name: 'My crew' })).toHaveAttribute(
    'href',
    '/crew',
  );
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.locator('.profile-menu-sign-out').click();
  await expect(page).toHaveURL('/auth/login');
});

// §2.header-home-learn-rehearse-trophies
test('on a phone the side menu adds the profile, closes itself and gives the focus back', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.setViewportSize({ width: 360, height: 740 });
  // As Firefox does it, which passes over what only a script can focus.
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this);
      this.querySelector('button')?.focus();
    };
  });
  await page.goto('/dashboard');
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused();
  for (const name of ['HOME', 'LEARN', 'REHEARSE', 'TROPHIES', 'PROFILE', 'My crew'])
    await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole('link', { name: 'PROFILE' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(menu).toBeHidden();
});

// §2.lesson-title-day-n-title §2.title-per-page-focus-heading
test('going to a page moves the focus to its heading', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await expect(page).toHaveTitle('Your lessons - Shamble');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: /^DAY 1/ }).click();
  await expect(page).toHaveTitle(/^Day 1: .* - Shamble$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an address that cannot be decoded is no error', async ({ page, server }) => {
  await enterAsLearner(page, server);
  for (const [path, heading] of [
    ['/learn#%', 'Your lessons'],
    ['/trophies#%E0%A4%A', 'MY TROPHIES'],
    ['/learn/1?tab=%#%', /^Day 1/],
    ['/legal#50%', /\w/],
    ['/learn/%', /Page not found/],
    ['/%E0%A4%A', /Page not found/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('An error occurred')).toHaveCount(0);
  }
  await page.context().clearCookies();
  await page.goto('/auth/login#magic=%');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

// §2.scroll-restored-back-reload-new
test('Back returns to where one was on the page, and a new address starts at its top', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn');
  await expect(page.locator('#lesson-13')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain('600');
  // Without scrolling up to the header first.
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

// §2.keyboard-way-past-header-reading
test('the skip link is the first stop and leads past the header', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

// §2.open-pages-show-visitor-header
test('an open page shows the visitor header first and swaps it at equal height', async ({ page, server }) => {
  await page.goto('/faq');
  const height = (await page.locator('.site-header').boundingBox())?.height;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await enterAsLearner(page, server);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'TROPHIES' })).toBeVisible();
  expect((await page.locator('.site-header').boundingBox())?.height).toBe(height);
});
