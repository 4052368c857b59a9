// The front page in a browser: it loads nothing more until play is pressed, and works without a network.
// src/platform/server/pages/open-pages.test.ts tests its words.

import { playName } from '../../src/player/rules/testing/player-buttons.ts';
import { expect, test } from '../fixtures/test.ts';

test('a heading of one long word, or at twice the size, stays within a phone', {
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
  // The dancer is visible in the first view before any of the app has arrived.
  await expect(page.locator('.landing-dancers')).toHaveAttribute('data-seen', '');
  await expect(page.locator('.landing-dancers')).toBeInViewport();
  await expect(page.locator('.landing-countdown-number').first()).toHaveText(/^\d+$/);
  expect(asked.filter((url) => url.includes('/start-'))).toEqual([]);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
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
  const stage = page.getByRole('region', { name: 'Practice player' });
  const pause = stage.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeFocused();
  await expect(stage.getByText(/^Then: /)).toBeVisible();
  await expect(stage.locator('canvas').first()).toBeVisible();
  await pause.press('Enter');
  await expect(stage.getByRole('button', { name: playName })).toBeVisible();
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
    const pause = page.locator('.landing-demo').getByRole('button', { name: 'Pause' });
    // An earlier press may still take effect late, and counts too.
    if (!(await pause.isVisible()))
      await page.getByRole('button', { name: 'Play the demo' }).click({ timeout: 2_000 });
    await expect(pause).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('the front page loads no fonts besides those of its language', async ({ page }) => {
  let fonts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([^/]+)-.{8}\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) fonts.push(name);
  });
  for (const [path, more] of [
    ['/', []],
    ['/es', ['atkinson-hyperlegible-next-letters']],
    ['/fr', ['atkinson-hyperlegible-next-letters']],
    ['/de', ['atkinson-hyperlegible-next-letters']],
  ] as const) {
    fonts = [];
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText('Português (Brasil)');
    await page.evaluate(() => document.fonts.ready);
    expect(new Set(fonts)).toEqual(new Set(['atkinson-hyperlegible-next', ...more, 'jolly-lodger']));
  }
});
