// The stage on a phone that is propped up: it is always visible, on request on the whole screen, and nothing jumps.

import type { Locator, Page } from '@playwright/test';
import { playName } from '../../src/player/rules/testing/player-buttons.ts';
import { openFull } from '../fixtures/full-screen.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** A phone, upright and in landscape. */
const turned = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];

type Watched = { frames: number; cut: number; shift: number };

/** Checks at every frame from now on whether the whole stage is in the window, and adds up all layout shifts. */
async function watchStage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { frames: 0, cut: 0, shift: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) watched.shift += entry.value;
    }).observe({ type: 'layout-shift' });
    requestAnimationFrame(function look() {
      const box = document.querySelector('.dancer-stage')?.getBoundingClientRect();
      watched.frames += 1;
      if (!box || box.top < -1 || box.bottom > window.innerHeight + 1) watched.cut += 1;
      requestAnimationFrame(look);
    });
  });
}

/**
 * Sets the sum of layout shifts to 0 after a press: a slow machine paints the effect of the press so late that it would
 * count as a shift without a press.
 */
const forgetAnswer = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    (window as unknown as { watched: Watched }).watched.shift = 0;
  });

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
const row = (page: Page) => page.getByRole('group', { name: 'Playing' });
const visible = async (page: Page) => {
  for (const name of ['Stop', /^Loop/, /^Speed/, /^Side/, 'More'])
    await expect(row(page).getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 });
  for (const part of ['.dancer-stage', '.stage-count', '.stage-cue'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
};

/** Returns the number of text lines in a part. */
const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size;
  });

// §2.stage-stays-view-row-controls
test('a segment is practised from the list with the dancer in view all the time, and nothing jumps', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  const join = page.getByRole('listitem').filter({ hasText: 'The join' });
  await join.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: playName })).toBeVisible();
  await watchStage(page);
  await join.getByRole('button', { name: /^Play this Segment/ }).tap();
  await expect(page.getByText('Repetition 1')).toBeVisible();
  await forgetAnswer(page);
  await expect(page.getByText('Loop ON')).toHaveCount(1);
  await expect(page.getByText('Loop OFF')).toHaveCount(0);
  await visible(page);
  await expect(page.getByText('Looping in 3 seconds...')).toBeVisible();
  await expect(page.getByText('Repetition 2')).toBeVisible();
  expect((await watched(page)).shift).toBe(0);
  // The phone is turned during a loop.
  await page.setViewportSize({ width: 740, height: 360 });
  await visible(page);
  await page.setViewportSize({ width: 640, height: 360 });
  for (const tab of await page.getByRole('tab', { name: /^\w+$/ }).all()) expect(await linesOf(tab)).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await visible(page);
  await page.getByRole('button', { name: 'Stop Loop' }).tap();
  await expect(page.getByRole('button', { name: 'Loop OFF' })).toBeVisible();
  const seen = await watched(page);
  expect(seen.frames).toBeGreaterThan(100);
  expect(seen.cut).toBe(0);
});

// §2.stage-stays-view-row-controls
test('in landscape, too, the layout does not move between the press on play and the second repetition', {
  tag: '@soak',
}, async ({ page, server }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  await expect(page.getByRole('button', { name: playName })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await watchStage(page);
  const join = page.getByRole('listitem').filter({ hasText: 'The join' });
  await join.getByRole('button', { name: /^Play this Segment/ }).tap();
  await expect(page.getByText('Repetition 1')).toBeVisible();
  await forgetAnswer(page);
  await expect(page.getByText('Repetition 2')).toBeVisible({ timeout: 45_000 });
  expect((await watched(page)).shift).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(740);
});

test('a panel takes its space from the picture and moves no button, and a phone has no list of keys', {
  tag: '@soak',
}, async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(page.getByText('A-B loop')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keys and help' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const place = () => row(page).boundingBox();
  for (const size of turned) {
    await page.setViewportSize(size);
    const before = await place();
    for (const name of [/^Speed/, /^Side/]) {
      const opener = row(page).getByRole('button', { name }).first();
      await opener.tap();
      await expect(page.locator('.stage-panel').locator('button, input').first()).toBeVisible();
      // A pixel may differ by rounding, as the picture above is laid out again.
      const after = await place();
      for (const edge of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((after?.[edge] ?? Number.NaN) - (before?.[edge] ?? 0))).toBeLessThanOrEqual(1);
      await expect(page.locator('.dancer-stage').first()).toBeInViewport({ ratio: 0.99 });
      await opener.tap();
    }
  }
});

/** Returns the parts of the page that cover the corners and edges of an element, even of one that can't be pressed. */
function coveredBy(element: Element): string[] {
  const inert = [...document.querySelectorAll<HTMLElement>('[inert]')];
  for (const each of inert) each.inert = false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.02, 0.5, 0.98];
  const seen = shares.flatMap((x) =>
    shares.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
  );
  for (const each of inert) each.inert = true;
  return seen.filter((each) => !element.contains(each)).map((each) => each?.className ?? 'nothing');
}

// §2.full-whole-screen-also-where
test('the whole screen shows dancer, count and cues; a tap stops, a swipe goes to the next segment, Escape leaves', async ({
  page,
  server,
}) => {
  // The browser of an iPhone has no full screen either.
  await page.addInitScript(() => {
    Object.assign(Element.prototype, { requestFullscreen: undefined });
  });
  await enterAsLearner(page, server);
  await page.goto('/learn/1');
  await expect(page.getByRole('button', { name: playName })).toBeVisible();
  await page.keyboard.press('k');
  const player = page.getByRole('region', { name: 'Practice player' });
  await openFull(page);
  for (const size of turned) {
    await page.setViewportSize(size);
    await expect
      .poll(() => player.boundingBox())
      .toEqual({ x: 0, y: 0, width: size.width, height: size.height });
    const count = await page.locator('.stage-count').boundingBox();
    expect(count?.height).toBeGreaterThanOrEqual(size.height * 0.08);
    await expect(page.getByText(/^Then: /)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeInViewport({ ratio: 1 });
    expect(await player.evaluate(coveredBy)).toEqual([]);
  }
  const stage = page.locator('.stage-tap');
  await stage.tap();
  await expect(page.getByRole('button', { name: playName })).toBeVisible();
  await page.mouse.move(300, 100);
  await page.mouse.down();
  await page.mouse.move(500, 110, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.lesson-bar[inert]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.lesson-bar[inert]')).toHaveCount(0);
  await expect(page.locator('.timeline-clock')).toHaveText('0:15 / 0:30');
});
