// The studio, from an operator's first visit to a course of their own: videos, undo, a hosted product's tables, feedback.

import type { Page } from '@playwright/test';
import type { TestedServer } from './fixtures/given-server.ts';
import { signInAsOperator } from './fixtures/operator.ts';
import { enterAsLearner, newEmail } from './fixtures/people.ts';
import { expect, ownServer, test } from './fixtures/test.ts';
import { standIn } from './youtube-stand-in/stand-in.ts';

const operator = 'boss@example.org';
const firstVideo = 'aaaaaaaaaaa';
const everyVideo = 'bbbbbbbbbbb';

let server: TestedServer;
test.use(ownServer({ OPERATOR_EMAILS: operator }));
test.beforeAll(({ server: own }) => {
  server = own;
});

const studio = (page: Page, area: string) =>
  page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: area, exact: true }).click();

/** The id of the video that a learner gets to see on a lesson's first step. */
async function videoSeen(page: Page, lesson: string): Promise<string | undefined> {
  await page.goto(`${server.url}/learn/${lesson}`);
  await page.getByRole('button', { name: 'Play the video' }).click();
  const frame = page.locator('.stage iframe');
  await expect(frame).toBeVisible();
  return new URL((await frame.getAttribute('src')) ?? '').pathname.split('/').pop();
}

test('an operator makes the course their own, and learners see it at once', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const visitor = await browser.newPage();
  const message = `The countdown on the front page is a joy to look at. ${'Thank you for all of it. '.repeat(8)}`;
  const feedback = { name: 'Igor', email: 'igor@example.org', feedback_type: 'general', message };
  await visitor.request.post(`${server.url}/api/feedback`, {
    headers: { origin: server.url },
    data: feedback,
  });
  await visitor.close();
  const learner = await (await browser.newContext()).newPage();
  await enterAsLearner(learner, server);
  await standIn(learner, {});
  await standIn(page, {});

  const waiting = () =>
    server.db.selectFrom('imports').select('id').where('state', '<>', 'applied').execute();

  await test.step('a pasted address becomes the video of a step', async () => {
    await signInAsOperator(page, server, operator);
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('link', { name: 'Studio' }).click();
    await studio(page, 'Lessons');
    await page.getByRole('link', { name: /^Day 1 ·/ }).click();
    const address = page.getByLabel('YouTube address');
    await address.fill(`https://www.youtube.com/watch?v=${firstVideo}&t=4s`);
    await page.getByRole('button', { name: 'Add this video' }).click();
    await expect(page.getByText(firstVideo)).toBeVisible();
    await page.getByRole('button', { name: 'Look them up at YouTube' }).click();
    await expect(page.getByText('✓ plays, 3:20')).toBeVisible();
    await page.getByRole('button', { name: 'Save this step' }).click();
    await expect(page.getByRole('button', { name: 'Save this step' })).toBeDisabled();
    expect(await videoSeen(learner, '1')).toBe(firstVideo);
  });

  await test.step('the whole course goes out as a file and comes back with videos', async () => {
    const course = await (await page.request.get(`${server.url}/api/studio/course.json`)).json();
    for (const step of course.steps) step.youtube_id ??= everyVideo;
    await studio(page, 'Import & export');
    await page.locator('input[type=file]').setInputFiles({
      name: 'course.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(course)),
    });
    await page.getByRole('button', { name: /^Read the files/ }).click();
    await page.getByRole('button', { name: /^Changed in steps/ }).click();
    await expect(page.getByText('Day 2, learn').first()).toBeVisible();
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(page.getByText('The import is in.')).toBeVisible();
    expect(await videoSeen(learner, '2')).toBe(everyVideo);
  });

  await test.step('one step is taken back, and only that one', async () => {
    await studio(page, 'History');
    const change = page.getByRole('article').filter({ hasText: 'Day 1, part 1: video, times' });
    await change.getByText('Before and after').click();
    await expect(change.getByRole('insertion').filter({ hasText: firstVideo })).toBeVisible();
    await change.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Undone: Day 1, part 1: video, times' })).toBeVisible();
    await learner.goto(`${server.url}/learn/1`);
    await expect(learner.locator('.stage[data-kind="dancer"]')).toBeVisible();
    expect(await videoSeen(learner, '2')).toBe(everyVideo);
  });

  await test.step('a hosted product’s tables come in after a dry run', async () => {
    const email = newEmail('moved');
    const files = {
      'lessons_rows.csv': 'id,order_num,title\nL-3,3,Moved in from elsewhere\n',
      'users_rows.csv': `id,email,first_name,age_group\nu-1,${email},Moe,18+\nu-2,nonsense,Zed,18+\n`,
      'lesson_progress_rows.csv':
        'user_id,lesson_id,completed,completed_at\nu-1,L-3,true,2025-10-06T10:00:00Z\n',
    };
    const importHeading = page.getByRole('heading', { name: 'Import', exact: true });
    await studio(page, 'Import & export');
    await page.locator('input[type=file]').setInputFiles(
      Object.entries(files).map(([name, text]) => ({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      })),
    );
    await page.getByRole('button', { name: /^Read the files/ }).click();
    await expect(page.getByRole('button', { name: 'Import now' })).toBeVisible();
    await expect(importHeading).toBeFocused();
    await page.getByRole('button', { name: 'Problems in users: 1' }).click();
    await expect(page.getByRole('heading', { name: 'users: problems' })).toBeFocused();
    await expect(page.getByText('email “nonsense” is not an email address')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import now' })).toBeDisabled();
    await page.getByLabel('Leave the 1 row with problems out').check();
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(page.getByText('The import is in.')).toBeVisible();
    await expect(importHeading).toBeFocused();
    await learner.goto(`${server.url}/learn`);
    await expect(learner.getByText('DAY 3 - Moved in from elsewhere')).toBeVisible();
  });

  await test.step('leaving throws the files of a dry run away: by a link, and by closing the page', async () => {
    for (const leave of [() => studio(page, 'History'), () => page.goto('about:blank')]) {
      await page.goto(`${server.url}/studio/transfer`);
      const buffer = Buffer.from('id,email\nu-9,left@example.com\n');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: /^Read the files/ }).click();
      await expect(page.getByRole('button', { name: 'Import now' })).toBeVisible();
      expect(await waiting()).toHaveLength(1);
      await leave();
      await expect.poll(waiting).toEqual([]);
    }
    await page.goto(`${server.url}/studio/event`);
  });

  await test.step('the visitor’s feedback is read, answered by mail, marked as done and deleted', async () => {
    await studio(page, 'Feedback');
    const card = page.getByRole('article').filter({ hasText: 'The countdown on the front page' });
    const answer =
      (await card.getByRole('link', { name: 'Answer igor@example.org' }).getAttribute('href')) ?? '';
    expect(decodeURIComponent(answer)).toContain('Hello Igor,\n\n\n\n> The countdown on the front page');
    await page.getByLabel('Choose all on this page').check();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByText('0 open')).toBeVisible();
    await page.getByLabel('Show', { exact: true }).selectOption('done');
    await card.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const sure = page.getByRole('dialog', { name: 'Delete for good?' });
    await page.route('**/api/studio/feedback/deletion', (route) => route.abort(), { times: 1 });
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(sure.getByRole('alert')).toBeVisible();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing here.')).toBeVisible();
  });
  await learner.context().close();
});

test('the studio is closed to learners, in the browser as in every call', async ({ page }) => {
  await enterAsLearner(page, server);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('button', { name: /^Profile/ }).click();
  await expect(page.getByRole('link', { name: 'Studio' })).toHaveCount(0);
  await page.goto(`${server.url}/studio/lessons`);
  await expect(page.getByText('You do not have access to this.')).toBeVisible();
  expect((await page.request.get(`${server.url}/api/studio/lessons`)).status()).toBe(403);
});
