// A person changes the language. walker.spec.ts finds English that is left, and cut words, on any page.

import { pseudoText } from '../../src/languages/rules/translated-texts.ts';
import { playName } from '../../src/player/rules/testing/player-buttons.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { takeCourseIn } from '../journeys/course-in-language.ts';

test.use({ ...ownServer({ LANGUAGES: 'en-XA ar-XB' }), reducedMotion: 'reduce' });
test.use({ viewport: { width: 320, height: 700 } });

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
  await page.getByRole('button', { name: pseudoText('ar-XB', 'More') }).click();
  const looped = pseudoText('ar-XB', 'Loop segment {number}').replace('{number}', '2');
  const segment = page.getByRole('button', { name: looped, exact: true });
  await expect(segment).toHaveAttribute('aria-pressed', 'true');
});

test.describe('a browser that speaks another language', () => {
  test.use({ locale: 'ar' });

  // §11.change-language-middle-loop-keeps
  test('is offered that language once, in its words, at the same address; on a phone not over a stage', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enterAsLearner(page, server);
    await page.goto('/learn/1');
    const offer = page.locator('.toast').filter({ has: page.locator('[lang="ar-XB"]') });
    await expect(offer).toBeAttached();
    await page.getByRole('button', { name: playName }).click({ trial: true });
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
