import { expect, test, vi } from 'vitest';
import { openPaths } from '#subjects/rules/paths.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const server = await sharedServer({ LANGUAGES: 'en' });

/** The origin in the server's pages: the server was started on port 0, which means any free port. */
const origin = 'http://127.0.0.1:0';
const htmlOf = async (path: string) => (await fetch(server.url + path)).text();
/** Runs SQL on the running server's database, as an operator at the console would. */
const run = (statement: string) => server.database.pool.query(statement);

/** Returns every link of a page, with its words and attributes. */
const linksIn = (html: string) => [...html.matchAll(/<a [\s\S]*?<\/a>/g)].map(([link]) => link);
const linkTo = (html: string, words: string) => linksIn(html).filter((link) => link.includes(words));
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const footerOf = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';

// §2.auth-auth-login-auth-signup §2.public-pages-arrive-complete-title
test.each([
  ['/', 'Learn the zombie dance'],
  ['/auth', 'Before you rise'],
  ['/auth/login', 'Welcome back'],
  ['/auth/signup', 'Create Account'],
  ['/community', 'Join the Community'],
  ['/feedback', 'Share Your Feedback'],
  ['/faq', 'How do streaks work?'],
  ['/legal', 'Terms of Use'],
  ['/coffee', 'Give a coffee'],
])(
  '%s comes complete in one answer, with its title, description, address and picture',
  async (path, words) => {
    const html = await htmlOf(path);
    expect(html).toContain(words);
    expect(html).toMatch(/<title>[^<]*Shamble[^<]*<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}">`);
    expect(html).toContain(`<meta property="og:image" content="${origin}/social.png">`);
    expect(html).not.toMatch(/<script(?![^>]*(src=|application\/json|type="importmap"))/);
    expect(html).not.toMatch(/ style="/);
  },
);

// §1.free-any-device-no-credit §2.landing-header-login-auth-login §2.landing-problem-solution-result-cards
// §2.landing-footer-faq-feedback-event §2.countdown-digits-filled-browser §2.landing-start-learning-free-auth
test('the front page arrives complete, and its countdown without digits', async () => {
  const html = await htmlOf('/');
  expect(html).toMatch(/<h1[^>]*>Learn the zombie dance/);
  for (const text of ['The problem', 'The solution', 'The result', '25,000+ dancers', '30+ countries'])
    expect(html).toContain(`>${text}<`);
  expect(html.match(/class="landing-feature"/g)).toHaveLength(6);
  expect(html).toMatch(/<figure[\s\S]*two left feet[\s\S]*<\/figure>/);
  for (const link of linkTo(html, 'Login')) expect(link).toContain('href="/auth/login"');
  const calls = linkTo(html, 'Start Learning Free');
  expect(calls).toHaveLength(2);
  for (const call of calls) expect(call).toContain('href="/auth"');
  expect(html.match(/data-unit="(days|hours|minutes)">--</g)).toHaveLength(3);
  expect(html).toContain('Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)');
  const footer = footerOf(html);
  for (const [words, address] of [
    ['FAQ', 'href="/faq"'],
    ['Feedback', 'href="/feedback"'],
    ['Event site', 'href="https:'],
    ['Contact', 'href="mailto:'],
  ] as const)
    expect(linkTo(footer, words).join()).toContain(address);
});

// §2.landing-global-event-links-out §2.community-join-community-three-outward §2.coffee-pitch-illustration-payment-link
test.each([
  ['/', ['Visit the event site', 'Find an event near you']],
  ['/community', ['', '', '', 'Visit Our Community on Skool!']],
  ['/coffee', ['']],
])('the links of %s to other sites open a new tab', async (path, words) => {
  const outward = linksIn(mainOf(await htmlOf(path))).filter((link) => link.includes('target="_blank"'));
  for (const link of outward) expect(link).toMatch(/href="https:/);
  for (const text of words) expect(outward.join()).toContain(text);
  expect(outward.length).toBeGreaterThanOrEqual(words.length);
});

// §2.legal-anchors-copyright-terms-use
test('the legal page has its four anchors and its date', async () => {
  const main = mainOf(await htmlOf('/legal'));
  for (const [id, name] of [
    ['copyright', 'Copyright'],
    ['terms', 'Terms of Use'],
    ['disclaimer', 'Disclaimer'],
    ['privacy', 'Privacy'],
  ]) {
    expect(main).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`));
    expect(main).toContain(`id="${id}"`);
    expect(main).toContain(`href="#${id}"`);
  }
  expect(main).toContain('Last updated: October 2025');
  expect(main).not.toContain('{');
});

// §2.any-other-path-not-found §2.not-found-404-oops-page §8.unknown-route-not-found-page
test('an unknown address is a 404 with a way home', async () => {
  const answer = await fetch(`${server.url}/no/such/crypt`);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0].replace(/<[^>]*>/g, ' ')).toMatch(/404\s+Oops! Page not found/);
  expect(linkTo(html, 'Return to Home').join()).toContain('href="/"');
});

// §2.sitemap-robots-manifest-favicon
test('search engines find the sitemap, and home screens the manifest and the icons', async () => {
  const sitemap = await htmlOf('/sitemap.xml');
  const { login: _, signup: __, ...listed } = openPaths;
  for (const path of Object.values(listed)) expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
  expect(sitemap).not.toMatch(/dashboard|seed-faqs|faq-debug/);
  expect(await htmlOf('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const manifest: { name: string; icons: { src: string }[] } = JSON.parse(
    await htmlOf('/manifest.webmanifest'),
  );
  expect(manifest.name).toContain('Shamble');
  for (const src of [...manifest.icons.map((icon) => icon.src), '/social.png', '/apple-touch-icon.png']) {
    const { status, headers } = await fetch(server.url + src);
    expect([src, status, headers.get('content-type')]).toEqual([src, 200, 'image/png']);
  }
  expect((await fetch(`${server.url}/favicon.ico`)).status).toBe(200);
  expect((await fetch(`${server.url}/favicon.svg`)).headers.get('content-type')).toContain('image/svg+xml');
});

// §2.auth-title-tagline-prompt-from §2.footer-links-community-feedback-labels §2.faq-stored-title-frequently-asked
// §8.missing-countdown-label-missing-copy §7.edited-copy-shows-next-page
test('a text edited in the database is soon on the public page, and a deleted text is replaced by the built-in one', async () => {
  await run("update ui_copy set text = 'Ask the grave' where key = 'faq_title'");
  await vi.waitFor(async () => {
    const html = await htmlOf('/faq');
    expect(html).toMatch(/<h1[^>]*>Ask the grave<\/h1>/);
    expect(html).toContain('<title>Ask the grave - Shamble</title>');
  }, 20_000);
  await run(
    "delete from ui_copy where key in ('faq_title', 'footer_community', 'onboarding_prompt', 'countdown_label', 'faq_streaks_answer')",
  );
  await vi.waitFor(async () => {
    const html = await htmlOf('/faq');
    expect(html).toContain('Frequently Asked Questions');
    expect(linkTo(footerOf(html), 'Community')).toHaveLength(1);
    expect(await htmlOf('/auth')).toContain('How old are you?');
  }, 20_000);
});

// §8.missing-date-date-tbd-stay
test('without a stored date the front page says that the date of the event is to be decided', async () => {
  await run("delete from settings where key = 'next_challenge_date'");
  await vi.waitFor(async () => expect(await htmlOf('/')).toContain('Date TBD - Stay tuned!'), 20_000);
  await run("insert into settings (key, value) values ('next_challenge_date', '2027-10-30T22:00:00Z')");
  await vi.waitFor(async () => expect(await htmlOf('/')).toContain('Saturday, October 30'), 20_000);
});
