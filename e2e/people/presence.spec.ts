// A session that ends, or becomes another person's, while a page is open; and a browser that stores nothing. Tabs and
// the device are tested in src/people/web/presence.test.ts and src/subjects/web/shell/login.component.test.tsx.

import type { Page } from '@playwright/test';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toasts } from '../fixtures/toasts.ts';

// §3.sign-out-clears-our-keys
test('a session that was ended elsewhere leaves only the pending writes of its person, which the next sign-in sends', async ({
  page,
  context,
  server,
}) => {
  const { id, email, password } = await enterAsLearner(page, server, {
    first_name: 'Wilhelmine',
    completed: 4,
  });
  const device = await context.storageState();
  await page.goto('/learn/1?tab=practice');
  await page.route('**/api/checklists/**', (route) => route.abort());
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('saved on this device').first()).toBeVisible();
  await expect.poll(async () => (await kept(page)).length).toBe(3);
  await signOutAtServer(page, server.url);
  await context.addCookies(device.cookies);
  // This pending write is stored only now, because a page that has just started would send it.
  const dance = `shamble/${id}/waiting/dance/1000`;
  const report = { start: 1_000, due: 0 };
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [dance, JSON.stringify(report)],
  );
  await page.unroute('**/api/checklists/**');
  await page.getByRole('checkbox').nth(1).click();
  await expect(page).toHaveURL('/auth/login');
  const check = expect.stringMatching(/\/waiting\/check\//);
  expect((await kept(page)).sort()).toEqual([check, check, dance]);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/learn/1?tab=practice');
  await expect(toasts(page)).toContainText('Progress saved!');
  for (const item of [0, 1]) await expect(page.getByRole('checkbox').nth(item)).toBeChecked();
  await expect.poll(async () => (await kept(page)).join()).not.toMatch(/\/waiting\/(check|dance)\//);
  const progress = await (await page.request.get(`${server.url}/api/progress`)).json();
  expect(progress.rehearsal.completed).toBe(true);
});

// §6.page-still-shows-one-person
test('a page that still shows one person writes nothing for the next one, and then shows who is signed in', async ({
  page,
  server,
}) => {
  const gomez = await enterAsLearner(page, server, { first_name: 'Gomez' });
  await enterAsLearner(page, server, { first_name: 'Morticia' });
  await page.goto('/learn/1?tab=practice');
  await expect(page.getByRole('button', { name: 'Profile: Morticia' })).toBeVisible();
  // Waits for all answers, because a late answer would tell the page before the press who is signed in now.
  await page.waitForLoadState('networkidle');
  await page.request.post(`${server.url}/api/auth/sign-in`, {
    headers: { origin: server.url },
    data: { email: gomez.email, password: gomez.password },
  });
  const refused = page.waitForResponse((response) => response.url().includes('/api/checklists/'));
  // One click without check(), which would press again when the page changes to the other person.
  await page.getByRole('checkbox').first().click();
  expect((await refused).status()).toBe(409);
  await expect(toasts(page)).toContainText('This browser is now signed in as Gomez.');
  await expect(page.getByRole('button', { name: 'Profile: Gomez' })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  const progress = await (await page.request.get(`${server.url}/api/progress`)).json();
  expect(progress.checked).toEqual([]);
});

// §3.storage-refuses-no-error
test('the product works where the browser refuses to keep anything', async ({ page, server }) => {
  await page.addInitScript(() => {
    const deny = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', deny);
    Object.defineProperty(window, 'sessionStorage', deny);
    Object.defineProperty(window, 'indexedDB', deny);
    Object.defineProperty(window, 'caches', deny);
    // Browsers refuse channels to other tabs together with the storage.
    const refused = function BroadcastChannel() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(window, { BroadcastChannel: refused });
    if (location.hash === '#no-cookies')
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  });
  await page.goto('/');
  await page.goto('/auth/login#no-cookies');
  await page.getByLabel('Email').fill('gomez@example.org');
  await page.getByLabel('Password', { exact: true }).fill('lurch-and-drag-7');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.locator('#main').getByRole('alert')).toContainText('Signing in needs a cookie');
  await enterAsLearner(page, server);
  for (const path of ['/dashboard', '/learn', '/trophies', '/rehearse', '/profile', '/faq']) {
    await page.goto(path);
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('An error occurred')).toHaveCount(0);
  }
  await page.goto('/learn/1?tab=practice');
  await page.getByRole('checkbox').first().check();
  await expect(toasts(page)).toContainText('Progress saved!');
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.locator('.profile-menu-sign-out').click();
  await expect(page).toHaveURL('/auth/login');
  await expect(toasts(page)).toContainText('Signed out successfully');
});

/** Returns the keys of the entries about a person that the site keeps in this browser. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => !/^shamble\.player(\.settings)?\.v1$/.test(key)),
  );
}

async function signOutAtServer(page: Page, origin: string): Promise<void> {
  await page.request.post(`${origin}/api/auth/sign-out`, { headers: { origin }, data: {} });
}
