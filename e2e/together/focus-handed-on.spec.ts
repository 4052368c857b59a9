// When a room's dance is over, the press that leads on removes the room: the keyboard's focus goes to the next room.
// Other buttons that disappear when pressed are in src/platform/web/ui/focus-handed-on.component.test.tsx and in files
// named *-focus.component.test.tsx.

import type { Page } from '@playwright/test';
import { danceSeconds, hourRoom } from '../../src/event/rules/rooms.ts';
import { expect, test } from '../fixtures/test.ts';

/** Presses the button as a person without a pointer would. */
async function pressByKey(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await button.press('Enter');
}

test('the focus goes from the room that is over to the next one', async ({ page }) => {
  const before = hourRoom(Date.now(), danceSeconds) - 30_000;
  let ahead = before - Date.now();
  await page.route('**/api/now*', (route) => route.fulfill({ body: String(Date.now() + ahead) }));
  await page.clock.install({ time: before });
  await page.goto('/together');
  await expect(page.getByRole('button', { name: 'Join with sound' })).toBeVisible();
  ahead += 8 * 60_000;
  await page.clock.fastForward('08:00');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('heading', { name: 'That was it' })).toBeFocused();
  await pressByKey(page, 'Go to the next room');
  await expect(page.locator('.room > header h2')).toBeFocused();
});
