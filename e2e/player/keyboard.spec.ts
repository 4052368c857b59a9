// A person with only a keyboard practises a segment, marks it, loops it, slows it and finishes the lesson.

import type { Page } from '@playwright/test';
import { playName, stopName } from '../../src/player/rules/testing/player-buttons.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Presses Tab until the element with `role` and `name` has the focus. */
async function tabTo(
  page: Page,
  role: 'button' | 'checkbox' | 'radio' | 'tab' | 'switch',
  name: RegExp | string,
) {
  const goal = page.getByRole(role, { name }).first();
  await expect(goal).toBeVisible();
  for (let press = 0; press < 80; press += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return goal;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never reached ${name}`);
}

const toast = (page: Page, text: string) =>
  expect(page.locator('.toast-text', { hasText: text }).first()).toBeVisible();
const playing = (page: Page) => expect(page.getByRole('button', { name: stopName })).toBeVisible();
const paused = (page: Page) => expect(page.getByRole('button', { name: playName })).toBeVisible();

// §1.segments-15-seconds-loop-speed
test('a lesson is practised and finished by keyboard alone', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await expect(page.getByRole('heading', { name: /^Day 1: / })).toBeVisible();
  await expect(page.getByText('Part 1 of 3')).toBeVisible();
  await expect(page.getByText('WARM UP FIRST!')).toBeVisible();

  await page.keyboard.press('k');
  await playing(page);
  await page.keyboard.press('k');
  await paused(page);

  await tabTo(page, 'tab', 'Lesson');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Practice' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'MY PRACTICE LIST' })).toBeVisible();
  await expect(page).toHaveURL(/tab=practice/);

  const mark = await tabTo(page, 'checkbox', /./);
  await page.keyboard.press('Space');
  await expect(mark).toBeChecked();
  await toast(page, 'Progress saved!');

  await tabTo(page, 'button', /^Play this Segment/);
  await page.keyboard.press('Enter');
  await playing(page);
  await expect(page.getByText('Repetition 1')).toBeVisible();

  await page.keyboard.press('>');
  await page.keyboard.press('<');
  await toast(page, 'Speed set to 0.75x');
  await expect(page.getByRole('radio', { name: '0.75' })).toBeChecked();

  await page.keyboard.press('x');
  await paused(page);

  await page.keyboard.press('r');
  await toast(page, 'Loop enabled');
  await expect(page.getByRole('button', { name: 'Loop ON' })).toBeVisible();

  await tabTo(page, 'button', 'Next');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Zombie Check' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();

  await tabTo(page, 'button', 'Mark Complete');
  await page.keyboard.press('Enter');
  await toast(page, 'Lesson marked complete!');
  await expect(page).toHaveURL(/\/learn$/);

  await page.goto('/learn/1?tab=practice');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('button', { name: 'Completed ✓' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: '0.75' })).toBeChecked();
});
