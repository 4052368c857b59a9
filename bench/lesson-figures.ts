// A lesson as a hurried person sees it: how many gold controls are in view at a time, and how many taps it takes to the
// very first dance.

import type { Browser, Page } from '@playwright/test';
import { newEmail, signUpQuickly } from '../e2e/fixtures/people.ts';
import { atMost, type Figure } from './bench.ts';

type Size = { width: number; height: number };

/**
 * Counts the moments of a lesson, from its first step to Mark Complete, at which the number of gold controls in view is
 * not one.
 */
export async function measureGold(browser: Browser, origin: string, size: Size): Promise<Figure> {
  const page = await browser.newPage({ viewport: size });
  await signUpQuickly(page, origin);
  await page.goto(`${origin}/learn/1`);
  await page.locator('.stage[data-phase="paused"]').waitFor();
  const wrong: string[] = [];
  const look = async (moment: string) => {
    // Waits until the colours of a press have faded, with the pointer away from the pressed control.
    await page.mouse.move(1, 1);
    await page.waitForTimeout(400);
    const controls = await page.evaluate<string[]>(goldControls);
    if (controls.length !== 1) wrong.push(`${moment}: ${controls.join(', ') || 'none'}`);
  };
  await look('at rest');
  await scroll(page, 600);
  await look('reading');
  await scroll(page, 0);
  await danceAndRest(page, look);
  await passTo(page);
  await look('the list comes');
  await page.locator('.lesson-tab[aria-current]').click();
  await look('in the list');
  await page.locator('.practice-buttons > button').first().click();
  await look('a segment loops');
  await page.keyboard.press('k');
  await look('a segment is paused');
  await page.keyboard.press('x');
  await scroll(page, 0);
  await page.locator('.next-words button').click();
  await look('the check comes');
  await page.locator('.lesson-tab[aria-current]').click();
  await scroll(page, 0);
  await look('the check');
  await page.getByRole('tab', { name: 'Practice' }).click();
  for (const mark of await page.getByRole('checkbox').all()) await mark.check();
  await look('the list is ticked');
  await page.context().close();
  const name = `${size.width}x${size.height}, moments with more or less than one gold control`;
  return atMost(name, wrong.length, 0, 'of 13', wrong.join('; '));
}

async function danceAndRest(page: Page, look: (moment: string) => Promise<void>): Promise<void> {
  await page.locator('.row-play').click();
  await look('dancing');
  await page.locator('.row-play').click();
  await look('stopped');
  await page.keyboard.press('f');
  await look('in full');
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await look('out of full');
}

/** Skips the guide's stages before the practice list, by the button beside the words of the next step. */
async function passTo(page: Page): Promise<void> {
  const tab = page.locator('.lesson-tab[aria-current]');
  for (let step = 0; step < 12 && (await tab.count()) === 0; step += 1)
    await page.locator('.next-words button').click();
}

const scroll = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The words of all controls that are gold and can be pressed where they are shown. */
function goldControls(): string[] {
  const probe = document.createElement('i');
  probe.style.color = 'var(--moon-400)';
  document.body.append(probe);
  const gold = getComputedStyle(probe).color;
  probe.remove();
  return [...document.querySelectorAll<HTMLElement>('button, a, label')]
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return getComputedStyle(control).backgroundColor === gold && control.contains(seen);
    })
    .map(({ textContent }) => textContent.trim());
}

/** Returns the number of taps from the landing page to the first dance of Day 1, without the typing. */
export async function measureTaps(browser: Browser, origin: string, size: Size): Promise<Figure> {
  const context = await browser.newContext({ viewport: size, hasTouch: true });
  const page = await context.newPage();
  await page.goto(origin);
  let taps = 0;
  const tap = async (what: string) => {
    await page.locator(what).first().tap();
    taps += 1;
  };
  await tap('.landing-calls a');
  await tap('.auth-choice:last-child');
  await tap('.auth-message a');
  // The first field has the focus. Enter moves from field to field, and at the end sends the form.
  await page.locator('[name="first_name"]:focus').waitFor();
  for (const words of ['Morticia', newEmail(), 'lurch-and-drag-7']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  }
  await tap('label:has([name="role"])');
  await tap('label:has([name="experience_level"])');
  await tap('main [type="submit"]');
  await tap('.dashboard-main > a[href="/learn/1"]');
  await page.locator('.stage[data-phase="paused"]').waitFor();
  await tap('.row-play');
  await page.locator('.stage[data-phase="playing"]').waitFor();
  await context.close();
  const name = `${size.width}x${size.height}, taps from the landing page to the first dance of Day 1`;
  return atMost(name, taps, 8, 'taps', 'typing aside');
}
