// The other open pages, each with what a visitor can do there, and checked with axe.

import { expect, test } from './fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const [path, more] of [
  ['/', []],
  ['/es', ['atkinson-hyperlegible-next-letters']],
  ['/fr', ['atkinson-hyperlegible-next-letters']],
  ['/de', ['atkinson-hyperlegible-next-letters']],
] as const) {
  test(`${path} fetches no letters beside those that it shows`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/([^/]+)-.{8}\.woff2$/.exec(request.url()) ?? [];
      if (name !== undefined) fonts.push(name);
    });
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText('Português (Brasil)');
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.toSorted()).toEqual(['atkinson-hyperlegible-next', ...more, 'jolly-lodger']);
  });
}

// §2.faq-one-open-time-closable
test('one question is open at a time and can be closed again, and addresses are links', async ({ page }) => {
  await page.goto('/faq');
  const open = page.locator('details[open]');
  await expect(page.locator('details')).toHaveCount(8);
  await expect(open).toHaveCount(0);
  await page.getByText('How do streaks work?').click();
  await page.getByText('When is the big day?').click();
  await expect(open).toHaveCount(1);
  const link = open.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://thrilltheworld.com/');
  await expect(link).toHaveAttribute('target', '_blank');
  await page.getByText('When is the big day?').click();
  await expect(open).toHaveCount(0);
});

// §2.community-join-community-three-outward
test('the community page leads out through three cards and the platform button', async ({ page }) => {
  await page.goto('/community');
  await expect(page.getByRole('heading', { name: 'Join the Community' })).toBeVisible();
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  await expect(page.getByRole('link', { name: 'Visit Our Community on Skool!' })).toBeVisible();
});

// §2.legal-anchors-copyright-terms-use
test('the legal page has its four anchors and its date', async ({ page }) => {
  await page.goto('/legal#disclaimer');
  for (const name of ['Copyright', 'Terms of Use', 'Disclaimer', 'Privacy'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Disclaimer' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
  await expect(page.getByText('Last updated: October 2025')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('{');
});

// §2.coffee-pitch-illustration-payment-link
test('the coffee button opens the payment page in a new tab', async ({ page }) => {
  await page.goto('/coffee');
  const button = page.getByRole('main').getByRole('link');
  await expect(button).toHaveAttribute('target', '_blank');
  await expect(button).toHaveAttribute('href', /^https:/);
});

// §2.any-other-path-not-found §2.not-found-404-oops-page §8.unknown-route-not-found-page
test('an unknown address is a 404 with a way home', async ({ page }) => {
  const answer = await page.goto('/no/such/crypt');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a browser that is too old is told so, and no other', async ({ page }) => {
  for (const path of ['/faq', '/auth/login', '/learn']) {
    await page.goto(path);
    const notice = page.getByText('This browser is too old');
    await expect(notice).toBeAttached();
    await expect(notice).toBeHidden();
    // As a browser that does not know what the build needs.
    await page.evaluate(() => {
      for (const sheet of document.styleSheets)
        for (const rule of [...sheet.cssRules])
          if (rule instanceof CSSSupportsRule && rule.cssText.includes('.old-browser'))
            sheet.insertRule(rule.cssRules[0]?.cssText ?? '');
    });
    await expect(notice).toBeVisible();
  }
});
