// The lesson page and the rehearsal as a person meets them: parts, locks, marks without a network, bad addresses.

import { glimpse } from './fixtures/glimpse.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { giveVideos } from './youtube-stand-in/stand-in.ts';

// §2.lesson-tab-notes-part-i §2.zombie-check-tab-notes §4.lesson-next-previous-through-parts
test('Previous and Next walk through the parts, Practice and Zombie Check of one lesson', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  const previous = page.getByRole('button', { name: 'Previous', exact: true });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(previous).toBeDisabled();
  for (const place of ['Part 2 of 3', 'Part 3 of 3', 'MY PRACTICE LIST']) {
    await next.click();
    await expect(page.getByText(place)).toBeVisible();
  }
  await next.click();
  await expect(next).toBeDisabled();
  await previous.click();
  await previous.click();
  await expect(page.getByText('Part 3 of 3')).toBeVisible();
});

// §4.learn-part-ends-starts-next
test('the end of a part starts the next one after a second', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await expect(page.getByText('Part 1 of 3')).toBeVisible();
  const notice = glimpse(page, '.stage-notice[data-notice="advancing"] p');
  await page.keyboard.press('9');
  await page.keyboard.press('k');
  expect(await notice).toBe('The next part is about to start.');
  await expect(page.getByText('Part 2 of 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

// §4.locked-lesson-can-be-watched
test('a locked lesson can be watched but not completed, and says what comes first', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/3');
  await expect(page.getByText('Complete Day 2 first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeDisabled();
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

// §8.mark-without-network-kept-quietly
test('a mark made without a network is kept, and saved when the network is back', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  const mark = page.getByRole('checkbox').first();
  await expect(mark).toBeVisible();
  await page.route('**/api/checklists/**', (route) => route.abort());
  await mark.check();
  await expect(page.getByText('saved on this device')).toBeVisible();
  await page.unroute('**/api/checklists/**');
  await page.reload();
  await expect(mark).toBeChecked();
  await expect(page.locator('.toast-text', { hasText: 'Progress saved!' })).toBeVisible();
  await expect(page.getByText('saved on this device')).toBeHidden();
});

// §8.no-videos-available-this-lesson
test('a step without media says so, and shows no dance of the house', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.route('**/api/lessons/1', async (route) => {
    const answer = await route.fetch();
    const lesson = (await answer.json()) as { steps: object[] };
    for (const step of lesson.steps) Object.assign(step, { dance_start: null, dance_end: null });
    await route.fulfill({ response: answer, json: lesson });
  });
  await page.goto('/learn/1');
  await expect(page.locator('.toast-text', { hasText: 'No videos available for this lesson' })).toHaveCount(
    1,
  );
  await expect(page.getByText('There is no video here yet.')).toBeVisible();
  await expect(page.locator('.stage canvas')).toHaveCount(0);
});

test('a film that is missing is told, and nothing else is danced', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await giveVideos(page, '1', { media_file: 'missing.mp4' });
  await page.goto('/learn/1');
  await expect(page.getByText('The video can’t be played on this page right now.')).toBeVisible();
  await expect(page.locator('.stage canvas')).toHaveCount(0);
});

// §2.learn-13-goes-rehearse-unknown
test('unknown lessons are not found, one that is asked for too often is not lost, and lesson 13 is the rehearsal', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.route('**/api/lessons/1', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too_many_requests', status: 429, detail: 'Too many tries.' },
    }),
  );
  await page.goto('/learn/1');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/lessons/1');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Part 1 of 3')).toBeVisible();
  await page.goto('/learn/no-such-lesson');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page).toHaveTitle('Oops! Page not found - Shamble');
  await page.goto('/learn/13');
  await expect(page).toHaveURL(/\/rehearse$/);
  await expect(page.getByText('Complete Part 1 to unlock Rehearse')).toBeVisible();
});

// §2.rehearse-get-ready-start-10 §2.rehearse-end-congratulations-keep-rehearsing
// §4.completion-screen-can-restart-playback
test('the rehearsal counts from 10 to 0, dances, congratulates and starts over', async ({ page, server }) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto('/rehearse');
  await expect(page.getByRole('heading', { name: 'Get Ready!' })).toBeVisible();
  await page.clock.install();
  // Later than this command can arrive: a time that is past is refused.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'START' }).click();
  const timer = page.getByRole('timer');
  for (let left = 10; left >= 0; left -= 1) {
    await expect(timer).toHaveText(String(left));
    await page.clock.runFor(1000);
  }
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  // It is danced through; what loops all the same, after a look at one's takes too, can be switched off.
  const loop = page.getByRole('button', { name: /^Loop/ });
  await expect(loop).toHaveCount(0);
  await page.keyboard.press(']');
  await loop.click();
  await expect(loop).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep Rehearsing' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});
