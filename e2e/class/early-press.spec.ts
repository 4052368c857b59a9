// On a slow line, a press on the class page is not lost, even before the scripts of the page are there.

import { openUnscripted } from '../fixtures/open-unscripted.ts';
import { expect, test } from '../fixtures/test.ts';

test('a class that presses before the scripts came gets its screen', { tag: '@soak' }, async ({ page }) => {
  const come = await openUnscripted(page, '/class');
  await page.getByRole('button', { name: 'Show the dance here' }).click();
  come();
  await expect(page.locator('.class-code strong')).toBeVisible();
});
