// On a slow line, no press on the class page is lost, even before the page's scripts have arrived.

import { openUnscripted } from '../fixtures/open-unscripted.ts';
import { expect, test } from '../fixtures/test.ts';

test('a press before the scripts have arrived still brings the class its screen', { tag: '@soak' }, async ({
  page,
}) => {
  const come = await openUnscripted(page, '/class');
  await page.getByRole('button', { name: 'Show the dance here' }).click();
  come();
  await expect(page.locator('.class-code strong')).toBeVisible();
});
