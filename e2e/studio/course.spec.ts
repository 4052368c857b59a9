// An operator's first visit to the studio, up to a course of their own: a video, undo, feedback.

import type { Page } from '@playwright/test';
import type { TestedServer } from '../fixtures/given-server.ts';
import { signInAsOperator } from '../fixtures/operator.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';
import { standIn } from '../youtube-stand-in/stand-in.ts';

const operator = 'boss@example.org';
const firstVideo = 'aaaaaaaaaaa';

let server: TestedServer;
test.use(ownServer({ OPERATOR_EMAILS: operator }));
test.beforeAll(({ server: own }) => {
  server = own;
});

const studio = (page: Page, area: string) =>
  page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: area, exact: true }).click();

/** Returns the id of the video that a learner sees in the first step of a lesson. */
async function videoSeen(page: Page, lesson: string): Promise<string | undefined> {
  await page.goto(`${server.url}/learn/${lesson}`);
  await page.getByRole('button', { name: 'Play the video' }).click();
  const frame = page.locator('.stage iframe');
  await expect(frame).toBeVisible();
  return new URL((await frame.getAttribute('src')) ?? '').pathname.split('/').pop();
}

test('an operator makes the course their own, and learners see it at once', async ({ page, browser }) => {
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

  await test.step('a change is taken back', async () => {
    await studio(page, 'History');
    const change = page.getByRole('article').filter({ hasText: 'Day 1, part 1: video, times' });
    await change.getByText('Before and after').click();
    await expect(change.getByRole('insertion').filter({ hasText: firstVideo })).toBeVisible();
    await change.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Undone: Day 1, part 1: video, times' })).toBeVisible();
    await learner.goto(`${server.url}/learn/1`);
    await expect(learner.locator('.stage[data-kind="dancer"]')).toBeVisible();
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
