// Tests how the current page and the chosen tab are marked in forced colors, and how a page with a stage works with the
// keyboard. walker.spec.ts examines all pages for other faults.

import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ reducedMotion: 'reduce' });

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

test('on a phone the stage hides nothing that the keyboard focuses, and a focus in the stage scrolls no page', {
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
