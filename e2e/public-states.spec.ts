// The open pages in the states that a visitor brings about, on the smallest phone, checked with axe.

import type { Page } from '@playwright/test';
import { faultsOnPage } from './fixtures/axe.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });

/** Each as what follows the one before; the age gate stays closed, so that it comes last. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'login with errors': async (page) => {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please enter a password.')).toBeVisible();
  },
  'the magic-link form': async (page) => {
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
  },
  'sign-up of a minor with errors': async (page) => {
    await page.goto('/auth/signup?age=13-17');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Please enter your first name.')).toBeVisible();
  },
  'a mailed link': async (page) => {
    await page.goto('/auth/login#magic=some-token');
    await expect(page.getByRole('button', { name: 'Sign in now' })).toBeVisible();
  },
  'feedback refused': async (page) => {
    await page.goto('/feedback');
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(page.getByRole('main').getByText('Please select a valid feedback type')).toBeVisible();
    // A message that is still fading in has no contrast yet.
    await expect(page.locator('.toast')).toHaveCSS('opacity', '1');
  },
  'a new password': async (page) => {
    await page.goto('/auth/login#reset=some-token');
    await expect(page.getByRole('button', { name: 'Save password' })).toBeVisible();
  },
  'an open question': async (page) => {
    await page.goto('/faq');
    await page.getByText('When is the big day?').click();
    await expect(page.locator('details[open]')).toHaveCount(1);
  },
  'the demo dancing': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the demo' }).click();
    await expect(page.locator('.stage-cue')).toBeVisible();
  },
  'the age gate after a choice': async (page) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: '13-17' }).click();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  },
  'the age gate closed': async (page) => {
    await page.getByRole('button', { name: 'Under 13' }).click();
    await expect(page.getByRole('link', { name: 'Back to Homepage' })).toBeVisible();
  },
};

// §2.axe-finds-nothing-any-screen
test('axe finds nothing in what a visitor brings about, and nothing overflows', async ({ page }) => {
  for (const [state, bringAbout] of Object.entries(states))
    await test.step(state, async () => {
      await bringAbout(page);
      expect(await faultsOnPage(page)).toEqual([]);
    });
});

test('axe finds nothing in the survey, and nothing overflows', async ({ page, server }) => {
  await enterAsLearner(page, server, { survey: false });
  await page.goto('/auth/signup');
  await page.getByText('Instructor', { exact: true }).click();
  expect(await faultsOnPage(page)).toEqual([]);
});
