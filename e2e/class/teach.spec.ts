// A teacher gives Day 1 from a phone and never needs the projector's keyboard, not even after a reload there.

import { signUpQuickly } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { danceFromDashboard, wordsOn } from './fixtures/first-dance.ts';

// §3.phones-lead-class-screen-over
test('a teacher gives Day 1 from a phone, even after the projector’s page was reloaded', async ({
  page: screen,
  browser,
  server,
}) => {
  test.slow();
  await signUpQuickly(screen, server.url, 'instructor');
  await screen.goto('/dashboard');
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  expect(await danceFromDashboard(screen, phone)).toBeLessThanOrEqual(5);
  const shown = screen.locator('.class-screen');
  const line = phone.locator('.class-segment');
  const press = (name: string) => phone.getByRole('button', { name, exact: true }).click();
  const plays = (playing: boolean) => expect(shown).toHaveAttribute('data-playing', String(playing));

  for (const step of ['Warm up', 'Each eight, slowly', 'A little faster', 'At full speed', 'Join it up']) {
    await press(step);
    await expect(line).toContainText(`Day 1: ${step}`);
    await expect(phone.getByRole('button', { name: step, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await plays(true);
  }
  // When the dance has stopped, screen and phone show the same count.
  await press('Stop');
  await plays(false);
  await expect.poll(async () => (await wordsOn(phone)) === (await wordsOn(screen))).toBe(true);

  // The projector's page is reloaded in the middle of the lesson, and nobody touches the projector.
  await press('Each eight, slowly');
  await expect(line).toContainText('Day 1: Each eight, slowly');
  await plays(true);
  await screen.reload();
  await expect(screen.locator('.dancer-stage')).toBeVisible();
  await plays(false);
  await expect(phone.getByText('The screen follows.')).toBeVisible();
  await expect(line).toContainText('Day 1: Each eight, slowly');
  await press('Play');
  await plays(true);

  await press('Last eight again');
  await expect(phone.getByRole('button', { name: 'Each eight, slowly' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await plays(true);
  await press('Black screen');
  await expect(shown).toHaveAttribute('data-black', 'true');
  await plays(false);
  await press('They do it alone');
  await press('Both');
  await expect(shown).toHaveAttribute('data-black', 'false');
  await plays(true);
  await expect(screen.locator('.dancer-stage')).toBeHidden();
  await expect(screen.locator('.class-count')).toBeVisible();
  await phone.context().close();
});
