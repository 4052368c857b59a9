// The lesson list: every state of a row, and every way of arriving.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { morticia, signedInAnswers } from '#web/testing/person.ts';
import { showApp } from '#web/testing/show-app.tsx';

const modal = page.getByRole('dialog', { name: /Trophy unlocked/ });
const goOn = modal.getByRole('button', { name: 'Continue Learning' });

// §2.learn-countdown-line-fallback-countdown §2.learn-bar-n-12-four §2.learn-row-day-n-title
test('a beginner finds four parts, one open lesson, locked trophies and a locked rehearsal', async () => {
  await showApp({ at: '/learn', answers: signedInAnswers() });
  for (const [part, days] of [
    ['Part 1: Graveyard Shuffle', 'Days 1-4'],
    ['Part 2: Halfway Hero', 'Days 5-8'],
    ['Part 3: Creeping Closer', 'Days 9-10'],
    ['Part 4: Thriller Master', 'Days 11-12'],
  ] as const) {
    const section = page.getByRole('region', { name: part });
    await expect.element(section).toMatchTextContent(days);
    await expect.element(section).toMatchTextContent(`Complete Part ${part.charAt(5)} to unlock`);
    await expect.element(section.getByRole('link', { name: /Trophy/ })).toHaveLength(0);
  }
  await expect.element(page.getByText(/^Countdown: \d+ days \d+ hrs \d+ min$/)).toBeVisible();
  await expect.element(page.getByText('0/12')).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: /^DAY \d+ - / })).toHaveLength(12);
  const open = page.getByRole('main').getByRole('link', { name: /DAY/ });
  await expect.element(open).toHaveLength(1);
  await expect.element(open).toMatchTextContent(/^DAY 1 - .*Ready$/);
  await expect.element(page.css('#lesson-2')).toMatchTextContent('Complete Day 1 first');
  await expect.element(page.css('#lesson-13').getByRole('link')).toHaveLength(0);
  await expect.element(page.css('#lesson-13')).toMatchTextContent('Complete Part 4 to unlock');
});

// §4.arrival-trophies-first-then-scroll
test('an arrival with trophies shows each one, then the way on; a reload shows neither', async () => {
  const usr = { trophies: ['part1', 'final'], scrollTo: 'lesson-5' };
  const shown = await showApp({
    at: '/learn',
    arrival: { usr, key: 'arrival', idx: 0 },
    answers: signedInAnswers(morticia, { completed: 4 }),
  });
  await expect.element(modal).toMatchTextContent('Graveyard Shuffle');
  await goOn.click();
  await expect.element(modal).toMatchTextContent('Fully Undead');
  await goOn.click();
  await expect.element(modal).not.toBeInTheDocument();
  await expect.element(page.css('#lesson-5')).toHaveClass('pulse');
  await expect.element(page.css('#lesson-5')).not.toHaveClass('pulse');
  await shown.reload();
  await expect.element(page.css('#lesson-5')).toBeVisible();
  await expect.element(modal).not.toBeInTheDocument();
});
