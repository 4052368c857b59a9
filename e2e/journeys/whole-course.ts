// The whole course for a learner, from the landing page to the final trophy, in any language: texts are found by their
// keys.

import type { Page } from '@playwright/test';
import { type TrophyPart, trophyParts } from '#course/content/trophies.ts';
import { expect } from '../fixtures/test.ts';
import type { Words } from '../fixtures/words.ts';

const password = 'lurch-and-drag-7';
/** The trophy that appears after each of these days. */
const trophyOf: Record<number, TrophyPart> = { 4: 'part1', 8: 'part2', 10: 'part3', 12: 'part4' };

/** Completes the days from `first` to `last`, starting at the lesson list, with the trophies in between. */
export async function liveDays(page: Page, words: Words, first: number, last: number): Promise<void> {
  for (let day = first; day <= last; day += 1) await completeDay(page, words, day);
}

/** Dances the rehearsal, starting at the lesson list with all days done, and finds the final trophy. */
export async function liveRehearsal(page: Page, words: Words): Promise<void> {
  await danceRehearsal(page, words);
  await expect(trophyModal(page, words)).toContainText(words.text('trophy_final_title'));
  await page.getByRole('button', { name: words.text('learn_modal_continue') }).click();
  await expect(page.locator('#lesson-13')).toContainText(words.text('learn_rehearsal_complete'));
}

/** Checks that every trophy is there, and that nothing is left to do on the dashboard. */
export async function findTrophies(page: Page, { text, at }: Words): Promise<void> {
  await page.goto(at('/trophies'));
  for (const [index, part] of trophyParts.entries()) {
    await expect(page.getByRole('main')).toContainText(text(`trophy_${part}_title`));
    await expect(page.getByText(text('trophy_locked_template', { section: index + 1 }))).toHaveCount(0);
  }
  await page.goto(at('/dashboard'));
  await expect(page.getByText(text('rehearse_card_complete_title'))).toBeVisible();
  const streak = `1 ${text('dashboard_streak_days', { count: 1 })}`;
  await expect(page.getByText(streak, { exact: true })).toBeVisible();
}

/** Checks that the finished course has everything, and that nothing is celebrated twice. */
export async function findEverything(page: Page, words: Words, email: string): Promise<void> {
  await findTrophies(page, words);
  await signOutAndIn(page, words, email);
  await page.goto(words.at('/learn'));
  await expect(page.getByText(words.text('learn_trophy_unlocked'))).toHaveCount(4);
  await page.reload();
  await expect(page.getByText(words.text('learn_trophy_unlocked'))).toHaveCount(4);
  await expect(trophyModal(page, words)).toHaveCount(0);
}

function trophyModal(page: Page, { text }: Words) {
  return page.getByRole('dialog', { name: text('learn_modal_title') });
}

/** Signs up from the landing page to the dashboard, including the survey. */
export async function signUpByHand(page: Page, { text, at }: Words, email: string) {
  await page.goto(at('/'));
  await page
    .getByRole('link', { name: text('landing_hero_start') })
    .first()
    .click();
  // This is a full navigation of the browser, which also loads the page's first script.
  await page.waitForURL(`**${at('/auth')}`);
  await page.getByRole('button', { name: text('onboarding_18_plus') }).click();
  await page.getByRole('link', { name: text('onboarding_continue') }).click();
  await page.getByLabel(text('auth_first_name')).fill('Morticia');
  await page.getByLabel(text('auth_email'), { exact: true }).fill(email);
  await page.getByLabel(text('auth_password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('auth_signup_button') }).click();
  const finish = page.getByRole('button', { name: text('auth_finish_button') });
  await expect(finish).toBeDisabled();
  await page.getByRole('radio', { name: text('auth_role_dancer_text') }).check({ force: true });
  await page.getByRole('radio', { name: text('auth_experience_never') }).check({ force: true });
  await finish.click();
  const welcome = text('dashboard_welcome', { name: 'MORTICIA' });
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
}

/** Opens the day's lesson from the lesson list and marks it complete. */
async function completeDay(page: Page, words: Words, day: number) {
  const { text } = words;
  const title = words.titleOf(day);
  await page.getByRole('link', { name: text('learn_lesson', { day, title }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text('lesson_title', { day, title }));
  await page.getByRole('button', { name: text('lesson_complete') }).click();
  await expect(page).toHaveURL(/\/learn$/);
  const trophy = trophyOf[day];
  if (trophy) {
    await expect(trophyModal(page, words)).toContainText(text(`trophy_${trophy}_title`));
    await page.getByRole('button', { name: text('learn_modal_continue') }).click();
  }
  await expect(trophyModal(page, words)).toHaveCount(0);
  await expect(page.getByText(text('dashboard_progress', { completed: day }))).toBeVisible();
}

async function danceRehearsal(page: Page, { text, at }: Words) {
  // The browser's clock is replaced, because the count before the dance uses it.
  await page.clock.install();
  await page.goto(at('/rehearse'));
  await expect(page.getByRole('heading', { name: text('rehearse_ready_title') })).toBeVisible();
  await page.getByRole('button', { name: text('rehearse_start'), exact: true }).click();
  await page.clock.runFor(11_500);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: text('player_pause') }).first()).toBeVisible();
  // The keys jump to nine tenths of the dance, then thirty seconds further; the last seconds are danced.
  await page.keyboard.press('9');
  for (let jump = 0; jump < 3; jump += 1) await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/learn$/);
}

async function signOutAndIn(page: Page, words: Words, email: string) {
  const { text } = words;
  await page.getByRole('button', { name: text('nav_menu_profile') }).click();
  await page
    .getByRole('button', { name: text('nav_sign_out') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await signIn(page, words, email);
}

/** Signs in on the login page. */
export async function signIn(
  page: Page,
  { text }: Words,
  email: string,
  withPassword = password,
): Promise<void> {
  await page.getByLabel(text('auth_email'), { exact: true }).fill(email);
  await page.getByLabel(text('auth_password'), { exact: true }).fill(withPassword);
  await page.getByRole('button', { name: text('auth_login_button') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
