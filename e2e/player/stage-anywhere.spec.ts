// The stage in windows of every size, and in browsers that lack something: the dancer is never cut, and the count goes
// on.

import type { Page } from '@playwright/test';
import { playName, stopName } from '../../src/player/rules/testing/player-buttons.ts';
import { openFull } from '../fixtures/full-screen.ts';
import type { TestedServer } from '../fixtures/given-server.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const stage = (page: Page) => page.locator('.dancer-stage');

/** Opens the first lesson with a loop, which repeats by itself, and presses play. */
async function dance(page: Page, server: TestedServer): Promise<void> {
  await enterAsLearner(page, server);
  await page.goto('/learn/1?segment=1');
  await page.getByRole('button', { name: playName }).tap();
}

/** Checks that the stage shows a new count twice: the dance goes on. */
async function expectCountsToGoOn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: stopName })).toBeVisible();
  const count = page.locator('.stage-count');
  for (let change = 0; change < 2; change++) {
    const before = await count.textContent();
    await expect(count).not.toHaveText(before ?? '');
  }
}

/** Checks that the stage is not empty. An empty stage makes a much smaller picture file. */
async function expectPainted(page: Page): Promise<void> {
  await expect.poll(async () => (await stage(page).screenshot()).length).toBeGreaterThan(4000);
}

const windows = [
  { name: 'the smallest window', width: 320, height: 480 },
  { name: 'a phone with its keyboard open', width: 360, height: 400 },
  { name: 'a window at 200 percent', width: 640, height: 360 },
  { name: 'a phone at 200 percent', width: 180, height: 370 },
  { name: 'the largest window', width: 3840, height: 2160 },
  { name: 'the largest window, upright', width: 2160, height: 3840 },
];

// §2.stage-every-window-from-180
test('every window shows the whole dancer, count and play without scrolling', async ({ page, server }) => {
  await dance(page, server);
  for (const { name, ...size } of windows)
    await test.step(`${name} (${size.width} by ${size.height})`, async () => {
      await page.getByRole('button', { name: stopName }).tap();
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('button', { name: playName }).tap();
      // The header may cover the stage's upper edge, but not the dancer.
      await expect(stage(page)).toBeInViewport({ ratio: 0.85 });
      for (const part of ['.stage-count', '.row-play'])
        await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
      await expectCountsToGoOn(page);
      const full = page.getByRole('button', { name: 'Full screen' }).filter({ visible: true });
      await openFull(page);
      await expect(stage(page)).toBeInViewport({ ratio: 0.99 });
      await expect(full).toBeInViewport({ ratio: 0.95 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await full.click();
    });
});

test('at 400 percent the whole stage can be scrolled into view, and so can the text', {
  tag: '@soak',
}, async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await dance(page, server);
  await stage(page).scrollIntoViewIfNeeded();
  await expect(stage(page)).toBeInViewport({ ratio: 0.99 });
  await expectCountsToGoOn(page);
  await page.getByRole('tab', { name: 'Practice' }).click();
  await expect(page.getByRole('tab', { name: 'Practice' })).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('on a phone at 200 percent the list can be ticked, and no word leaves its button in any language', {
  tag: '@soak',
}, async ({ page, server }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await enterAsLearner(page, server);
  for (const language of ['', '/de', '/es', '/fr', '/pt-BR'])
    await test.step(`below ${language || '/'}`, async () => {
      await page.goto(`${language}/learn/1?tab=practice`);
      // If the stage or the bar covered the checkbox, it could not be pressed.
      await page.getByRole('checkbox').first().tap({ trial: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(180);
      const cut = await page
        .locator('.lesson-bar-row > *, .practice-buttons > button')
        .evaluateAll((buttons) =>
          buttons
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
      expect(cut).toEqual([]);
    });
});

test('text at twice its size cuts no word of the row and no dancer', { tag: '@soak' }, async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await dance(page, server);
  await expect(stage(page)).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('.row-play')).toBeInViewport({ ratio: 0.99 });
  await expectCountsToGoOn(page);
  const cut = await page
    .locator('.stage-row > button')
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

// §2.beside-notch-400-percent-large
test('no button or word is under a notch', { tag: '@soak' }, async ({ page, server }) => {
  const session = await page.context().newCDPSession(page);
  await dance(page, server);
  for (const { width, height, ...insets } of [
    { width: 740, height: 360, top: 0, right: 47, bottom: 21, left: 47 },
    { width: 360, height: 740, top: 47, right: 0, bottom: 34, left: 0 },
  ])
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await expectCountsToGoOn(page);
      const covered = () =>
        page
          .locator('.stage-row > button, .stage-count, .stage-cue, .stage-move, .lesson-bar-row > *')
          .evaluateAll(
            (parts, { left, right, bottom }) =>
              parts
                .filter((part) => {
                  const box = part.getBoundingClientRect();
                  if (box.width === 0 || part.closest('[inert]')) return false;
                  const inside = box.left >= left - 1 && box.right <= innerWidth - right + 1;
                  return !inside || (box.top < innerHeight && box.bottom > innerHeight - bottom + 1);
                })
                .map(({ className }) => className),
            insets,
          );
      expect(await covered()).toEqual([]);
      await openFull(page);
      await expect.poll(covered).toEqual([]);
      await page.getByRole('button', { name: 'Full screen' }).tap();
    });
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active', painted: true });
  test('the dancer is seen, no word covers his feet, and the count goes on', { tag: '@soak' }, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await dance(page, server);
    await expectCountsToGoOn(page);
    await expectPainted(page);
    await expect(page.locator('.stage-words')).toHaveCSS('background-color', /, 0\)$/);
  });
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce', painted: true });
  test('the dance goes from count to count, the count goes on, and a notice has no moving bar', {
    tag: '@soak',
  }, async ({ page, server }) => {
    await dance(page, server);
    await expectCountsToGoOn(page);
    await expectPainted(page);
    const animation = await page.locator('.stage-notice').evaluate((notice: HTMLElement) => {
      notice.dataset.notice = 'waiting';
      const text = notice.querySelector('.stage-notice-text');
      return text && getComputedStyle(text, '::after').animationName;
    });
    expect(animation).toBe('none');
  });
});

/**
 * The abilities that a browser may lack. In the daily tests the browser lacks all parts of the first entry at once; in
 * the soak it also lacks one ability after the other.
 */
const lacks: { name: string; take: () => void; painted: boolean; tag?: '@soak' }[] = [
  {
    name: 'workers, drawing on canvases and Web Audio',
    take: () => {
      Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
      Object.assign(window, { Worker: undefined, AudioContext: undefined });
    },
    painted: false,
  },
  {
    name: 'workers',
    take: () => Object.assign(window, { Worker: undefined }),
    painted: true,
    tag: '@soak',
  },
  {
    name: 'canvases for workers',
    take: () => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
    painted: true,
    tag: '@soak',
  },
  {
    name: 'drawing on canvases',
    take: () => {
      Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
      Object.assign(OffscreenCanvas.prototype, { getContext: () => null });
      Object.assign(window, { Worker: undefined });
    },
    painted: false,
    tag: '@soak',
  },
  {
    name: 'Web Audio',
    take: () => Object.assign(window, { AudioContext: undefined }),
    painted: true,
    tag: '@soak',
  },
];

test.describe('with less than a whole browser', () => {
  test.use({ painted: true });
  for (const { name, take, painted, tag = [] } of lacks) {
    // §2.without-workers-canvases-web-audio
    test(`a browser without ${name} still shows the counts`, { tag }, async ({ page, server }) => {
      await page.addInitScript(take);
      await dance(page, server);
      await expectCountsToGoOn(page);
      if (painted) await expectPainted(page);
      else await expect(stage(page)).toHaveText('A zombie dancing the routine in a graveyard');
    });
  }
});
