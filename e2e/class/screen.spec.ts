// A class: a screen at one server process and two phones at another, which control each other.

import { playName } from '../../src/player/rules/testing/player-buttons.ts';
import { makeGivenDatabase, secret } from '../fixtures/given-server.ts';
import { cheapProduct, makeProductServer } from '../fixtures/product-server.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });
// §3.phones-lead-class-screen-over
test('two phones lead a screen at another server process, even after the screen’s server was away', async ({
  browser,
}) => {
  test.slow();
  const database = await makeGivenDatabase();
  // Drawing the pages of other languages would cost each start five seconds of processor time.
  const env = { DATABASE_URL: database.url, AUTH_SECRET: secret, LANGUAGES: 'en' };
  const inHall = { ...env, HOST: '127.0.0.1' };
  const [one, two] = [
    await makeProductServer(inHall, cheapProduct, ['--lan']),
    await makeProductServer(env, cheapProduct),
  ];
  await one.start();
  await expect.poll(one.output).toContain(`Class screen: ${one.url}/class`);
  await two.start();
  const context = await browser.newContext();
  const screen = await context.newPage();
  await screen.goto(`${one.url}/class`);
  await screen.getByRole('button', { name: 'Show the dance here' }).click();
  const code = (await screen.locator('.class-code strong').textContent()) ?? '';
  const shown = screen.locator('.class-screen');

  const phones = [];
  for (let number = 0; number < 2; number += 1) {
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(`${two.url}/class`);
    await phone.getByLabel('Code on the screen').fill(code.toLowerCase());
    await phone.getByRole('button', { name: 'Lead the screen', exact: true }).click();
    await expect(phone.getByText('The screen follows.')).toBeVisible();
    phones.push(phone);
  }
  const [first, second] = phones;
  if (!first || !second) throw new Error('No phones');
  await first.getByRole('button', { name: 'Next segment' }).click();
  await expect(shown).toHaveAttribute('data-segment', '2');
  await expect(second.getByText('Segment 2 of 24')).toBeVisible();
  await second.getByRole('button', { name: 'Loop', exact: true }).click();
  await second.getByRole('button', { name: playName }).click();
  await expect(shown).toHaveAttribute('data-playing', 'true');
  await expect(first.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await first.getByRole('button', { name: '0.5x' }).click();
  await expect(second.getByRole('button', { name: '0.5x' })).toHaveAttribute('aria-pressed', 'true');
  await second.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(shown).toHaveAttribute('data-playing', 'false');

  // The screen's server stops and comes back: screen and phones find each other again, under the same code.
  await one.stop();
  await expect(screen.getByText('No server in reach')).toBeVisible();
  // Without the server a presenter's clicker controls the screen.
  await screen.keyboard.press('PageDown');
  await expect(shown).toHaveAttribute('data-segment', '3');
  await expect(screen.getByText('Segment 3 of 24, Day 2')).toBeVisible();
  await one.start();
  // The phone is pressed before the screen is connected again, and the screen still follows.
  await second.getByRole('button', { name: '0.25x' }).click();
  await expect(first.getByRole('button', { name: '0.25x' })).toHaveAttribute('aria-pressed', 'true');
  await expect(screen.getByText('No server in reach')).toBeHidden();
  await expect(first.getByText('Segment 3 of 24')).toBeVisible();
  await first.getByRole('button', { name: 'Segment before' }).click();
  await expect(shown).toHaveAttribute('data-segment', '2');

  // A code that leads to no screen is answered with a message on the phone.
  await first.goto(`${two.url}/class#ABCDEFGH`);
  await first.getByRole('button', { name: 'Next segment' }).click();
  await expect(first.getByText('No screen has this code now.')).toBeVisible();
  // When the screen has gone, its phone says so.
  await expect(second.getByText('The screen follows.')).toBeVisible();
  await screen.context().close();
  await expect(second.getByText('No answer from the screen.')).toBeVisible();
  for (const page of [first, second]) await page.context().close();
  await one.remove();
  await two.remove();
  await database.drop();
});

test('without a server another window of the same computer leads the screen', async ({ context, page }) => {
  await page.goto('/class');
  await page.getByRole('button', { name: 'Show the dance here' }).click();
  await expect(page.locator('.class-code strong')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/class');
  await context.route('**/api/class/**', (route) => route.abort());
  await other.getByRole('button', { name: 'Lead the screen in the other window' }).click();
  await other.getByRole('button', { name: 'Next segment' }).click();
  await expect(page.locator('.class-screen')).toHaveAttribute('data-segment', '2');
  await expect(other.getByText('Segment 2 of 24')).toBeVisible();
});

test('the code may cover the dancers, but never the words of the dance', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/de/class');
  await page.getByRole('button', { name: 'Den Tanz hier zeigen' }).click();
  await expect(page.locator('.class-code strong')).toBeVisible();
  const edge = (selector: string, side: 'x' | 'y' | 'height') =>
    page.locator(selector).evaluate((part, name) => part.getBoundingClientRect()[name], side);
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [600, 900],
    [740, 360],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const end = (await edge('.class-code', 'y')) + (await edge('.class-code', 'height'));
    expect(end, `at ${width} pixels`).toBeLessThanOrEqual(await edge('.class-picture > .class-words', 'y'));
    expect(await edge('.class-code .qr-code', 'height')).toBeGreaterThanOrEqual(72);
    const buttons = await page.locator('.class-edge').boundingBox();
    const code = await edge('.class-code .qr-code', 'x');
    expect((buttons?.x ?? 0) + (buttons?.width ?? Number.NaN), `at ${width} pixels`).toBeLessThan(code);
    // Even the longest words are not cut off above or below.
    const out = await page.locator('.class-picture > .class-words').evaluate((words) => {
      const say = (part: string, text: string) =>
        Object.assign(words.querySelector(part) ?? {}, { textContent: text });
      say('.class-cue', 'Krallen');
      say('.class-move', 'Zombiemarsch rückwärts');
      say('.class-next', 'Danach: Hüfte und Gebrüll, maximal');
      const { top, bottom } = words.getBoundingClientRect();
      const parts = [...words.children].map((part) => part.getBoundingClientRect());
      return parts.filter((part) => part.top < top - 1 || part.bottom > bottom + 1).length;
    });
    expect(out, `at ${width} pixels`).toBe(0);
  }
});
