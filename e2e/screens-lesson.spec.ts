// What the lesson says: every toast of practising and completing, in the situation that it belongs to.

import type { Page } from '@playwright/test';
import type { CourseLesson } from '../content/course/course.ts';
import { glimpse } from './fixtures/glimpse.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { changeAnswer, hold, refuse } from './fixtures/stub.ts';
import { expect, test } from './fixtures/test.ts';
import { toasts } from './fixtures/toasts.ts';

const toast = (page: Page, text: string) =>
  expect(page.locator('.toast-text', { hasText: text }).last()).toBeVisible();

test('a lesson leaves the server with its title, and the title stays where it is', async ({
  page,
  server,
  browser,
}) => {
  const visitor = await browser.newPage();
  await visitor.route('**/assets/*.js', (route) => route.abort());
  await visitor.goto(`${server.url}/learn/1`);
  const title = visitor.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Day 1/);
  await expect(visitor).toHaveTitle(/^Day 1.* - Shamble$/);
  const [first, words] = [await title.boundingBox(), await title.textContent()];
  await visitor.close();

  await enterAsLearner(page, server);
  await page.goto(`${server.url}/learn/1`);
  await expect(page.getByRole('region', { name: 'Practice player' })).toBeVisible();
  const later = page.getByRole('heading', { level: 1 });
  await expect(later).toHaveText(words ?? '');
  const place = await later.boundingBox();
  expect([place?.x, place?.y]).toEqual([first?.x, first?.y]);
});

// §2.practice-tab-my-practice-list §8.failed-save-progress-message-failed §8.progress-saved-progress-removed
test('a mark is saved and taken back, each with its words, and a refusal puts it back', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  await expect(page.getByRole('heading', { name: 'MY PRACTICE LIST' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'REFERENCE: CUES & LYRICS' })).toBeVisible();
  await expect(page.getByText(/^\d:\d\d – \d:\d\d$/).first()).toBeVisible();
  const mark = page.getByRole('checkbox').first();
  await mark.check();
  await toast(page, 'Progress saved!');
  await mark.uncheck();
  await toast(page, 'Progress removed');
  await page.route('**/api/checklists/**', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'You do not have access to this.' } }),
  );
  await mark.click();
  await toast(page, 'Failed to save progress: You do not have access to this.');
  await expect(mark).not.toBeChecked();
  await page.unroute('**/api/checklists/**');
  await mark.check();
  await expect(page.locator('.toast-text', { hasText: 'Progress saved!' }).last()).toBeVisible();
  await expect(toasts(page)).not.toContainText('Failed');
  await page.route('**/api/checklists/**', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'You do not have access to this.' } }),
  );
  await mark.click();
  await toast(page, 'Failed to update progress');
  await expect(mark).toBeChecked();
});

test('a lesson that is changed while it is open stays as it is until the change is asked for', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.clock.install();
  // From here on the device knows the person: the lesson is read before its page is drawn.
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible();
  await page.goto('/learn/1');
  await expect(page.getByRole('heading', { name: /^Day 1: / })).toBeVisible();
  const notes = page.locator('.notes').first();
  const before = await notes.textContent();
  await changeAnswer<CourseLesson>(page, '/api/lessons/1', ({ steps }) => {
    for (const step of steps) step.notes_html = '<p>Slower.</p>';
  });
  await page.clock.fastForward(61_000);
  await expect(page.getByText('This lesson was updated.')).toBeVisible();
  expect(await notes.textContent()).toBe(before);
  await page.getByRole('button', { name: 'Show it now' }).click();
  await expect(notes).toHaveText('Slower.');
});

// §5.check-needs-user-item-step §8.missing-required-information
test('without a known person nothing is saved and the missing information is named', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await changeAnswer<{ user: { id: string } }>(page, '/api/session', ({ user }) => {
    user.id = '';
  });
  await page.goto('/learn/1?tab=practice');
  await page.getByRole('checkbox').first().click();
  await toast(page, 'Missing required information');
});

// §2.loop-off-speeds-1-0 §3.player-settings-device-under-v1 §8.speed-set-n-x-loop
test('loop and speed say what they are now, and are remembered on the device under a v1 key', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await page.getByRole('button', { name: 'Loop OFF' }).click();
  await toast(page, 'Loop enabled');
  await page.getByRole('button', { name: 'Loop ON' }).click();
  await toast(page, 'Loop disabled');
  for (const [speed, said] of [
    ['0.25', 'Speed set to 0.25x'],
    ['0.5', 'Speed set to 0.5x'],
    ['1.0', 'Speed set to 1x'],
    ['0.75', 'Speed set to 0.75x'],
  ] as const) {
    await page.getByRole('radio', { name: speed }).check();
    await toast(page, said);
  }
  const kept = await page.evaluate(() => window.localStorage.getItem('shamble.player.v1'));
  expect(JSON.parse(kept ?? '')).toEqual({ loopEnabled: false, delayEnabled: false, playbackRate: 0.75 });
  await page.evaluate(() =>
    window.localStorage.setItem('shamble.player.v1', '{"playbackRate":9,"loopEnabled":true}'),
  );
  await page.reload();
  await expect(page.getByRole('radio', { name: '1.0' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Loop ON' })).toBeVisible();
});

// §2.lesson-bar-previous-mark-complete §4.mark-complete-upsert-streak-refresh §8.lesson-marked-complete-failed-mark
// §2.buttons-keep-their-width-while
test('Mark Complete says what it does at an unchanged width, fails calmly, and is then done for good', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  const button = page.locator('.lesson-bar-complete');
  await expect(button).toHaveText(/^Mark Complete/);
  const width = (await button.boundingBox())?.width;
  await refuse(page, '/api/lessons/1/completion');
  await button.click();
  await toast(page, 'Failed to mark lesson complete');
  await expect(page).toHaveURL('/learn/1');
  await page.unroute('**/api/lessons/1/completion');

  const completion = await hold(page, '/api/lessons/1/completion');
  await button.dblclick();
  await expect(page.getByText('Completing...', { exact: true })).toBeVisible();
  expect((await button.boundingBox())?.width).toBe(width);
  await button.click({ force: true });
  await expect.poll(completion.calls).toBe(1);
  const pulse = glimpse(page, '#lesson-2.pulse');
  completion.release();
  await toast(page, 'Lesson marked complete!');
  await expect(page).toHaveURL('/learn');
  await pulse;
  await page.goto('/learn/1');
  await expect(page.getByRole('button', { name: 'Completed ✓' })).toBeDisabled();
});

// §2.lesson-tabs-lesson-practice-zombie §2.warm-up-marker-becomes-card §2.tab-lesson-stands-address
test('the warm-up card stands where the marker stood, and the tab is part of the address', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await expect(page.getByRole('heading', { name: 'WARM UP FIRST!' })).toBeVisible();
  await expect(page.getByText('Always warm up and stretch 5-10 minutes')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('[WARM_UP]');
  await page.getByRole('tab', { name: 'Zombie Check' }).click();
  await expect(page).toHaveURL(/\?tab=zombie/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Zombie Check' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/learn\/1/);
});

// §2.notes-practice-list-legal-text
test('notes and the practice list are printed without the player and the controls', { tag: '@soak' }, async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  await expect(page.getByRole('heading', { name: 'MY PRACTICE LIST' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    '.site-header',
    '.site-footer',
    '.player',
    '.lesson-bar',
    '.lesson-tabs',
    '.practice-buttons',
  ])
    await expect(page.locator(gone).first()).toBeHidden();
  await expect(page.getByText('MY PRACTICE LIST')).toBeVisible();
  const ink = await page
    .locator('.practice-item')
    .first()
    .evaluate((item) => getComputedStyle(item).color);
  expect(ink).toBe('rgb(0, 0, 0)');
  await page.goto('/legal');
  await expect(page.locator('.site-header')).toBeHidden();
  await expect(page.getByText('Last updated: October 2025')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

// §2.rehearse-end-congratulations-keep-rehearsing
test('a rehearsal that cannot be saved says so, keeps its congratulations and can be saved again', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto('/rehearse');
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await refuse(page, '/api/rehearsal/completion');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rehearsal/completion')) keys.push(request.headers()['idempotency-key']);
  });
  await page.keyboard.press('End');
  await toast(page, 'Failed to save progress: Out for a bite.');
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await page.unroute('**/api/rehearsal/completion');
  await page.getByRole('button', { name: 'Save it again' }).click();
  await expect(page.getByRole('button', { name: 'Save it again' })).toHaveCount(0);
  await expect(toasts(page)).not.toContainText('Failed');
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]]);
  await page.getByRole('link', { name: 'Back to Learning' }).click();
  await expect(page).toHaveURL('/learn');
});

test('a rehearsal that was danced without a network is told when there is one, also when its page was left', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto('/rehearse');
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.route('**/api/rehearsal/completion', (route) => route.abort());
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save it again' })).toBeVisible();
  await page.unroute('**/api/rehearsal/completion');
  await page.goto('/learn');
  await expect
    .poll(async () => (await (await page.request.get('/api/progress')).json()).rehearsal.completed)
    .toBe(true);
});

test('a rehearsal that is danced again has its dancer again', async ({ page, server }) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto('/rehearse');
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page.locator('.dancer-stage canvas')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Keep Rehearsing' }).click();
  await expect(page.locator('.dancer-stage canvas')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

// §2.rehearse-locked-complete-part-1
test('the rehearsal page is shut before part 1 is done and leads back to the lessons, as in a course without one', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 3 });
  await page.goto('/rehearse');
  await expect(page.getByText('Complete Part 1 to unlock Rehearse')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Lessons' }).click();
  await expect(page).toHaveURL('/learn');
  await enterAsLearner(page, server, { completed: 12, rehearsed: true });
  await page.goto('/rehearse');
  await expect(page.getByRole('heading', { name: 'Get Ready!' })).toBeVisible();

  await changeAnswer<{ steps: unknown[] }>(page, '/api/lessons/13*', (lesson) => {
    lesson.steps = [];
  });
  await page.reload();
  await expect(page.getByText('No videos available for this lesson')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Lessons' }).click();
  await expect(page).toHaveURL('/learn');
});
