// Two operators at work in the same place: nobody's work is undone unseen, and nobody is blamed for what another did.

import { signInAsOperator } from './fixtures/operator.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

const boss = 'boss@example.org';
const reader = 'reader@example.org';
test.use(ownServer({ OPERATOR_EMAILS: `${boss} ${reader}` }));

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
