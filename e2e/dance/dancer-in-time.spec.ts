// The shown count, the pose and the sound agree, observed in the real player at quarter speed.

import type { Page } from '@playwright/test';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Milliseconds of a count at quarter speed; full speed has 128 beats a minute. */
const countMs = (60_000 / 128) * 4;
/** Milliseconds by which a busy machine may show a count after its click; normally the count is one frame late. */
const tolerance = countMs / 5;

type Seen = { count: number; at: number; picture: string };

/** Notes every change of the count, with the picture shown soon after, and when each click leaves the loudspeaker. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    const clicks: number[] = [];
    const seen: { count: number; at: number; picture: string }[] = [];
    Object.assign(window, { clicks, seen });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when = 0) {
      const { currentTime, outputLatency } = this.context as AudioContext;
      if (this.type === 'triangle')
        clicks.push(performance.now() + (when - currentTime + (outputLatency || 0)) * 1000);
      start.call(this, when);
    };
    const small = document.createElement('canvas');
    Object.assign(small, { width: 64, height: 36 });
    const drawn = () => {
      const figures = [...document.querySelectorAll<HTMLCanvasElement>('.dancer-stage canvas')].at(-1);
      small.getContext('2d')?.clearRect(0, 0, 64, 36);
      if (figures) small.getContext('2d')?.drawImage(figures, 0, 0, 64, 36);
      return small.toDataURL();
    };
    let last = 0;
    const look = () => {
      const count = Number(document.querySelector('.stage-count')?.textContent ?? 0);
      if (count !== last) {
        last = count;
        seen.push({ count, at: performance.now(), picture: '' });
      }
      // A worker paints the picture, which normally appears with the next frame.
      const newest = seen.at(-1);
      if (newest && newest.picture === '' && performance.now() - newest.at > patience)
        newest.picture = drawn();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, tolerance);
}

test.use({ painted: true });

test('the count shown, the pose and the click agree', { tag: '@soak' }, async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watch(page);
  await enterAsLearner(page, server);
  await page.goto('/learn/3');
  await page.getByRole('radio', { name: '0.25' }).check();
  await page.getByRole('button', { name: 'Sound' }).click();
  await page.getByRole('switch', { name: 'Sound' }).click();
  await page.getByRole('switch', { name: 'Click on every beat' }).click();
  const player = page.getByRole('region', { name: 'Practice player' });
  await expect(player.getByRole('button', { name: /^Play/ })).toBeVisible();
  await page.keyboard.press('k');
  const shown = () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
  await expect.poll(async () => (await shown()).length, { timeout: 45_000 }).toBeGreaterThan(8);

  const clicks = await page.evaluate(() => (window as unknown as { clicks: number[] }).clicks);
  const seen = (await shown()).slice(2, -1);
  for (const [i, { count, at }] of seen.entries()) {
    expect(count).toBe(i === 0 ? count : ((seen[i - 1]?.count ?? 0) % 8) + 1);
    expect(Math.min(...clicks.map((click) => Math.abs(click - at)))).toBeLessThan(tolerance);
  }
  // With reduced motion the pose changes only on counts: another count has another picture.
  expect(new Set(seen.map(({ picture }) => picture)).size).toBeGreaterThan(seen.length / 2);

  const again = await page.keyboard.press('Home').then(shown);
  await expect
    .poll(async () => (await shown()).length, { timeout: 45_000 })
    .toBeGreaterThan(again.length + 5);
  const second = (await shown()).slice(again.length + 2, -1);
  for (const { count, picture } of second) {
    expect(seen.some((before) => before.count === count && before.picture === picture)).toBe(true);
  }
});
