// On a slow line, the words that were filled in before the scripts of the page are there are not lost.

import { openUnscripted } from '../fixtures/open-unscripted.ts';
import { pageDay } from '../fixtures/page-day.ts';
import { expect, test } from '../fixtures/test.ts';

test('the time of a room that was filled in before the scripts came stays, and opens it', {
  tag: '@soak',
}, async ({ page }) => {
  const at = await openUnscripted(page, '/together');
  const tomorrow = await pageDay(page, 1);
  await page.getByLabel('Day and time, on your clock').fill(`${tomorrow}T10:00`);
  await page.getByRole('button', { name: 'Open this room' }).click();
  at();
  await expect(page).toHaveURL(/together\?at=/);
});
