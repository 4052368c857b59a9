// The front page: complete without scripts, interactive with them, and without further downloads until play is pressed.

import { expect, test } from './fixtures/test.ts';

// §1.free-any-device-no-credit §2.landing-header-login-auth-login §2.landing-problem-solution-result-cards
// §2.landing-footer-faq-feedback-event §2.countdown-digits-filled-browser
test('the front page arrives complete, without scripts and without digits in the countdown', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Learn the zombie dance/);
  for (const text of ['The problem', 'The solution', 'The result', '25,000+ dancers', '30+ countries'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator('.landing-feature')).toHaveCount(6);
  await expect(page.getByRole('figure')).toContainText('two left feet');
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
  const calls = page.getByRole('link', { name: 'Start Learning Free' });
  await expect(calls).toHaveCount(2);
  for (const call of await calls.all()) await expect(call).toHaveAttribute('href', '/auth');
  await expect(page.locator('.landing-countdown-number')).toHaveText(['--', '--', '--']);
  await expect(page.getByText('Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  await expect(footer.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', '/feedback');
  await expect(footer.getByRole('link', { name: 'Event site' })).toHaveAttribute('href', /^https:/);
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/);
  await page.close();
});

test('what somebody said stands between the marks of the page’s language', async ({ page }) => {
  const marks = async (path: string) => {
    await page.goto(path);
    return page.getByRole('figure').evaluate((figure) => {
      const words = figure.querySelector('p') as HTMLElement;
      const content = (part: string) => getComputedStyle(words, part).content;
      return [content('::before'), content('::after'), getComputedStyle(words).quotes];
    });
  };
  const quoted = (quotes: string) => ['open-quote', 'close-quote', quotes];
  expect(await marks('/')).toEqual(quoted('"“" "”"'));
  expect(await marks('/de')).toEqual(quoted('"„" "“"'));
  expect(await marks('/fr')).toEqual(quoted('"«\u00a0" "\u00a0»"'));
});

// §2.landing-countdown-days-hours-minutes
test('the countdown gets its digits in the browser', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.landing-countdown-number').first()).toHaveText(/^\d+$/);
  await expect(page.getByRole('timer')).toContainText('days');
});

test('a heading of one long word, or in letters of twice the size, stays within a phone', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const width = (change: () => void) =>
    page.evaluate(change).then(() => page.evaluate(() => document.documentElement.scrollWidth));
  const doubled = () => {
    document.documentElement.style.fontSize = '200%';
  };
  expect(await width(doubled)).toBe(360);
  const lengthened = () => {
    for (const heading of document.querySelectorAll('h1, h2, h3')) heading.textContent = 'z'.repeat(200);
  };
  expect(await width(lengthened)).toBe(360);
});

// §2.landing-watch-how-works-scrolls §2.landing-embedded-demo
test('the demo fetches the dancer only when play is pressed, and nothing from other sites', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.getByRole('link', { name: 'Watch How It Works' }).click();
  await expect(page.getByRole('heading', { name: 'See how it works' })).toBeInViewport();
  expect(asked.filter((url) => url.includes('demo-dancer'))).toEqual([]);

  await page.route('**/assets/demo-dancer-*.js*', (route) => route.abort());
  await page.getByRole('button', { name: 'Play the demo' }).click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/demo-dancer-*.js*');
  await again.click();
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeFocused();
  const stage = page.getByRole('region', { name: 'Practice player' });
  await expect(stage.getByText(/^Next: /)).toBeVisible();
  await expect(stage.locator('canvas').first()).toBeVisible();
  await pause.press('Enter');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
});

test('without a network the front page stays as it is, and the next press brings the app', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Tab');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    const pause = page.getByRole('button', { name: 'Pause' });
    // A press that came late counts too.
    if (!(await pause.isVisible()))
      await page.getByRole('button', { name: 'Play the demo' }).click({ timeout: 2_000 });
    await expect(pause).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('the page can be installed once it stands', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
});

// §2.landing-start-learning-free-auth §2.landing-global-event-links-out
test('the event section leads out in a new tab, and both hero buttons lead on', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Visit the event site', 'Find an event near you']) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  await page.getByRole('link', { name: 'Start Learning Free' }).first().click();
  await expect(page).toHaveURL('/auth');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveTitle(/Welcome back/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
