// The whole course as a learner takes it: from the landing page to the final trophy.

import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

const password = 'lurch-and-drag-7';
/** Which trophy appears after which day. */
const trophyOf: Record<number, string> = {
  4: 'Graveyard Shuffle',
  8: 'Halfway Hero',
  10: 'Creeping Closer',
  12: 'Thriller Master',
};

/** From the lesson list: completes the days from `first` to `last`, with the trophies on the way. */
export async function liveDays(page: Page, first: number, last: number): Promise<void> {
  for (let day = first; day <= last; day += 1) await completeDay(page, day);
}

/** From the lesson list with all days done: dances the rehearsal and finds the final trophy. */
export async function liveRehearsal(page: Page): Promise<void> {
  await danceRehearsal(page);
  await expect(trophyModal(page)).toContainText('Fully Undead');
  await page.getByRole('button', { name: 'Continue Learning' }).click();
  await expect(page.locator('#lesson-13')).toContainText('Complete');
}

/** Everything of the finished course is there, and nothing is celebrated twice. */
export async function findEverything(page: Page, email: string): Promise<void> {
  await page.goto('/trophies');
  for (const title of [...Object.values(trophyOf), 'Fully Undead'])
    await expect(page.getByRole('main')).toContainText(title);
  await expect(page.getByText(/to unlock/)).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByText('All lessons complete! Keep rehearsing!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/1\s*DAY(?!S)/);

  await signOutAndIn(page, email);
  await page.goto('/learn');
  await expect(page.getByText('Trophy Unlocked ✓')).toHaveCount(4);
  await page.reload();
  await expect(trophyModal(page)).toHaveCount(0);
}

function trophyModal(page: Page) {
  return page.getByRole('dialog', { name: /Trophy unlocked/ });
}

/** From the landing page to the dashboard, survey included. */
export async function signUpByHand(page: Page, email: string) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Learning Free' }).first().click();
  await page.getByRole('button', { name: '18+' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Morticia');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const finish = page.getByRole('button', { name: 'Finish' });
  await expect(finish).toBeDisabled();
  await page.getByRole('radio', { name: /Dancer/ }).check({ force: true });
  await page.getByRole('radio', { name: /Never/ }).check({ force: true });
  await finish.click();
  await expect(page.getByRole('heading', { name: /WELCOME, MORTICIA/ })).toBeVisible();
}

async function completeDay(page: Page, day: number) {
  await page.getByRole('link', { name: new RegExp(`DAY ${day} - `) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Day ${day}: `);
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page).toHaveURL(/\/learn$/);
  const trophy = trophyOf[day];
  if (trophy) {
    await expect(trophyModal(page)).toContainText(trophy);
    await page.getByRole('button', { name: 'Continue Learning' }).click();
  }
  await expect(trophyModal(page)).toHaveCount(0);
  await expect(page.getByText(`${day}/12`)).toBeVisible();
}

async function danceRehearsal(page: Page) {
  // The count before the dance passes on the browser's clock.
  await page.clock.install();
  await page.goto('/rehearse');
  await expect(page.getByRole('heading', { name: 'Get Ready!' })).toBeVisible();
  await page.getByRole('button', { name: 'START' }).click();
  await page.clock.runFor(11_500);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: /Pause/ }).first()).toBeVisible();
  // Nine tenths of the dance, then thirty seconds more: the last ones are danced.
  await page.keyboard.press('9');
  for (let jump = 0; jump < 3; jump += 1) await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/learn$/);
}

async function signOutAndIn(page: Page, email: string) {
  await page.getByRole('button', { name: /profile/i }).click();
  await page
    .getByRole('button', { name: 'Sign Out' })
    .or(page.getByRole('menuitem', { name: 'Sign Out' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await signIn(page, email);
}

/** On the login page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
