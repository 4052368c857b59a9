// The frame around every screen: guard, header, menus, footer, titles and focus.

import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OutputOf } from '#subjects/api/contract.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { learnerPaths, rootPaths } from '#subjects/rules/paths.ts';
import { placesIn } from '#subjects/rules/places.ts';
import { later } from '#testing/web/answers.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { profileAnswers } from '#testing/web/profile.ts';
import { showApp } from '#testing/web/show-app.tsx';

const heading = page.getByRole('heading', { level: 1 });
const header = page.css('.site-header');
const links = (within: typeof header, names: readonly string[]) =>
  Promise.all(
    names.map((name) => expect.element(within.getByRole('link', { name, exact: true })).toBeInTheDocument()),
  );
const hrefs = (within: typeof header) =>
  within
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

// §2.dashboard-learn-learn-lessonid-rehearse §2.guard-goes-exactly-auth-login
test.each([...Object.values(learnerPaths), '/learn/1', ...Object.values(rootPaths)])(
  'R44 %s sends a visitor to exactly /auth/login, in place of itself',
  async (path) => {
    const before = window.history.length;
    await showApp({ at: `${path}?a=1#b` });
    await expect.element(heading).toHaveTextContent('Welcome back');
    const { pathname, search, hash } = window.location;
    expect([pathname + search + hash, window.history.length]).toEqual(['/auth/login', before]);
    expect(window.history.state.usr).toEqual({ wanted: `${path}?a=1#b` });
  },
);

// §2.header-home-learn-rehearse-trophies §2.footer-links-community-feedback-labels
test('the header, the profile menu and the footer lead everywhere the specification says', async () => {
  await showApp({ at: '/dashboard', answers: { ...profileAnswers(), signOut: {} } });
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect.element(main).toBeVisible();
  expect(hrefs(main)).toEqual([
    ['HOME', '/dashboard'],
    ['LEARN', '/learn'],
    ['REHEARSE', '/rehearse'],
    ['TROPHIES', '/trophies'],
  ]);
  expect(hrefs(page.getByRole('contentinfo'))).toEqual(
    expect.arrayContaining([
      ['Community', '/community'],
      ['Feedback', '/feedback'],
      ['FAQ', '/faq'],
      ['Legal', '/legal'],
      ['Buy us a coffee', '/coffee'],
    ]),
  );
  const open = page.getByRole('button', { name: /^Profile/ });
  await open.click();
  expect(hrefs(page.css('.profile-menu'))[0]).toEqual(['Profile', '/profile']);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect.element(heading).toHaveTextContent('My profile');
  await open.click();
  await page.css('.profile-menu-sign-out').click();
  await expect.element(heading).toHaveTextContent('Welcome back');
  expect(window.location.pathname).toBe('/auth/login');
});

/** Makes dialogs open as in Firefox, which focuses the first button and skips elements that only a script can focus. */
function focusTheFirstButton() {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    this.querySelector('button')?.focus();
  };
  onTestFinished(() => {
    HTMLDialogElement.prototype.showModal = showModal;
  });
}

// §2.header-home-learn-rehearse-trophies
test('on a phone the side menu adds the profile, closes itself and gives the focus back', async () => {
  focusTheFirstButton();
  await showApp({ at: '/dashboard', answers: profileAnswers(), size: [360, 740] });
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(menu.getByRole('heading', { name: 'Menu' })).toHaveFocus();
  await links(menu, ['HOME', 'LEARN', 'REHEARSE', 'TROPHIES', 'PROFILE']);
  await expect.element(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await open.click();
  await menu.getByRole('link', { name: 'PROFILE' }).click();
  await expect.element(heading).toHaveTextContent('My profile');
  await expect.element(menu).not.toBeInTheDocument();
});

// §2.lesson-title-day-n-title §2.title-per-page-focus-heading
test('going to a page moves the focus to its heading, and the page has its title', async () => {
  await showApp({ at: '/dashboard', answers: signedInAnswers() });
  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await expect.element(heading).toHaveTextContent('Your lessons');
  await expect.element(heading).toHaveFocus();
  expect(document.title).toBe('Your lessons - Shamble');
  await page.getByRole('link', { name: /^DAY 1/ }).click();
  await expect.element(heading).toMatchTextContent(/^Day 1/);
  await expect.element(heading).toHaveFocus();
  expect(document.title).toMatch(/^Day 1: .* - Shamble$/);
});

test.each([
  ['/learn#%', 'Your lessons'],
  ['/trophies#%E0%A4%A', 'MY TROPHIES'],
  ['/learn/1?tab=%#%', /^Day 1/],
  ['/legal#50%', /\w/],
  ['/learn/%', /Page not found/],
  ['/%E0%A4%A', /Page not found/],
])('%s, which cannot be decoded, is no error', async (at, title) => {
  await showApp({ at, answers: signedInAnswers() });
  await expect.element(heading).toMatchTextContent(title);
  await expect.element(page.getByText('An error occurred')).not.toBeInTheDocument();
});

test('a mailed link that cannot be decoded is no error', async () => {
  await showApp({ at: '/auth/login#magic=%' });
  await expect.element(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

/** Starts as in a new window, so that an earlier test's press does not decide where the keyboard begins. */
function beginAtTheTop() {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

// §2.keyboard-way-past-header-reading
test('the skip link is the first stop and leads past the header', async () => {
  await showApp({ at: '/learn', answers: signedInAnswers() });
  await expect.element(page.getByRole('link', { name: /^DAY 1/ })).toBeVisible();
  beginAtTheTop();
  await userEvent.tab();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  expect(skip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(document.activeElement?.closest('main')).not.toBeNull();
});

// §2.open-pages-show-visitor-header
test('an open page shows the visitor header first and swaps it at equal height', async () => {
  const session = later<OutputOf<'readSession'>>();
  await showApp({ at: '/faq', answers: { ...signedInAnswers(), readSession: () => session.answer } });
  await expect.element(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await document.fonts.ready;
  const { height } = header.element().getBoundingClientRect();
  session.come({ user: morticia, developer_tools: false });
  await expect.element(header.getByRole('link', { name: 'TROPHIES' })).toBeVisible();
  expect(header.element().getBoundingClientRect().height).toBe(height);
});

test('links for everybody are in the visitors’ footer, and in the menus of signed-in people', async () => {
  const shown = await showApp({ at: '/' });
  const footer = page.getByRole('contentinfo');
  const words = (slot: 'footer' | 'menu') => placesIn(slot).map(({ label }) => allCopy[label]);
  await links(footer, words('footer'));
  shown.answer(signedInAnswers());
  window.history.replaceState(null, '', '/dashboard');
  await shown.reload();
  await page.getByRole('button', { name: /^Profile/ }).click();
  await links(page.css('.profile-menu'), words('menu'));
  await links(footer, words('footer'));
});
