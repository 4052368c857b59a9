// How pages are delivered: the current words, the built-in ones for missing keys, and what machines read.
// These tests change the words that every person sees, one after the other, on a server of their own.

import type { Page } from '@playwright/test';
import { sql as sqlText } from 'kysely';
import type { TestedServer } from './fixtures/given-server.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });
test.use(ownServer());

/** Runs SQL on the running server's database, as an operator at the console would. */
async function sql({ db }: TestedServer, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sqlText.raw(statement).execute(db);
}

const html = async (page: Page, path: string) => (await page.request.get(path)).text();

// §2.faq-debug-seed-faqs-have §2.faq-debug-all-faq-texts §2.seed-faqs-button-writes-entries
// §7.faq-texts-read-prefix-ordered §8.faq-debug-error-message §8.seed-tool-line-per-step
test('the seed tool logs every step, and the debug page lists what is stored', async ({ page }) => {
  await page.goto('/seed-faqs');
  await page.getByRole('button', { name: 'Seed FAQs' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('Seeding 17 texts: 8 of 8 expected pairs and the title');
  await expect(log).toContainText('✅ faq_title: select, delete, insert (replaced)');
  await expect(log).toContainText('✅ Done: 17 of 17 texts written', { timeout: 60_000 });

  await page.route('**/api/faq-seed/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Seed FAQs' }).click();
  await expect(log).toContainText('❌ Unexpected error');

  await page.goto('/faq-debug');
  await expect(page.getByRole('term')).toHaveCount(17);
  for (const text of await page.getByRole('definition').allTextContents())
    expect([...text].length).toBeLessThanOrEqual(200);
  await page.route('**/api/faq-debug', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Out for a bite.' } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Error: Out for a bite.');
});

// §2.auth-title-tagline-prompt-from §2.footer-links-community-feedback-labels §2.faq-stored-title-frequently-asked
// §8.missing-countdown-label-missing-copy §7.edited-copy-shows-next-page
test('a text edited in the database is soon on the public page, and a deleted one falls back', async ({
  page,
  server,
}) => {
  await sql(server, "update ui_copy set text = 'Ask the grave' where key = 'faq_title'");
  await expect.poll(() => html(page, '/faq')).toContain('Ask the grave');
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the grave');
  await expect(page).toHaveTitle('Ask the grave - Shamble');

  await sql(
    server,
    "delete from ui_copy where key in ('faq_title', 'footer_community', 'onboarding_prompt', 'countdown_label')",
    "delete from ui_copy where key = 'faq_streaks_answer'",
  );
  await expect.poll(() => html(page, '/faq')).toContain('Frequently Asked Questions');
  await page.reload();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Community' })).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByText('How old are you?')).toBeVisible();
});

// §8.missing-date-date-tbd-stay
test('without a stored date the event is to be decided, on the front page too', async ({ page, server }) => {
  await sql(server, "delete from settings where key = 'next_challenge_date'");
  await expect.poll(() => html(page, '/')).toContain('Date TBD - Stay tuned!');
  await page.goto('/');
  await expect(page.getByText('Date TBD - Stay tuned!')).toBeVisible();
  await sql(
    server,
    "insert into settings (key, value) values ('next_challenge_date', '2027-10-30T22:00:00Z')",
  );
  await expect.poll(() => html(page, '/')).toContain('Saturday, October 30');
});

// §2.auth-auth-login-auth-signup §2.public-pages-arrive-complete-title
test('every open page comes complete in one answer, with its title, description, address and picture', async ({
  page,
  server,
}) => {
  for (const [path, heading] of [
    ['/', 'Learn the zombie dance'],
    ['/auth', 'Before you rise'],
    ['/community', 'Join the Community'],
    ['/feedback', 'Share Your Feedback'],
    ['/faq', 'How do streaks work?'],
    ['/legal', 'Terms of Use'],
    ['/coffee', 'Give a coffee'],
  ] as const) {
    const text = await html(page, path);
    expect(text, path).toContain(heading);
    expect(text).toMatch(/<title>[^<]*Shamble[^<]*<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(text).toContain(`<link rel="canonical" href="${server.url}${path}">`);
    expect(text).toContain(`<meta property="og:image" content="${server.url}/social.png">`);
    expect(text).not.toMatch(/<script(?![^>]*(src=|application\/json|type="importmap"))/);
    expect(text).not.toMatch(/ style="/);
  }
  expect(await html(page, '/dashboard')).toContain('Loading...');
});

// §2.sitemap-robots-manifest-favicon
test('search engines and home screens find what they look for', async ({ page, server }) => {
  const sitemap = await html(page, '/sitemap.xml');
  for (const path of ['/', '/auth', '/community', '/feedback', '/faq', '/legal', '/coffee'])
    expect(sitemap).toContain(`<loc>${server.url}${path}</loc>`);
  expect(sitemap).not.toMatch(/dashboard|seed-faqs|faq-debug/);
  expect(await html(page, '/robots.txt')).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const manifest: { name: string; icons: { src: string }[] } = JSON.parse(
    await html(page, '/manifest.webmanifest'),
  );
  expect(manifest.name).toContain('Shamble');
  for (const src of [...manifest.icons.map((icon) => icon.src), '/social.png', '/apple-touch-icon.png']) {
    const picture = await page.request.get(src);
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
  expect((await page.request.get('/favicon.ico')).status()).toBe(200);
  expect((await page.request.get('/favicon.svg')).headers()['content-type']).toContain('image/svg+xml');
});
