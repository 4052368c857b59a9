// Two operators at work in the same place: nobody's work is undone unseen, and nobody is blamed for what another did.

import { signInAsOperator } from './fixtures/operator.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

const boss = 'boss@example.org';
const reader = 'reader@example.org';
const author = 'author@example.org';
test.use(ownServer({ OPERATOR_EMAILS: `${boss} ${reader} ${author}` }));

test('videos that another operator put into other steps stay when one’s own are kept', async ({
  page,
  server,
}) => {
  await signInAsOperator(page, server, boss);
  await page.goto(`${server.url}/studio/videos`);
  const mine = page.getByLabel('Video of Day 1, part 1', { exact: true });
  const theirs = page.getByLabel('Video of Day 2, part 1', { exact: true });
  await mine.fill('mine-000001');
  await server.db
    .updateTable('steps')
    .set({ youtube_id: 'theirs-0002' })
    .where('id', '=', '2-learn-1')
    .execute();
  await page.getByRole('button', { name: 'Save 1 step' }).click();
  await page.getByRole('button', { name: 'Keep mine and go on' }).click();
  await expect(theirs).toHaveValue('theirs-0002');
  await page.getByRole('button', { name: 'Save 1 step' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(mine).toHaveValue('mine-000001');
  await expect(theirs).toHaveValue('theirs-0002');
});

test('messages of which one was deleted meanwhile say so, and stay chosen', async ({ page, server }) => {
  await signInAsOperator(page, server, reader);
  await server.db
    .insertInto('feedback')
    .values(
      ['First', 'Second', 'Third'].map((name) => ({
        name,
        email: null,
        feedback_type: 'bug' as const,
        message: 'x',
      })),
    )
    .execute();
  await page.goto(`${server.url}/studio/feedback`);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await server.db.deleteFrom('feedback').where('name', '=', 'Second').execute();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Second')).toHaveCount(0);
  await expect(page.getByText('Somebody else has deleted one of these messages.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('0 open')).toBeVisible();
});

test('a part is added once the title is saved, and is nobody else’s change', async ({ page, server }) => {
  await signInAsOperator(page, server, author);
  await page.goto(`${server.url}/studio/lessons/3`);
  const lesson = page.getByRole('region', { name: 'The lesson' });
  const add = lesson.getByRole('button', { name: 'Add a lesson part' });
  await lesson.getByLabel('Title').fill('Risen');
  await expect(add).toBeDisabled();
  await lesson.getByRole('button', { name: 'Save title and order' }).click();
  await add.click();
  await expect(lesson.getByRole('button', { name: 'Lesson part 3', exact: true })).toBeVisible();
  await expect(lesson.getByText('Everything is saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Risen');
});
