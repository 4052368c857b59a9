// The short messages: how long they stay, how many there are, and how the keyboard and a screen reader meet them.

import type { Page } from '@playwright/test';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toasts } from '../fixtures/toasts.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const stages = [
  [320, 568],
  [360, 740],
  [568, 320],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1920, 1080],
] as const;

/** Shows messages at the same moment. */
async function show(
  page: Page,
  ...kinds: ('Success' | 'Information' | 'Error with a link')[]
): Promise<void> {
  await page.getByRole('main').evaluate((main, names) => {
    const buttons = [...main.querySelectorAll('button')];
    for (const name of names) buttons.find(({ textContent }) => textContent === name)?.click();
  }, kinds);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/dev/ui');
  await expect(page.getByRole('button', { name: 'Success', exact: true })).toBeVisible();
});

for (const size of sizes)
  test(`at ${size.width} pixels messages stand whole where they belong`, { tag: '@soak' }, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await show(page, 'Success', 'Information', 'Error with a link');
    await expect(toasts(page).locator('.toast')).toHaveCount(3);
    const boxes = await toasts(page)
      .locator('.toast')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    const header = await page.locator('.site-header').evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(boxes).toHaveLength(3);
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(size.width);
      expect(top).toBeGreaterThanOrEqual(size.width < 768 ? size.height / 2 : header);
      expect(bottom).toBeLessThanOrEqual(size.width < 768 ? size.height : size.height / 2);
    }
  });

/** What of the stage a message covers: the first of its parts, or '' where a message stands free of them all. */
async function covered(page: Page): Promise<string> {
  const [message] = await toasts(page)
    .locator('.toast')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 0));
  if (!message) return 'no message';
  for (const part of ['.pictures', '.timeline', '.stage-row']) {
    const { top, bottom, left, right } = await page
      .locator(part)
      .evaluate((element) => element.getBoundingClientRect());
    const beside = message.right <= left || message.left >= right;
    if (!beside && message.bottom > top && message.top < bottom) return part;
  }
  return message.left < 0 || message.bottom > (page.viewportSize()?.height ?? 0) ? 'cut' : '';
}

test('no message covers the dancer, the count or the row of buttons of a stage', { tag: '@soak' }, async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 12, rehearsed: true });
  for (const path of ['/learn/1', '/rehearse']) {
    await page.goto(path);
    if (path === '/rehearse') await page.getByRole('button', { name: 'START', exact: true }).click();
    await page.clock.runFor(11_000);
    await expect(page.locator('.stage-row')).toBeVisible();
    for (const [width, height] of stages) {
      await page.setViewportSize({ width, height });
      for (const y of path === '/rehearse' ? [0] : [0, 400]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        const look = async () => {
          for (const key of ['<', '>']) await page.keyboard.press(key);
          return covered(page);
        };
        await expect.poll(look, `${path} ${width}x${height} at ${y}`).toBe('');
      }
    }
  }
});
