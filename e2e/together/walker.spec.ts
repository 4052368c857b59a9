// A visitor's walk through a room (fixtures/walk.ts).

import { roomName } from '../../src/event/rules/room-name.ts';
import { expect, test } from '../fixtures/test.ts';
import { startWalk } from '../fixtures/walk.ts';

test.use({ reducedMotion: 'reduce' });

// §2.axe-finds-nothing-any-screen
test('a visitor meets no fault in a room, without its dancer, with it, and on the whole screen', async ({
  page,
  server,
}) => {
  const walk = startWalk(page, { origin: server.url });
  await page.route('**/assets/dancer-medium-*.js*', (route) => route.abort());
  // The page loads its dancer in the last quarter of an hour before the dance.
  await page.goto(`/together?at=${roomName(Math.ceil(Date.now() / 60_000 + 10) * 60_000)}`);
  await expect(page.locator('.room-picture').getByRole('alert')).toContainText('Nothing can be played');
  await walk.look('a room without its dancer');
  await page.unroute('**/assets/dancer-medium-*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.room-picture[data-kind="dancer"]')).toBeVisible();
  await walk.look('a room');
  await page.getByRole('button', { name: 'Fill the screen' }).click();
  await expect(page.locator('.room')).toHaveAttribute('data-whole', 'true');
  // A window that fills the screen can't be resized.
  await walk.look('a room that fills the screen', ['as it is']);
  expect(walk.found).toEqual([]);
});
