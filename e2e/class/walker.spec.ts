// The walker looks at the class screen and its phone (fixtures/walk.ts).

import { expect, ownServer, test } from '../fixtures/test.ts';
import { startWalk } from '../fixtures/walk.ts';

test.use(ownServer({ LANGUAGES: 'fr' }));
test.use({ reducedMotion: 'reduce' });

// §2.axe-finds-nothing-any-screen
test('a class screen and the phone that leads it meet no fault, and long words fit on its buttons', async ({
  page,
  context,
  server,
}) => {
  const walk = startWalk(page, { origin: server.url });
  await page.route('**/assets/dancer-medium-*.js*', (route) => route.abort());
  await page.goto('/class');
  await page.getByRole('button', { name: 'Show the dance here' }).click();
  await expect(page.locator('.class-picture').getByRole('alert')).toContainText('An error occurred');
  await walk.look('a class screen without its dancer');
  await page.unroute('**/assets/dancer-medium-*.js*');
  await page.goto('/class');
  await page.getByRole('button', { name: 'Show the dance here' }).click();
  const code = (await page.locator('.class-code strong').textContent()) ?? '';
  await expect(page.locator('.class-picture .dancer-stage')).toBeVisible();
  await walk.look('the class screen');
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto(`/fr/class#${code}`);
  const before = phone.getByRole('button', { name: 'Segment précédent' });
  await expect(before).toBeVisible();
  const lines = await before.evaluate(({ firstChild, textContent }) => {
    const word = document.createRange();
    word.setStart(firstChild as Text, textContent.indexOf('précédent'));
    word.setEnd(firstChild as Text, textContent.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
  await phone.goto(`/class#${code}`);
  await expect(phone.getByText('The screen follows.')).toBeVisible();
  const own = startWalk(phone, { origin: server.url });
  await own.look('the phone');
  expect([...walk.found, ...own.found]).toEqual([]);
});
