// A pressed button that goes away with its press: whoever goes by keyboard or by ear is taken to what came in its place,
// and nobody else is moved.

import type { Page } from '@playwright/test';
import { hourRoom } from '../rules/moment/rooms.ts';
import { anotherPerson, enterAsLeader, joinCrew, openCrew } from './fixtures/crew.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/** Presses the button as a person without a pointer does. */
async function pressByKey(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await button.press('Enter');
}

test('from the room that is over to the next one', async ({ page }) => {
  const before = hourRoom(Date.now()) - 30_000;
  let ahead = before - Date.now();
  await page.route('**/api/now*', (route) => route.fulfill({ body: String(Date.now() + ahead) }));
  await page.clock.install({ time: before });
  await page.goto('/together');
  await expect(page.getByRole('button', { name: 'Join with sound' })).toBeVisible();
  ahead += 8 * 60_000;
  await page.clock.fastForward('08:00');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('heading', { name: 'That was it' })).toBeFocused();
  await pressByKey(page, 'Go to the next room');
  await expect(page.locator('.room > header h2')).toBeFocused();
});

test('from START to the count and back again', async ({ page, server }) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.clock.install();
  await page.goto('/rehearse');
  const heading = page.getByRole('heading', { level: 1 });
  await pressByKey(page, 'START');
  await expect(page.getByRole('button', { name: 'Start now' })).toBeVisible();
  await expect(heading).toBeFocused();
  await pressByKey(page, 'Wait');
  await expect(page.getByRole('button', { name: 'START' })).toBeVisible();
  await expect(heading).toBeFocused();
});

test('from what loops in the rehearsal, once that is switched off, to Play', async ({ page, server }) => {
  await enterAsLearner(page, server, { completed: 4 });
  await page.goto('/rehearse');
  await pressByKey(page, 'START');
  await pressByKey(page, 'Start now');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.keyboard.press(']');
  await pressByKey(page, /^Loop/);
  await expect(page.getByRole('button', { name: /^Loop/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
});

test('from the guided step to its dance, back again, and on from the last step that is passed over', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  const guide = page.locator('.guide');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await pressByKey(page, 'Warm up');
  await expect(page.getByRole('button', { name: 'Stop here' })).toBeVisible();
  await expect(guide).toBeFocused();
  const before = await scrolled();
  await pressByKey(page, 'Stop here');
  await expect(page.getByRole('button', { name: 'Skip this step' })).toBeVisible();
  await expect(guide).toBeFocused();
  expect(await scrolled()).toBe(before);

  const skip = page.getByRole('button', { name: 'Skip this step' });
  await skip.focus();
  for (let press = 0; press < 20 && (await skip.isVisible()); press += 1) {
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(skip).toBeHidden();
  await expect(guide).toBeFocused();
});

test('from the loop of a segment that is stopped to the button that plays it', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  await pressByKey(page, /^Play this Segment/);
  await pressByKey(page, 'Stop Loop');
  await expect(page.getByRole('button', { name: 'Stop Loop' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Play this Segment/ }).first()).toBeFocused();
});

test('from an answered question of the quiz to the next one', async ({ page, server }) => {
  await enterAsLearner(page, server, { completed: 3 });
  await page.goto('/learn/4');
  await page.getByText('More practice').click();
  const quiz = page.getByRole('region', { name: 'What comes next?' });
  await quiz.getByRole('button').first().press('Enter');
  await quiz.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(quiz.getByRole('button', { name: 'Next question' })).toBeHidden();
  await expect(quiz.getByText(/^After/)).toBeFocused();
});

test('from the form of a counter to what it counts', async ({ page, server }) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}/count`);
  await page.getByLabel('What is this counter called?').fill('North gate');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /One more/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'North gate' })).toBeFocused();
});

test('from a yes to those who still wait, and from the last one to the members', async ({
  page,
  browser,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id, code } = await openCrew(page, server);
  for (const first_name of ['Lurch', 'Thing']) {
    const person = await anotherPerson(() => browser.newContext(), server, { first_name });
    await joinCrew(person, server, code);
  }
  await server.db.updateTable('crew_members').set({ state: 'waiting' }).where('crew_id', '=', id).execute();
  await page.goto(`/crew/${id}`);
  await pressByKey(page, 'Yes to Lurch');
  await expect(page.getByRole('button', { name: 'Take out: Lurch' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 waiting for your yes' })).toBeFocused();
  await pressByKey(page, 'Yes to Thing');
  await expect(page.getByRole('button', { name: 'Take out: Thing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Members', exact: true })).toBeFocused();
});

test('from the offer of a crew to its wait and back, and from its answer to the crews', async ({
  page,
  browser,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id, code } = await openCrew(page, server);
  const heir = await anotherPerson(() => browser.newContext(), server, { first_name: 'Morticia' });
  await joinCrew(heir, server, code);
  await page.goto(`/crew/${id}`);
  const heading = page.getByRole('heading', { name: 'Hand the crew over' });
  for (const press of ['Ask them', 'Take it back', 'Ask them']) {
    if (press === 'Ask them') await page.getByLabel('To whom').selectOption('Morticia');
    await pressByKey(page, press);
    await expect(heading).toBeFocused();
  }
  await heir.goto(`${server.url}/crew`);
  await pressByKey(heir, 'No, thank you');
  await expect(heir.getByRole('button', { name: 'No, thank you' })).toHaveCount(0);
  await expect(heir.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a focus that is elsewhere stays there', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  await pressByKey(page, /^Play this Segment/);
  const mark = page.getByRole('checkbox').nth(1);
  await mark.focus();
  await page.evaluate(() => document.querySelector<HTMLElement>('.practice-stop')?.click());
  await expect(page.getByRole('button', { name: 'Stop Loop' })).toBeHidden();
  await expect(mark).toBeFocused();
});

test('from the two ways of the class to the screen or the phone, and from the phone back', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: 'Class screen', level: 1 });
  await page.goto('/class');
  await pressByKey(page, 'Lead the screen in the other window');
  await expect(page.getByRole('region', { name: 'This is the phone' })).toBeVisible();
  await expect(heading).toBeFocused();
  await pressByKey(page, 'Another code');
  await expect(page.getByRole('button', { name: 'Show the dance here' })).toBeVisible();
  await expect(heading).toBeFocused();
  await pressByKey(page, 'Show the dance here');
  await expect(page.getByRole('button', { name: 'Hide the code' })).toBeVisible();
  await expect(heading).toBeFocused();
});

test('from the words about the camera to the mirror, and from the mirror to its button', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await pressByKey(page, /^You:/);
  await pressByKey(page, 'Not now');
  await expect(page.getByRole('button', { name: /^You:/ })).toBeFocused();
  await pressByKey(page, /^You:/);
  await pressByKey(page, 'Turn the camera on');
  await expect(page.getByRole('region', { name: 'You, in the mirror' })).toBeFocused();
  await pressByKey(page, 'Turn the camera off');
  await expect(page.getByRole('button', { name: /^You:/ })).toBeFocused();
});
