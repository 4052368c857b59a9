// The whole course as a person lives it: from the landing page to the final trophy, and all of it still there after a
// power cut. The specs beside it run it on the product's own database and on one that the operator gives.

import type { Page } from '@playwright/test';
import { newEmail } from '../fixtures/people.ts';
import type { ProductServer } from '../fixtures/product-server.ts';
import { expect } from '../fixtures/test.ts';

const password = 'lurch-and-drag-7';
/** Which trophy appears after which day. */
const trophyOf: Record<number, string> = {
  4: 'Graveyard Shuffle',
  8: 'Halfway Hero',
  10: 'Creeping Closer',
  12: 'Thriller Master',
};

/** Signs up, finishes twelve lessons and the rehearsal, sees five trophies, kills the server and finds all of it again. */
export async function liveWholeCourse(page: Page, server: ProductServer): Promise<void> {
  const email = newEmail();
  await signUpByHand(page, email);
  await expect(page.getByText("You've completed 0 of 12 lessons")).toBeVisible();

  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  for (let day = 1; day <= 12; day += 1) await completeDay(page, day);
  await expect(page.getByText('12/12')).toBeVisible();

  await danceRehearsal(page);
  await expect(trophyModal(page)).toContainText('Fully Undead');
  await page.getByRole('button', { name: 'Continue Learning' }).click();
  await expect(page.locator('#lesson-13')).toContainText('Complete');

  await server.kill();
  await server.start();

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

async function signUpByHand(page: Page, email: string) {
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
  await expect(page).toHaveURL(/\/learn$/, { timeout: 30_000 });
}

async function signOutAndIn(page: Page, email: string) {
  await page.getByRole('button', { name: /profile/i }).click();
  await page
    .getByRole('button', { name: 'Sign Out' })
    .or(page.getByRole('menuitem', { name: 'Sign Out' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
