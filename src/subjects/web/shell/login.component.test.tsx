// The signed-in person changes: at the login page, in another tab, or on the device.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { morticia, shippedAnswers, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said } from '#testing/web/toasts.ts';

const heading = page.getByRole('heading', { level: 1 });
const gomez = { ...morticia, id: '00000000-0000-4000-8000-000000000002', first_name: 'Gomez' };
const message = page.getByLabelText('Message');

// §2.auth-login-email-password-sign
test('a person who logs in without a wanted page comes to the dashboard', async () => {
  const { answer } = await showApp({ at: '/auth/login', answers: { signIn: { user: morticia } } });
  await page.getByLabelText('Email').fill(morticia.email);
  await page.getByLabelText('Password', { exact: true }).fill('lurch-and-drag-7');
  answer(signedInAnswers());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(heading).toHaveTextContent('WELCOME, MORTICIA');
  expect(window.location.pathname).toBe('/dashboard');
});

// §4.session-loading-until-read-follows
test('a tab on the login page follows a sign-in in another tab', async () => {
  const { answer } = await showApp({ at: '/auth/login' });
  await expect.element(heading).toHaveTextContent('Welcome back');
  answer(signedInAnswers());
  postToTab({ entered: morticia.id });
  await expect.element(heading).toHaveTextContent('WELCOME, MORTICIA');
  expect(window.location.pathname).toBe('/dashboard');
});

test('when another tab signs another person in, a tab follows, and keeps what was typed', async () => {
  const { answer } = await showApp({ at: '/feedback', answers: signedInAnswers() });
  await expect.element(page.getByRole('button', { name: 'Profile: Morticia' })).toBeInTheDocument();
  await message.fill('Half a thought');
  answer(shippedAnswers);
  postToTab({ left: morticia.id });
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  answer(signedInAnswers(gomez));
  postToTab({ entered: gomez.id });
  await expect.element(page.getByRole('button', { name: 'Profile: Gomez' })).toBeInTheDocument();
  await expect.element(message).toHaveValue('Half a thought');
});

// §3.sign-out-clears-our-keys
test('signing out without a server clears the device at once and ends the session once there is one', async () => {
  const { answer, calls } = await showApp({ at: '/learn', answers: signedInAnswers() });
  await expect.element(page.getByRole('link', { name: /^DAY 1/ })).toBeVisible();
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  answer({ signOut: away, readSession: away, readProgress: away });
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.css('.profile-menu-sign-out').click();
  await said(/^Signed out on this device\./);
  expect(window.location.pathname).toBe('/auth/login');
  expect(kept()).toEqual(['shamble.left-session.v1']);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(morticia.first_name);

  answer({ ...shippedAnswers, signOut: {} });
  const tried = calls('signOut').length;
  window.dispatchEvent(new Event('online'));
  await expect.poll(kept).toEqual([]);
  expect(calls('signOut').length).toBeGreaterThan(tried);
});

/** Sends this tab the message in which another tab says who has signed in or out. */
function postToTab(news: object): void {
  const tab = new BroadcastChannel('shamble.presence');
  tab.postMessage(news);
  tab.close();
}

/** Keys of the data that the site keeps in this browser about a person. */
function kept(): string[] {
  return Object.keys(localStorage).filter((key) => !/^shamble\.player(\.settings)?\.v1$/.test(key));
}
