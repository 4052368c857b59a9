// Browsers must never keep personal data, leak secrets, or run a foreign script.

import { mailedLink } from '../fixtures/mail.ts';
import { enterAsLearner, writeLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

test('R9 signing out leaves nothing personal on the device', async ({ page, context, server }) => {
  const { email, password } = await writeLearner(server.db, { first_name: 'Wilhelmine' });
  // The person signs in with a password, because only then the device is remembered.
  const entered = await page.request.post('/api/auth/sign-in', {
    headers: { origin: server.url },
    data: { email, password },
  });
  expect(entered.ok()).toBe(true);
  await page.goto(`${server.url}/learn/1`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.setItem('unrelated', 'kept by somebody else'));
  await page.goto(`${server.url}/profile`);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  const kept = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        cached.push(new URL(request.url).pathname);
    return { stored: JSON.stringify({ ...localStorage, ...sessionStorage }), cached };
  });
  expect(kept.stored).not.toContain(email);
  expect(kept.stored).not.toContain('Wilhelmine');
  expect(kept.cached.filter((path) => /^\/api\/(session|profile|progress)/.test(path))).toEqual([]);
  // A keyed hash stays, which tells this server 'known here', and tells other servers nothing (docs/privacy.md).
  await expect
    .poll(async () => (await context.cookies()).map(({ name, value }) => [name, value]))
    .toEqual([['device', expect.stringMatching(/^\d+\.[\w-]{43}$/)]]);
});

// §7.link-leads-dashboard-reset-login
test('R18 the token of a mailed link is in no request and no referrer', async ({ page, server }) => {
  const { email } = await enterAsLearner(page, server);
  await page.request.post(`${server.url}/api/auth/magic-link`, {
    headers: { origin: server.url },
    data: { email },
  });
  const link = await mailedLink(page, server.url, email);
  const token = link.split('=').at(-1) ?? 'none';
  await page.context().clearCookies();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url(), JSON.stringify(request.headers())));
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Sign in now' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(token));
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await page.getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  expect(requests.join('\n')).not.toContain(token);
});
