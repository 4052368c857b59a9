// A server that goes while its pages are open. What forms do with bad input and failures is in auth-forms.component.test.tsx.

import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

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
