import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { watchPulses } from '#testing/web/pulses.ts';
import { reduceMotion } from '#testing/web/reduce-motion.ts';
import { showApp } from '#testing/web/show-app.tsx';

const trophy = (part: string) => page.css(`#trophy-${part}`);
const answers = signedInAnswers(morticia, { completed: 8 });

// §2.trophies-my-trophies-back-learning
test('the trophies stand in a scene on wide screens and in a row to scroll below 768 pixels', async () => {
  const pulsed = watchPulses();
  await showApp({ at: '/trophies#trophy-part2', answers, size: [768, 800] });
  await expect.element(page.getByRole('heading', { name: 'MY TROPHIES' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to Learning' }))
    .toHaveAttribute('href', '/learn');
  await expect.poll(() => pulsed.has('trophy-part2')).toBe(true);
  await expect.element(page.css('.trophy-view')).toHaveLength(5);
  await expect.element(page.css('.trophy-scroller')).toHaveLength(0);
  await expect.element(page.css('.art-crypt')).toBeVisible();

  await page.viewport(767, 800);
  const row = page.getByRole('list', { name: 'Trophies' });
  await expect.element(row.css('.trophy-view')).toHaveLength(5);
  await expect.element(page.css('.art-crypt')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Next trophy' }).click();
  await expect.element(trophy('part2')).toBeInViewport({ ratio: 0.9 });
  await page.viewport(768, 800);
  await expect.element(page.css('.trophy-scroller')).toHaveLength(0);
});

test('an address with a trophy’s id scrolls the row to that trophy', async () => {
  await showApp({ at: '/trophies#trophy-final', answers, size: [767, 800] });
  await expect.element(trophy('final')).toBeInViewport();
  expect(page.getByRole('list', { name: 'Trophies' }).element().scrollLeft).toBeGreaterThan(0);
});

// §2.learn-hash-scrolls-element-pulses §2.reduced-motion-reference-stands-still
test('with reduced motion the trophy that an address leads to is outlined instead of pulsing', async () => {
  await reduceMotion();
  const pulsed = watchPulses();
  await showApp({ at: '/learn#lesson-13', answers });
  await expect.poll(() => pulsed.get('lesson-13')).toEqual({ animation: 'none', outline: 'solid' });
  await expect.element(page.css('#lesson-13')).toBeInViewport();
});
