// The lesson list and the trophies: every state of a row, and every way of arriving.

import type { Page, Route } from '@playwright/test';
import { glimpse } from './fixtures/glimpse.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { hold } from './fixtures/stub.ts';
import { expect, test } from './fixtures/test.ts';
import { toasts } from './fixtures/toasts.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Trophy unlocked/ });

// §4.row-locked-unlocked-progress-completed
test('a marked item puts its lesson in progress, and a completed one is open for good', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 1 });
  await page.goto('/learn/2?tab=practice');
  await page.getByRole('checkbox').first().check();
  await expect(page.locator('.toast-text', { hasText: 'Progress saved!' })).toBeVisible();
  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await expect(page.locator('#lesson-1')).toContainText('Completed');
  await expect(page.locator('#lesson-1').getByRole('link')).toHaveAttribute('href', '/learn/1');
  await expect(page.locator('#lesson-2')).toContainText('In progress');
});

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
  await expect(modal(page)).toContainText('Four days, eight phrases');
  await expect(modal(page).getByRole('img')).toBeVisible();
  await expect(modal(page).getByRole('link', { name: 'View Trophy' })).toHaveAttribute(
    'href',
    '/trophies#trophy-part1',
  );
  await expect(page.locator('#lesson-5')).not.toHaveClass(/pulse/);
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

// §2.learn-rehearsal-card-lesson-13 §2.learn-hash-scrolls-element-pulses §4.early-rehearsal-counts-lesson-12
// §2.reduced-motion-reference-stands-still
test('an early rehearsal brings the modals of day 12 and of the final trophy, one after the other', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 11, rehearsed: true });
  await page.goto('/learn/12');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(modal(page)).toContainText('Thriller Master');
  await modal(page).getByRole('button', { name: 'Continue Learning' }).dblclick();
  await expect(modal(page)).toContainText('Fully Undead');
  await modal(page).getByRole('link', { name: 'View Trophy' }).click();
  await expect(page).toHaveURL('/trophies#trophy-final');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = page.waitForFunction(() => {
    const row = document.querySelector('#lesson-13.pulse');
    return row && [getComputedStyle(row).outlineStyle, getComputedStyle(row).animationName];
  });
  await page.goto('/learn#lesson-13');
  await test.step('with reduced motion the row is outlined instead', async () => {
    expect(await (await look).jsonValue()).toEqual(['solid', 'none']);
  });
  await expect(page.locator('#lesson-13')).toBeInViewport();
  await expect(page.locator('#lesson-13')).toContainText('Complete');
  await expect(page.locator('#lesson-13').getByRole('link')).toHaveAttribute('href', '/rehearse');
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

// §4.arrival-trophies-first-then-scroll
test('a trophy whose answer was lost is celebrated with the next press', async ({ page, server }) => {
  await enterAsLearner(page, server, { completed: 3 });
  await page.goto('/learn/4');
  await page.route(
    '**/completion',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(toasts(page)).toContainText('Failed to mark lesson complete');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(modal(page)).toContainText('Graveyard Shuffle');
  await expect(toasts(page)).toContainText('Lesson marked complete!');
  await expect(toasts(page)).not.toContainText('Failed');
});

test('what the device knows is shown as old while the progress cannot be read, and new once it can', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto('/learn');
  await expect(page.getByText('4/12')).toBeVisible();
  const origin = server.url;
  await page.request.post(`${origin}/api/lessons/5/completion`, { headers: { origin } });
  const unavailable = { status: 503, contentType: 'application/problem+json' };
  const problem = JSON.stringify({ code: 'unavailable', status: 503, detail: 'Please try again.' });
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ ...unavailable, body: problem }),
  ]) {
    await page.unrouteAll();
    await page.route('**/api/progress', fail);
    await page.reload();
    await expect(page.getByText('4/12')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await page.unroute('**/api/progress');
  await page.clock.runFor(15_000);
  await expect(page.getByText('5/12')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

// §2.trophies-my-trophies-back-learning
test('the trophies stand in a scene on wide screens and in a scroller below 768 pixels', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 8 });
  const pulse = glimpse(page, '#trophy-part2.pulse');
  await page.goto('/trophies#trophy-part2');
  await expect(page.getByRole('heading', { name: 'MY TROPHIES' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Learning' })).toHaveAttribute('href', '/learn');
  await pulse;
  await expect(page.locator('.trophy-view')).toHaveCount(5);
  await expect(page.locator('.trophy-scroller')).toHaveCount(0);
  await expect(page.locator('.art-crypt')).toBeVisible();
  for (const [part, text] of [
    ['part1', /Earned [A-Z][a-z]+ \d{1,2}/],
    ['part3', 'Complete Part 3 to unlock'],
    ['part4', 'Complete Part 4 to unlock'],
    ['final', 'Complete Part 5 to unlock'],
  ] as const)
    await expect(page.locator(`#trophy-${part}`)).toContainText(text);

  await page.setViewportSize({ width: 767, height: 800 });
  const row = page.getByRole('list', { name: 'Trophies' });
  await expect(row.locator('.trophy-view')).toHaveCount(5);
  await expect(page.locator('.art-crypt')).toBeHidden();
  await page.getByRole('button', { name: 'Next trophy' }).click();
  await expect(page.locator('#trophy-part2')).toBeInViewport({ ratio: 0.9 });
  await page.goto('/learn');
  await page.goto('/trophies#trophy-final');
  await expect(page.locator('#trophy-final')).toBeInViewport();
  expect(await row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.locator('.trophy-scroller')).toHaveCount(0);
});

/** What a browser that translates the page does to it: each text comes to stand in elements of the translator's. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test('a page that the browser has translated goes on saying what is so, and leads on to others', async ({
  page,
  server,
}) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await enterAsLearner(page, server);
  await page.goto('/learn');
  const plan = page.getByRole('region', { name: 'Your way to the day' });
  await expect(plan.getByText(/\d+ minutes a day/)).toBeVisible();
  await translate(page);
  await plan.locator('summary').click();
  for (const minutes of ['45', '90']) {
    await plan.getByRole('combobox').selectOption(minutes);
    await plan.getByRole('button', { name: 'Save the plan' }).click();
    await expect(plan.getByText(`${minutes} minutes a day`)).toBeVisible();
    await translate(page);
  }
  await page.getByRole('main').getByRole('link', { name: /DAY 1/ }).click();
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
  await translate(page);
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(toasts(page)).toContainText('Lesson marked complete!');
  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await expect(page.locator('#lesson-1')).toContainText('Completed');
  expect(failures).toEqual([]);
});
