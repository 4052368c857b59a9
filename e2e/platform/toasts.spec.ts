// The short messages beside a stage. src/platform/web/ui/toaster.component.test.tsx tests messages without a stage.

import type { Page } from '@playwright/test';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toasts } from '../fixtures/toasts.ts';

const stages = [
  [320, 568],
  [360, 740],
  [568, 320],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1920, 1080],
] as const;

/** The first part of the stage that a message covers; '' where the message covers none. */
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
  await page.clock.install();
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
