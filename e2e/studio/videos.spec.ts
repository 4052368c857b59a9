// The whole default course becomes a course of YouTube videos, and every press and paste is counted. Two operators may
// do this at the same time.

import type { Locator } from '@playwright/test';
import { signInAsOperator } from '../fixtures/operator.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';
import { standIn } from '../youtube-stand-in/stand-in.ts';

test.use(ownServer({ OPERATOR_EMAILS: 'boss@example.org second@example.org' }));

const id = (index: number) => `video-${String(index).padStart(5, '0')}`;

// §3.every-steps-videos-one-table
test('a whole course of videos is pasted, looked up, put in order by hand and saved', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const asked = await standIn(page, {
    [id(1)]: { title: 'Rise, from behind', duration: 83 },
    [id(2)]: { fails: 101 },
  });
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio/videos`);
  let actions = 0;
  const press = async (what: Locator) => {
    actions += 1;
    await what.click();
  };
  const paste = async (into: Locator, text: string) => {
    actions += 1;
    await into.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  };

  await test.step('one column fills the course, each video whole or from where its address says', async () => {
    const rows = page.getByRole('textbox', { name: /^Video of/ });
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    expect(count).toBeGreaterThan(50);
    await press(rows.first());
    const column = Array.from({ length: count }, (_, index) => `https://youtu.be/${id(index + 1)}`);
    column[2] += '?t=1m5s';
    await paste(rows.first(), column.join('\n'));
    await expect(rows.last()).toHaveValue(id(count));
    await expect(page.getByLabel('Start').nth(2)).toHaveValue('1:05');
    await expect(page.getByLabel('End').nth(2)).toHaveValue('');
    // The page asks the service for nothing before a press.
    expect(asked).toEqual([]);
    await press(page.getByRole('button', { name: 'Look them up at YouTube' }));
    await expect(page.getByText('Rise, from behind ✓ plays, 1:23')).toBeVisible();
    await expect(page.getByText('✗ does not play here')).toBeVisible();
    const picture = page.locator('.studio-video-found img').first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
    // When the operator confirms that, the built-in course stays beside the videos.
    for (const about of ['Practice segments', 'Notes and cue sheets']) {
      actions += 2;
      await page.getByLabel(`${about} of the built-in course`).selectOption('stay as they are');
    }
    await press(page.getByRole('button', { name: `Save ${count} steps` }));
    await expect(page.getByText('Everything is saved')).toBeVisible();
    const { steps } = await (await page.request.get(`${server.url}/api/studio/videos`)).json();
    expect(steps.map((step: { youtube_id: string }) => step.youtube_id)).toEqual(
      column.map((_, index) => id(index + 1)),
    );
  });

  await test.step('a fall-back is added, and put first by hand', async () => {
    await page.goto(`${server.url}/studio/lessons/1`);
    await press(page.getByLabel('YouTube address'));
    await paste(page.getByLabel('YouTube address'), `https://studio.youtube.com/video/fall-back-1/edit`);
    await press(page.getByRole('button', { name: 'Look them up at YouTube' }));
    await expect(page.getByText('Video fall-back-1')).toBeVisible();
    await page.getByRole('button', { name: 'Move the video fall-back-1', exact: true }).focus();
    // A key has taken effect when the page announces it. "Picked up" is announced before the rows are measured; an
    // arrow key pressed meanwhile moves nothing, so the test presses the key until the row has moved.
    const said = (words: string) => page.getByRole('status').filter({ hasText: words });
    await page.keyboard.press('Space');
    await expect(said('moved over droppable area fall-back-1')).toBeAttached();
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(said(`moved over droppable area ${id(1)}`)).toBeAttached({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(said(`dropped over droppable area ${id(1)}`)).toBeAttached();
    actions += 3;
    await press(page.getByRole('button', { name: 'Save this step' }));
    await expect(page.getByRole('button', { name: 'Save this step' })).toBeDisabled();
    const { lesson } = await page.evaluate(async () => (await fetch('/api/studio/lessons/1')).json());
    expect(lesson.steps[0].youtube_id).toBe(`fall-back-1 ${id(1)}`);
  });

  await test.step('the plan stays, and no page shows a strip of six minutes for this dance', async () => {
    await page.goto(`${server.url}/learn`);
    await expect(page.locator('#lesson-12')).toBeVisible();
    await expect(page.locator('.dance-strip')).toHaveCount(0);
    await expect(page.locator('#plan-title')).toBeVisible();
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByText("You've completed 0 of 12 lessons")).toBeVisible();
    await expect(page.getByText(/You can dance/)).toHaveCount(0);
  });

  expect(actions).toBeLessThan(80);
});

test('videos that another operator has put into other steps stay when an operator saves their own, without a question', async ({
  page,
  server,
}) => {
  await signInAsOperator(page, server, 'second@example.org');
  const give = (id: string, youtube_id: string) =>
    server.db.updateTable('steps').set({ youtube_id }).where('id', '=', id).execute();
  // The step has a video from the start, because the studio asks a question when a step gets its first one.
  await give('1-learn-1', 'before-0001');
  await page.goto(`${server.url}/studio/videos`);
  const mine = page.getByLabel('Video of Day 1, part 1', { exact: true });
  const theirs = page.getByLabel('Video of Day 2, part 1', { exact: true });
  await mine.fill('mine-000001');
  await give('2-learn-1', 'theirs-0002');
  await page.getByRole('button', { name: 'Save 1 step' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(mine).toHaveValue('mine-000001');
  await expect(theirs).toHaveValue('theirs-0002');
});
