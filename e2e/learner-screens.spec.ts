// The signed-in screens around the lessons: the guard, the navigation, arrivals at the lesson list, trophies, profile.

import type { Route } from '@playwright/test';
import { glimpse } from './fixtures/glimpse.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { hold } from './fixtures/stub.ts';
import { expect, test } from './fixtures/test.ts';
import { toasts } from './fixtures/toasts.ts';

test('a visitor is sent to log in and comes back to where they wanted to go', async ({ page, server }) => {
  const { email, password } = await enterAsLearner(page, server);
  await page.context().clearCookies();
  await page.goto(`${server.url}/trophies#trophy-part2`);
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${server.url}/trophies#trophy-part2`);
});

test('going somewhere names the tab, and the heading takes the focus', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('link', { name: 'LEARN' }).click();
  await expect(page).toHaveTitle('Your lessons - Shamble');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back returns to where the page was left', async ({ page, server }) => {
  await enterAsLearner(page, server, { completed: 9 });
  await page.goto(`${server.url}/learn`);
  await page.getByRole('link', { name: /DAY 9/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: /DAY 9/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Day 9');
  await page.goBack();
  await expect
    .poll(() => page.evaluate(() => window.scrollY), { message: `scrolled to ${before} again` })
    .toBeGreaterThan(before - 60);
});

test('the side menu of a phone leads everywhere and closes itself', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'PROFILE' }).click();
  await expect(page).toHaveURL(`${server.url}/profile`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('signing out ends in the login page, in every open tab', async ({ page, context, server }) => {
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/profile`);
  const other = await context.newPage();
  await other.goto(`${server.url}/learn`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(toasts(page)).toContainText('Signed out successfully');
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(other).toHaveURL(`${server.url}/auth/login`);
});

test('an arrival with trophies shows each one, then the way on; a reload shows neither', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto(`${server.url}/dashboard`);
  await page.evaluate(() => {
    const usr = { trophies: ['part1', 'final'], scrollTo: 'lesson-5' };
    history.replaceState({ usr, key: 'arrival', idx: 0 }, '', '/learn');
  });
  await page.reload();

  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Graveyard Shuffle');
  await modal.getByRole('button', { name: 'Continue Learning' }).click();
  await expect(modal).toContainText('Fully Undead');
  const pulse = glimpse(page, '#lesson-5.pulse');
  await modal.getByRole('button', { name: 'Continue Learning' }).click();
  await expect(modal).toBeHidden();
  await pulse;
  await expect(page.locator('#lesson-5')).not.toHaveClass(/pulse/);

  await page.reload();
  await expect(page.locator('#lesson-5')).toBeVisible();
  await expect(modal).toBeHidden();
});

test('a trophy that comes after its lesson was left is celebrated on the lesson list, once', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 3 });
  await page.goto(`${server.url}/learn/4`);
  const completion = await hold(page, '/completion');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect.poll(completion.calls).toBe(1);
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  completion.release();
  await expect(toasts(page)).toContainText('Lesson marked complete!');
  await expect(page).toHaveURL(`${server.url}/dashboard`);

  const modal = page.getByRole('dialog');
  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await expect(modal).toContainText('Graveyard Shuffle');
  await page.reload();
  await expect(page.locator('#lesson-5')).toBeVisible();
  await expect(page.locator('#lesson-4')).toContainText('Completed');
  await expect(modal).toBeHidden();
});

test('a trophy whose answer was lost is celebrated with the next press', async ({ page, server }) => {
  await enterAsLearner(page, server, { completed: 3 });
  await page.goto(`${server.url}/learn/4`);
  await page.route(
    '**/completion',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(toasts(page)).toContainText('Failed to mark lesson complete');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByRole('dialog')).toContainText('Graveyard Shuffle');
  await expect(toasts(page)).toContainText('Lesson marked complete!');
  await expect(toasts(page)).not.toContainText('Failed');
});

test('what the device knows is shown as old while the progress cannot be read, and new once it can', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto(`${server.url}/learn`);
  await expect(page.getByText('4/12')).toBeVisible();
  const origin = server.url;
  await page.request.post(`${origin}/api/lessons/5/completion`, { headers: { origin } });
  const unavailable = { status: 503, contentType: 'application/problem+json' };
  const problem = JSON.stringify({ code: 'unavailable', status: 503, detail: 'Please try again.' });
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ ...unavailable, body: problem }),
  ]) {
    await page.unrouteAll();
    await page.route('**/api/progress', fail);
    await page.reload();
    await expect(page.getByText('4/12')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await page.unroute('**/api/progress');
  await page.clock.runFor(15_000);
  await expect(page.getByText('5/12')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('an address with a hash scrolls to its row and pulses it', async ({ page, server }) => {
  await enterAsLearner(page, server);
  const pulse = glimpse(page, '#lesson-11.pulse');
  await page.goto(`${server.url}/learn#lesson-11`);
  await pulse;
  await expect(page.locator('#lesson-11')).toBeInViewport();
});

test('with reduced motion the row is outlined instead', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/learn#lesson-2`);
  await expect(page.locator('#lesson-2')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('#lesson-2')).toHaveCSS('animation-name', 'none');
});

test('the trophies stand in a crypt on wide screens and in a row with buttons on narrow ones', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto(`${server.url}/trophies#trophy-part4`);
  await expect(page.locator('.art-crypt')).toBeVisible();
  await expect(page.locator('#trophy-part1')).toContainText(/Earned \w+ \d+/);
  await expect(page.locator('#trophy-final')).toContainText('Complete Part 5 to unlock');

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.locator('.art-crypt')).toBeHidden();
  await page.getByRole('button', { name: 'Next trophy' }).click();
  await expect(page.locator('#trophy-part2')).toBeInViewport({ ratio: 0.9 });
});

test('the profile changes reminders, mails a password link and shows the devices', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/profile`);
  const reminders = page.getByRole('switch', { name: 'Practice reminders' });
  await expect(reminders).toBeChecked();
  await reminders.click();
  await expect(toasts(page)).toContainText('Settings saved!');
  await expect(reminders).not.toBeChecked();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(toasts(page)).toContainText('Password reset email sent!');
  await expect(page.getByText('This device')).toBeVisible();
});

test('when the settings cannot be saved the toast says so and the switch goes back', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/profile`);
  await page.route('**/api/profile/reminders', (route) => route.abort());
  await page.getByRole('switch', { name: 'Practice reminders' }).click();
  await expect(toasts(page)).toContainText('Failed to update settings');
  await expect(page.getByRole('switch', { name: 'Practice reminders' })).toBeChecked();
});

test('a person can take their data along and delete the account', async ({ page, server }) => {
  const { password } = await enterAsLearner(page, server);
  await page.goto(`${server.url}/profile`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
});
