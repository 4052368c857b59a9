// Every signed-in screen checked with axe, narrow and wide, in the states that change what is shown on it.

import type { Page } from '@playwright/test';
import { faultsAtWidths } from './fixtures/axe.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { refuse } from './fixtures/stub.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** What axe finds, narrow and wide, in a state of a page. */
const faults = async (page: Page, name: string) =>
  (await faultsAtWidths(page)).map((fault) => `${name} ${fault}`);

async function walk(page: Page, state: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.skeleton, .loading')).toHaveCount(0);
    found.push(...(await faults(page, `${state} ${path}`)));
    // Safari tells VoiceOver of no list that has `list-style: none`.
    const styles = await page
      .locator('ul, ol')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    if (styles.includes('none')) found.push(`${state} ${path} has a list that is none to VoiceOver`);
  }
  return found;
}

// §2.axe-finds-nothing-any-screen
test('axe finds nothing on the signed-in pages of a beginner, narrow and wide', async ({ page, server }) => {
  test.setTimeout(240_000);
  await enterAsLearner(page, server, { survey: false });
  const found = await walk(page, 'new', [
    '/auth/signup',
    '/dashboard',
    '/learn',
    '/learn/1',
    '/learn/1?tab=practice',
    '/learn/1?tab=zombie',
    '/learn/5',
    '/rehearse',
    '/trophies',
    '/profile',
  ]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Profile/ }).click();
  found.push(...(await faults(page, 'profile menu')));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  found.push(...(await faults(page, 'side menu')));
  expect(found).toEqual([]);
});

// §2.axe-finds-nothing-any-screen
test('axe finds nothing with everything done, in dialogs and with messages, narrow and wide', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 11, rehearsed: true });
  await page.goto('/learn/12');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByRole('dialog', { name: /Trophy unlocked/ })).toContainText('Thriller Master');
  // The message about it lies in front, where it can be read and closed, and is no dialog of its own.
  const message = page.getByRole('dialog', { name: /Trophy unlocked/ }).locator('.toast');
  await expect(message).toHaveAttribute('role', 'group');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const found = await faults(page, 'trophy');
  found.push(...(await walk(page, 'done', ['/dashboard', '/learn', '/trophies', '/rehearse', '/profile'])));
  await refuse(page, '/api/profile/reminders');
  await page.getByRole('switch').first().click();
  await expect(page.locator('.toast-text')).toBeVisible();
  found.push(...(await faults(page, 'message')));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete my account' })).toBeVisible();
  found.push(...(await faults(page, 'deletion')));
  await page.goto('/rehearse');
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  found.push(...(await faults(page, 'rehearsing')));
  await refuse(page, '/api/progress');
  await page.goto('/dashboard');
  await expect(page.getByText('An error occurred')).toBeVisible();
  found.push(...(await faults(page, 'failed')));
  expect(found).toEqual([]);
});

// §2.keyboard-way-past-header-reading
test('the keyboard meets the controls of a page in reading order, each with a visible ring', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  for (const path of ['/dashboard', '/learn', '/profile']) {
    await page.goto(path);
    await expect(page.locator('.skeleton, .loading')).toHaveCount(0);
    const tops: number[] = [];
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        const inMain = focused.closest('main') !== null;
        return {
          ring: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
          name: focused.outerHTML.slice(0, 80),
          // Of the section it stands in: cards stand side by side.
          order: inMain ? [...document.querySelectorAll('*')].indexOf(focused) : -1,
        };
      });
      if (seen.name.startsWith('<body')) break;
      expect(seen.ring, `${path}: ${seen.name}`).toBe(true);
      tops.push(seen.order);
    }
    const inMain = tops.filter((order) => order >= 0);
    expect(inMain.length).toBeGreaterThan(0);
    expect(inMain).toEqual(inMain.toSorted((a, b) => a - b));
  }
});

test('with forced colors the open page and the chosen tab can be told from the others', {
  tag: '@soak',
}, async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  const lookOf = (role: 'link' | 'tab', name: string) =>
    page.getByRole(role, { name, exact: true }).evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    });
  await expect(page.getByRole('tab', { name: 'Practice' })).toHaveAttribute('aria-selected', 'true');
  const other = await lookOf('tab', 'Lesson');
  expect(await lookOf('tab', 'Zombie Check')).toBe(other);
  const chosen = await lookOf('tab', 'Practice');
  expect(chosen).not.toBe(other);
  expect(await lookOf('link', 'LEARN')).toBe(chosen);
  expect(await lookOf('link', 'HOME')).not.toBe(chosen);
});

test('what the keyboard reaches beside the stage of a phone is seen below it, and in the stage it moves no page', {
  tag: '@soak',
}, async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/learn/1?tab=practice');
  await page.getByRole('tab', { name: 'Practice' }).focus();
  const hidden: string[] = [];
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    hidden.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { top } = focused.getBoundingClientRect();
        const stage = document.querySelector('.player')?.getBoundingClientRect().bottom ?? 0;
        return focused.closest('.lesson-reading') && top < stage ? [focused.outerHTML.slice(0, 80)] : [];
      })),
    );
  }
  expect(hidden).toEqual([]);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    window.scrollTo(0, 1_000);
    document.querySelector<HTMLElement>('.row-play')?.focus({ preventScroll: true });
  });
  const before = await scrolled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Loop/ }).first()).toBeFocused();
  expect(await scrolled()).toBe(before);
});
