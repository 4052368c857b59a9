// One person, one keyboard: practises a segment, marks it, loops it, slows it and finishes the lesson.

import type { Page } from '@playwright/test';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/** Presses Tab until the focus is on `role` named `name`, as a person without a pointer does. */
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
const playing = (page: Page) =>
  expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
const paused = (page: Page) => expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

// §1.segments-15-seconds-loop-speed §4.loop-toggle-segment-loops-after
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
  await expect(page.getByText('MY PRACTICE LIST')).toBeVisible();
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

  await expect(page.getByText('Looping in 3 seconds...')).toBeVisible();
  await expect(page.getByText('Repetition 2')).toBeVisible();
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

test('A and B, halving, and the help sheet with its off switch answer to keys', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await expect(page.getByText('Part 1 of 3')).toBeVisible();
  await page.keyboard.press('5');
  await page.keyboard.press('a');
  await page.keyboard.press('9');
  await page.keyboard.press('b');
  const end = page.getByRole('slider', { name: 'Loop end' });
  await expect(end).toHaveAttribute('aria-valuenow', '27');
  // A, and Alt+A, as a French Mac has them.
  const start = page.getByRole('slider', { name: 'Loop start' });
  await page.evaluate(() => {
    for (const press of [{ key: 'a' }, { key: 'æ', altKey: true }])
      window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyQ', ...press }));
  });
  await expect(start).toHaveAttribute('aria-valuenow', '15.1');
  await page.keyboard.press('Shift+A');
  await expect(start).toHaveAttribute('aria-valuenow', '15');
  await page.keyboard.press('Shift+B');
  await expect(end).toHaveAttribute('aria-valuenow', '26.9');
  // Alt+B as a Mac has it.
  await page.evaluate(() =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '∫', code: 'KeyB', altKey: true })),
  );
  await expect(end).toHaveAttribute('aria-valuenow', '27');
  await page.keyboard.press('h');
  await expect(end).toHaveAttribute('aria-valuenow', /^2[01]/);
  await expect(page).toHaveURL(/a=15&b=2[01]/);
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Loop start' })).toHaveAttribute('aria-valuenow', '15');

  // The place that the dance has come to is where the focused timeline goes on.
  const timeline = page.getByRole('slider', { name: 'Position' });
  const place = async () => Number(await timeline.inputValue());
  await page.keyboard.press('x');
  await page.keyboard.press('0');
  await timeline.focus();
  await page.keyboard.press('k');
  await expect(page.locator('.timeline-clock')).toHaveText(/^0:0[2-9]/);
  await page.keyboard.press('k');
  await paused(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(2);

  const row = page.getByRole('group', { name: 'Playing' });
  const sound = row.getByRole('button', { name: 'Sound' });
  await sound.press('Enter');
  await expect(sound).toHaveAttribute('aria-expanded', 'true');
  await sound.press('Escape');
  await expect(sound).toHaveAttribute('aria-expanded', 'false');
  await expect(sound).toBeFocused();
  await sound.press('Enter');
  await row.getByRole('button', { name: /^Side/ }).press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Mirror/ }).focus();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Side/ })).toBeFocused();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('5 seconds back or forward')).toBeVisible();
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('k');
  await paused(page);
});

test('keys and profile menu answer in a browser from before popovers', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.addInitScript(() => {
    const { closest } = Element.prototype;
    Element.prototype.closest = function (selector: string) {
      return closest.call(this, selector.replace(':popover-open', ':unknown'));
    };
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.goto('/learn/1');
  await expect(page.getByText('Part 1 of 3')).toBeVisible();
  await page.keyboard.press('k');
  await playing(page);
  await page.getByRole('button', { name: /^Profile: / }).click();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.locator('.profile-menu').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});
