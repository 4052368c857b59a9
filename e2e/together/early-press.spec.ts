// On a slow line, words that were typed before the page's scripts arrived are not lost.

import { openUnscripted } from '../fixtures/open-unscripted.ts';
import { pageDay } from '../fixtures/page-day.ts';
import { expect, test } from '../fixtures/test.ts';

test('a room’s time that was typed before the scripts arrived stays, and opens the room', {
  tag: '@soak',
}, async ({ page }) => {
  const at = await openUnscripted(page, '/together');
  const tomorrow = await pageDay(page, 1);
  await page.getByLabel('Day and time, on your clock').fill(`${tomorrow}T10:00`);
  await page.getByRole('button', { name: 'Open this room' }).click();
  at();
  await expect(page).toHaveURL(/together\?at=/);
});
