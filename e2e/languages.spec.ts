// Invented languages walk over every screen on a phone of 320 pixels: what is still English, what is cut and what
// is wider than the window shows at once.

import type { Page } from '@playwright/test';
import { printed } from '#rules/crew/crew-paths.ts';
import { pseudoText } from '../rules/languages/pseudo-language.ts';
import { enterAsLeader, openCrew } from './fixtures/crew.ts';
import { openPages } from './fixtures/open-pages.ts';
import { faults } from './fixtures/page-faults.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, ownServer, test } from './fixtures/test.ts';
import { wordsIn } from './fixtures/words.ts';
import { takeCourseIn } from './journeys/course-in-language.ts';

test.use({ ...ownServer({ LANGUAGES: 'en-XA ar-XB' }), reducedMotion: 'reduce' });
test.use({ viewport: { width: 320, height: 700 } });

const open = [...openPages, '/class', '/crypt'];
const signedIn = [
  '/dashboard',
  '/learn',
  '/learn/1',
  '/learn/1?tab=practice',
  '/learn/1?tab=zombie',
  '/learn/9',
  '/learn/9?tab=practice',
  '/rehearse',
  '/trophies',
  '/profile',
];

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A sheet without names has a sentence instead of its heading.
  await expect(page.locator('main').locator('h1, [role=status]:not(:empty)').first()).toBeVisible();
  await expect(page.locator('.skeleton, .loading')).toHaveCount(0);
}

/** Opens what is folded away, so that it is looked at too. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

for (const [tag, direction] of [
  ['ar-XB', 'rtl'],
  ['en-XA', 'ltr'],
] as const) {
  // §11.no-english-left-nothing-cut
  test(`${tag}: no open page has English left, cuts a text or overflows`, async ({ page }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const path of open) {
      await page.goto(`/${tag}${path === '/' ? '' : path}`);
      expect(await page.evaluate(() => document.documentElement.dir || 'ltr')).toBe(direction);
      await page.mouse.move(100, 100);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      found.push(...(await faults(page, path, tag === 'ar-XB')));
    }
    expect(found).toEqual([]);
  });

  test(`${tag}: no page of a learner has English left, cuts a text or overflows`, async ({
    page,
    server,
  }) => {
    test.setTimeout(240_000);
    await enterAsLearner(page, server, { first_name: 'Morticia', completed: 8 });
    const found: string[] = [];
    for (const path of signedIn) {
      await arrive(page, `/${tag}${path}`);
      await unfold(page);
      found.push(...(await faults(page, path, tag === 'ar-XB')));
    }
    expect(found).toEqual([]);
  });

  test(`${tag}: no page or sheet of a crew has English left, cuts a text or overflows`, async ({
    page,
    server,
  }) => {
    test.setTimeout(240_000);
    await enterAsLeader(page, server);
    const { id, code } = await openCrew(page, server);
    const found: string[] = [];
    const below = ['', '/open', `/join#${code}`, `/${id}`, `/${id}/day`, `/${id}/count`];
    for (const path of [...below, ...printed.map((what) => `/${id}/print/${what}`)]) {
      await arrive(page, `/${tag}/crew${path}`);
      // What is typed by hand leads to the language of the flyer.
      if (path.endsWith('/flyer')) await expect(page.locator('.sheet')).toContainText(`/${tag}/crew/join`);
      await unfold(page);
      found.push(...(await faults(page, `/crew${path}`, tag === 'ar-XB')));
    }
    expect(found).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ locale: 'ar', viewport: { width: 360, height: 740 } });

  // §11.whole-course-from-landing-page
  test('the whole course is taken from right to left, and no screen or mail has English left', {
    tag: '@soak',
  }, async ({ page, server }) => {
    await takeCourseIn(page, server, wordsIn('ar-XB'));
  });
});

// §11.change-language-middle-loop-keeps
test('a learner who changes the language in the middle of a loop keeps place and loop', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAsLearner(page, server);
  await page.goto('/learn/1?segment=2&speed=0.5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day 1: Out of the ground');
  await page.getByRole('navigation', { name: 'Languages' }).locator('a[lang="ar-XB"]').click();
  await expect(page).toHaveURL(/\/ar-XB\/learn\/1\?segment=2&speed=0\.5$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const looped = pseudoText('ar-XB', 'Loop segment {number}').replace('{number}', '2');
  await expect(page.getByRole('button', { name: looped })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('a browser that speaks another language', () => {
  test.use({ locale: 'ar' });

  // §11.change-language-middle-loop-keeps
  test('is offered it once, in that language, and stays at its address; on a phone not over a stage', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enterAsLearner(page, server);
    await page.goto('/learn/1');
    const offer = page.locator('.toast').filter({ has: page.locator('[lang="ar-XB"]') });
    await expect(offer).toBeAttached();
    await page.getByRole('button', { name: 'Play', exact: true }).click({ trial: true });
    await expect(offer).toBeHidden();
    await page.getByRole('link', { name: 'Shamble' }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(offer).toBeVisible();
    await offer.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/ar-XB\/dashboard$/);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => document.querySelector('#root')?.hasAttribute('data-complete'));
    await expect(page.locator('.toast')).toHaveCount(0);
  });
});
