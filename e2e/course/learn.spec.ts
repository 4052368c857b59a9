// Trophies after a real completion. The other states of the lesson list, and other ways to it, are tested in
// src/course/web/learn/learn-screen.component.test.tsx.

import type { Page } from '@playwright/test';
import { glimpse } from '../fixtures/glimpse.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { hold } from '../fixtures/stub.ts';
import { expect, test } from '../fixtures/test.ts';
import { toasts } from '../fixtures/toasts.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Trophy unlocked/ });

// §2.learn-trophy-cards-complete-part §2.learn-arriving-opens-trophy-modal §4.lessons-4-8-10-12
// §4.double-clicks-harmless
test('completing day 4 shows its trophy first and then the next day, and a reload shows neither', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 3 });
  await page.goto('/learn/4');
  await page.getByRole('button', { name: 'Mark Complete' }).dblclick({ delay: 400 });
  await expect(modal(page)).toContainText('Graveyard Shuffle');
  const pulse = glimpse(page, '#lesson-5.pulse');
  await modal(page).getByRole('button', { name: 'Continue Learning' }).click();
  await pulse;
  await expect(page.locator('#lesson-5')).toBeInViewport();
  await expect(page.locator('#lesson-5')).not.toHaveClass(/pulse/);
  expect(await page.evaluate(() => window.history.state?.usr ?? null)).toBeNull();
  await page.reload();
  await expect(page.locator('#lesson-5')).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  const trophy = page.getByRole('link', { name: /Graveyard Shuffle.*Trophy Unlocked ✓/ });
  await expect(trophy).toHaveAttribute('href', '/trophies#trophy-part1');
});

// §4.arrival-trophies-first-then-scroll
test('a trophy that comes after its lesson was left is celebrated on the lesson list, once', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 3 });
  await page.goto('/learn/4');
  const completion = await hold(page, '/completion');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect.poll(completion.calls).toBe(1);
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  completion.release();
  await expect(toasts(page)).toContainText('Lesson marked complete!');
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await expect(modal(page)).toContainText('Graveyard Shuffle');
  await page.reload();
  await expect(page.locator('#lesson-5')).toBeVisible();
  await expect(page.locator('#lesson-4')).toContainText('Completed');
  await expect(modal(page)).toBeHidden();
});
