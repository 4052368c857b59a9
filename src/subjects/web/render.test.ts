import { expect, test, vi } from 'vitest';
import { classPaths } from '#class/rules/paths.ts';
import { defaultSettings } from '#course/content/settings.ts';
import type { PageData } from '#subjects/api/page-data.ts';
import { togetherPaths } from '#together/rules/paths.ts';

vi.stubGlobal('__INTEGRITY__', {});
vi.stubGlobal('__ASSETS__', {
  'subjects/web/main.ts': {
    file: 'assets/main-1.js',
    css: ['assets/main-1.css'],
    dynamicImports: ['_start.js'],
  },
  'course/web/learn/learn-screen.tsx': {
    file: 'assets/learn-1.js',
    css: ['assets/learn-1.css'],
    assets: ['assets/a-1.woff2', 'assets/a-letters-1.woff2', 'assets/a-more-1.woff2'],
  },
  '_start.js': { file: 'assets/start-1.js', imports: ['subjects/web/main.ts'] },
  'pages/web/faq/faq-screen.tsx': {
    file: 'assets/faq-1.js',
    imports: ['_start.js'],
    css: ['assets/faq-1.css'],
  },
  'player/web/dancer/dancer-medium.ts': { file: 'assets/dancer-1.js', imports: ['_band.js'] },
  '_band.js': { file: 'assets/band-1.js' },
});
const { pageAddress, publicPages, publicPaths, renderPage, shellHtml, shellRoute, shellRoutes } =
  await import('./render.tsx');

function page(copy: Record<string, string> = {}): PageData {
  return { copy, settings: defaultSettings, origin: 'https://shamble.example' };
}

test.each(publicPaths)('%s is sent as complete HTML', async (path) => {
  const { status, html } = await renderPage(path, page());
  expect(status).toBe(200);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toContain(`<link rel="canonical" href="https://shamble.example${path}">`);
});

test.each(publicPaths)('%s has nothing that the content policy refuses', async (path) => {
  const { html } = await renderPage(path, page());
  expect(html).not.toMatch(
    /<style|<script(?![^>]*(?:src=|application\/json|type="importmap"))|\sstyle="|\son\w+="/,
  );
});

test.each(publicPages)('the elements that name or describe others on %s exist', async (address) => {
  const { html } = await renderPage(address, page());
  const named = [...html.matchAll(/ (?:for|aria-(?:labelledby|describedby|controls))="([^"]+)"/g)];
  const missing = named
    .flatMap(([, ids = '']) => ids.split(' '))
    .filter((id) => !html.includes(` id="${id}"`));
  expect(missing).toEqual([]);
});

const withForm: string[] = [
  '/auth/login',
  '/auth/signup',
  '/auth/signup?age=13-17',
  '/feedback',
  togetherPaths.together,
  classPaths.class,
];

// §2.forms-sent-post-their-own
test.each(publicPages)('every form of %s is sent as a POST to the page itself', async (address) => {
  const { html } = await renderPage(address, page());
  expect(html.includes('<form')).toBe(withForm.includes(address));
  for (const [form] of html.matchAll(/<form[^>]*>/g)) {
    expect(form).toContain('method="post"');
    // With an action of its own a form would lose the language or the age group in the address.
    expect(form).not.toContain(' action=');
  }
});

// §2.forms-sent-post-their-own
test.each([
  ['?age=13-17', 'Age group: 13-17', false],
  ['?age=13-17&from=friend', 'Age group: 13-17', false],
  ['', 'Age group: 18+', true],
  ['?age=18%2B', 'Age group: 18+', true],
  ['?age=18+', 'Age group: 18+', true],
])('sign-up with %s is served with %s and the reminders ticked: %s', async (query, words, ticked) => {
  const { html } = await renderPage(pageAddress('/auth/signup', query), page());
  expect(html.replaceAll('<!-- -->', '')).toContain(words);
  expect(/name="reminders"[^>]*checked=""|checked=""[^>]*name="reminders"/.test(html)).toBe(ticked);
  expect(html).toContain('rel="canonical" href="https://shamble.example/auth/signup"');
});

test.each(['?age=12', '?age=', '?age=%', '?age=under_13'])(
  'sign-up with %s is served as the age gate',
  async (query) => {
    const address = pageAddress('/auth/signup', query);
    const { status, html } = await renderPage(address, page());
    expect([status, html.includes('How old are you?'), html.includes('<form')]).toEqual([200, true, false]);
  },
);

test('a page that reads no query is the same with any query', () => {
  expect(pageAddress('/faq', '?age=13-17')).toBe('/faq');
});

test('an unknown path is the not-found page, and search engines are told not to list it', async () => {
  const { status, html } = await renderPage('/crypt/of/nowhere', page());
  expect(status).toBe(404);
  expect(html).toContain('Oops! Page not found');
  expect(html).toContain('noindex');
});

test('an edited text replaces its default and every other text stays', async () => {
  const { html } = await renderPage('/faq', page({ faq_title: 'Ask the dead' }));
  expect(html).toContain('<title>Ask the dead - Shamble</title>');
  expect(html).toContain('Buy us a coffee');
});

test('a text can end neither the data block nor an attribute', async () => {
  const { html } = await renderPage('/faq', page({ faq_title: '</script><script>alert(1)</script>"' }));
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;/script&gt;');
});

test('a page names the files of its screen and no others', async () => {
  const { html } = await renderPage('/faq', page());
  expect(html).toContain('<script type="module" src="/assets/main-1.js">');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/faq-1.js">');
  expect(html).toContain('<link rel="stylesheet" href="/assets/faq-1.css">');
});

test.each(['/learn/3', '/rehearse'])(
  '%s fetches the dancer with the page, and no other page does',
  (path) => {
    const html = shellHtml(page(), path);
    for (const file of ['dancer-1.js', 'band-1.js'])
      expect(html).toContain(`<link rel="modulepreload" fetchpriority="low" href="/assets/${file}">`);
    expect(shellHtml(page(), '/learn')).not.toContain('dancer-1.js');
  },
);

test('the landing page loads the app only with the first sign of interest', async () => {
  const { html } = await renderPage('/', page());
  expect(html).toContain('data-patient');
  expect(html).not.toContain('start-1.js');
});

test('the shell of the signed-in pages says that it is loading and names no person', () => {
  const html = shellHtml(page(), '/learn');
  expect(html).toContain('Loading...');
  expect(html).toContain('/assets/start-1.js');
  expect(html).toContain('site-header');
  expect(html).not.toContain('data-complete');
});

test('the shell of a lesson shows its title and its stage’s place, and no other page’s shell does', () => {
  const html = shellHtml({ ...page(), lesson: { day: 3, title: 'Claws' } }, '/learn/3');
  expect(html).toContain('<h1 class="lesson-title">Day 3: Claws</h1>');
  expect(html).toContain('<div class="loading-stage"><img class="loading-scene"');
  expect(shellHtml(page(), '/learn')).not.toContain('<img');
});

test.each(shellRoutes)('the shell of %s says without scripts that it needs them', (path) => {
  expect(shellHtml(page(), path)).toMatch(/<noscript><p class="page">This page needs JavaScript/);
});

test('every page has the words for older browsers', async () => {
  const { html } = await renderPage('/faq', page());
  for (const each of [html, shellHtml(page(), '/learn')])
    expect(each).toContain('<p class="old-browser" hidden>This browser is too old');
});

test.each([
  ['/faq-debug', 'FAQ debug - Shamble'],
  ['/seed-faqs', 'Seed the FAQ - Shamble'],
  ['/learn', 'Your lessons - Shamble'],
])('the shell of %s has a title of its own', (path, title) => {
  expect(shellHtml(page(), path)).toContain(`<title>${title}</title>`);
});

test('no two pages have the same title', async () => {
  const open = await Promise.all(publicPaths.map(async (path) => (await renderPage(path, page())).html));
  const shells = shellRoutes.map((route) => shellHtml(page(), route));
  const titles = [...open, ...shells].map((html) => /<title>([^<]*)/.exec(html)?.[1]);
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
});

test('the shell of a signed-in page names the files of its screen, and the fonts of every text', () => {
  const html = shellHtml(page(), '/learn');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/learn-1.js">');
  expect(html).toContain('<link rel="preload" as="style" href="/assets/learn-1.css" crossorigin>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/main-1.css">');
  expect(html).toContain('href="/assets/a-1.woff2"');
  expect(html).not.toMatch(/a-(letters|more)-1.woff2/);
});

test('a page in another language asks at once for the fonts of its letters', () => {
  const language = { tag: 'es', name: 'Español', direction: 'ltr', offered: true } as const;
  const html = shellHtml({ ...page(), language }, '/learn');
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/assets/a-letters-1.woff2" crossorigin>',
  );
  expect(html).not.toContain('a-more-1.woff2');
});

test.each([
  ['/learn', '/learn'],
  ['/learn/7', '/learn/:lessonId'],
  ['/studio/lessons/7', '/studio/*'],
  ['/faq', null],
  ['/crypt/of/nowhere', null],
])('%s is served with the shell of %s', (path, route) => {
  expect(shellRoute(path)).toBe(route);
  if (route !== null) expect(shellRoutes).toContain(route);
});
