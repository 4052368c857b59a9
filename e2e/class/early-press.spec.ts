// A slow line: what a class presses before the scripts of its page are there is not lost.

import { openUnscripted } from '../fixtures/open-unscripted.ts';
import { expect, test } from '../fixtures/test.ts';

test('a class that presses before the scripts came gets its screen', { tag: '@soak' }, async ({ page }) => {
  const come = await openUnscripted(page, '/class');
  await page.getByRole('button', { name: 'Show the dance here' }).click();
  come();
  await expect(page.locator('.class-code strong')).toBeVisible();
});
