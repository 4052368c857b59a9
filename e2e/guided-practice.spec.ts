// What guided practice offers beside its one button: records, the list's gold, the quiz, what notes dance, the group, versions.

import type { Page } from '@playwright/test';
import type { TestedServer } from './fixtures/given-server.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/** Silent, asked for the side before, and without a count-in. */
async function enterQuietly(page: Page, server: TestedServer, completed: number) {
  const extras = JSON.stringify({ sound: false, sideChosen: true, countIn: 0 });
  await page.addInitScript((kept) => {
    if (localStorage.getItem('shamble.player.extras.v1') === null)
      localStorage.setItem('shamble.player.extras.v1', kept);
  }, extras);
  return enterAsLearner(page, server, { completed });
}

// §2.mark-complete-gold-once-list
test('Mark Complete is plain until the list is ticked, and gold from then on', async ({ page, server }) => {
  await enterQuietly(page, server, 0);
  await page.goto('/learn/1?tab=practice');
  const complete = page.getByRole('navigation').getByRole('button', { name: 'Mark Complete' });
  const items = page.getByRole('listitem').getByRole('checkbox');
  await expect(items).toHaveCount(4);
  for (let index = 0; index < 4; index += 1) {
    await expect(complete).toHaveClass(/button-bone/);
    await items.nth(index).check();
  }
  await expect(complete).toHaveClass(/button-gold/);
});

// §2.mark-complete-gold-once-list
test('each phrase of the list says at which speed it was clean and when it was danced last', async ({
  page,
  server,
}) => {
  const { id } = await enterQuietly(page, server, 0);
  const danced = {
    user_id: id,
    phrase: 1,
    danced: 2,
    clean: 1,
    clean_rate: 0.75,
    again: 0,
    eights: [1, 1, 1, 1],
  };
  await server.db
    .insertInto('phrase_records')
    .values({ ...danced, joined: 0, checks: 0, practised_at: new Date('2026-10-05T20:00:00Z') })
    .execute();
  await page.goto('/learn/1?tab=practice');
  const list = page.locator('.practice-list');
  await expect(list.getByRole('listitem').nth(0)).toContainText('clean at 0.75x, last danced October 5');
  await expect(list.getByRole('listitem').nth(1)).toContainText('not danced yet');
});

test('a wrong answer of the quiz names what comes next, and its join is one press away', async ({
  page,
  server,
}) => {
  await enterQuietly(page, server, 3);
  await page.goto('/learn/4');
  await page.getByText('More practice').click();
  const quiz = page.getByRole('region', { name: 'What comes next?' });
  const first = (await quiz.getByText(/^After/).textContent()) ?? '';
  await quiz.getByRole('button').first().click();
  await expect(quiz.getByRole('status')).toHaveText(/^(Right\.|Not here: “.+” comes next\.)$/);
  await quiz.getByRole('button', { name: 'Next question' }).click();
  await expect(quiz.getByText(/^After/)).not.toHaveText(first);
  await quiz.getByRole('button').first().click();
  await quiz.getByRole('button', { name: 'Loop this join' }).click();
  await expect(page.getByRole('button', { name: 'Stop here' })).toBeVisible();
  await expect(page.getByText('2 to go')).toBeVisible();
});

// §2.every-range-lesson-names-danced
test('an eight, a join and several days are danced from where the notes name them', async ({
  page,
  server,
}) => {
  await enterQuietly(page, server, 3);
  await page.goto('/learn/4');
  await page.getByRole('button', { name: 'Dance this join' }).click();
  await expect(page.getByText('2 to go')).toBeVisible();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.goto('/learn/4?part=2');
  await page.getByRole('button', { name: 'Slowly: eight 3' }).click();
  await expect(page.getByText('2 to go')).toBeVisible();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.goto('/learn/4?tab=zombie');
  await page.getByRole('button', { name: 'Dance Days 1 to 4' }).click();
  await expect(page.getByText('1 to go')).toBeVisible();
});

// §2.group-from-ones-own-place
test('everything up to today can be danced in the group, from the ring that says where you are', async ({
  page,
  server,
}) => {
  await enterQuietly(page, server, 3);
  await page.goto('/learn/4');
  await page.getByRole('button', { name: /^Side/ }).click();
  const group = page.getByRole('group', { name: 'Who dances with you' });
  await expect(page.getByText('Which way do you want to see it?')).toBeVisible();
  await expect(group).toBeHidden();
  await page.getByText('More practice').click();
  await expect(page.getByRole('region', { name: 'What comes next?' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Everything up to today' }).click();
  await expect(page.getByRole('img', { name: 'A zombie dancing' })).toBeInViewport({ ratio: 1 });
  await group.getByRole('button', { name: 'A group of humans' }).click();
  await expect(group).toContainText('You are here');
  await expect(page.getByRole('button', { name: 'Side: Follow me' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect(group).toBeHidden();
});

// §2.low-impact-seated-versions-change
test('who dances on a chair hears and reads the words of the chair, in the zombie check too', async ({
  page,
  server,
}) => {
  await enterQuietly(page, server, 1);
  await page.goto('/learn/2?tab=zombie');
  await expect(page.getByText(/A zombie on a chair/)).toBeHidden();
  await page.getByText('Practice settings').click();
  await page.getByLabel('How you dance it').selectOption('On a chair');
  await expect(page.getByText(/A zombie on a chair lurches from the waist up/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/A zombie on a chair/)).toBeVisible();
  // In the phrase with the jump.
  await page.getByText('Counts and cues').click();
  await page.keyboard.press('9');
  const swim = page.getByRole('list', { name: 'Phrase 4: four eights' });
  await expect(swim).toContainText('8 up');
  await expect(swim).not.toContainText('jump');
});
