// A button may disappear when it is pressed. If the button had the focus, as for people who use a keyboard or a screen
// reader, the focus then goes to the element that replaced the button. A focus elsewhere does not move.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMore, stopClock } from '#testing/web/lesson.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { pressByKey } from '#testing/web/press-by-key.ts';
import { showApp } from '#testing/web/show-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = page.getByRole('heading', { level: 1 });
const half = () => signedInAnswers(morticia, { completed: 4 });

test('the focus goes from START to the heading, and from the count back to the heading', async () => {
  await showApp({ at: '/rehearse', answers: half() });
  stopClock();
  await pressByKey('START');
  await expect.element(button('Start now')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await pressByKey('Wait, not yet');
  await expect.element(button('START')).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test('the focus goes from a loop in the rehearsal, once it is switched off, to Play', async () => {
  await showApp({ at: '/rehearse', answers: half() });
  const goOn = stopClock();
  await pressByKey('START');
  await pressByKey('Start now');
  goOn();
  await expect.element(button('Pause')).toBeVisible();
  await userEvent.keyboard(']');
  await pressByKey(/^Loop/);
  await expect.element(button(/^Loop/)).toHaveLength(0);
  await expect.element(button('Play')).toHaveFocus();
});

test('the gold button keeps the focus from a step to its dance and back, and gets it when the last step is skipped', async () => {
  await showApp({ at: '/learn/1', answers: signedInAnswers() });
  const gold = page.css('.row-play');
  await pressByKey('Play: Watch it once');
  await expect.element(button('Stop')).toHaveFocus();
  const before = window.scrollY;
  await pressByKey('Stop');
  await expect.element(button('Play: Go on')).toHaveFocus();
  expect(window.scrollY).toBe(before);

  const skip = button('Skip');
  (skip.element() as HTMLElement).focus();
  for (let press = 0; press < 20 && skip.elements().length > 0; press += 1) {
    await expect.element(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(skip).toHaveLength(0);
  await expect.element(gold).toHaveFocus();
});

test('the focus goes from the stopped loop of a segment to the button that plays it', async () => {
  await showApp({ at: '/learn/1?tab=practice', answers: signedInAnswers() });
  await pressByKey(/^Play this Segment/);
  await expect.element(button('Stop Loop')).toBeVisible();
  await userEvent.keyboard('k');
  await pressByKey('Stop Loop');
  await expect.element(button('Stop Loop')).toHaveLength(0);
  await expect.element(button(/^Play this Segment/).first()).toHaveFocus();
});

test('a focus outside a part that disappears does not move', async () => {
  await showApp({ at: '/learn/1?tab=practice', answers: signedInAnswers() });
  await pressByKey(/^Play this Segment/);
  await expect.element(button('Stop Loop')).toBeVisible();
  const mark = page.getByRole('checkbox').nth(1);
  (mark.element() as HTMLElement).focus();
  (button('Stop Loop').element() as HTMLElement).click();
  await expect.element(button('Stop Loop')).toHaveLength(0);
  await expect.element(mark).toHaveFocus();
});

test('the focus goes from an answered question of the quiz to the next one', async () => {
  await showApp({ at: '/learn/4', answers: signedInAnswers(morticia, { completed: 3 }) });
  await openMore();
  await page.getByText('More practice').click();
  const quiz = page.getByRole('region', { name: 'What comes next?' });
  const answer = quiz.getByRole('button').first();
  await expect.element(answer).toBeVisible();
  (answer.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await pressByKey('Next question');
  await expect.element(button('Next question')).toHaveLength(0);
  await expect.element(quiz.getByText(/^After/)).toHaveFocus();
});
