// A pressed button that goes away with its press: whoever goes by keyboard or by ear is taken to what came in its place,
// and nobody else is moved.

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stopClock } from '#testing/web/lesson.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = page.getByRole('heading', { level: 1 });
const half = () => signedInAnswers(morticia, { completed: 4 });

/** Presses the button as a person without a pointer does. */
async function pressByKey(name: string | RegExp) {
  const first = button(name).first();
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('from START to the count and back again', async () => {
  await showApp({ at: '/rehearse', answers: half() });
  stopClock();
  await pressByKey('START');
  await expect.element(button('Start now')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await pressByKey('Wait, not yet');
  await expect.element(button('START')).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test('from what loops in the rehearsal, once that is switched off, to Play', async () => {
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

test('from the guided step to its dance, back again, and on from the last step that is passed over', async () => {
  await showApp({ at: '/learn/1', answers: signedInAnswers() });
  const guide = page.css('.guide');
  await pressByKey(/^Warm up/);
  await expect.element(button('Stop here')).toBeVisible();
  await expect.element(guide).toHaveFocus();
  const before = window.scrollY;
  await pressByKey('Stop here');
  const skip = button('Skip this step');
  await expect.element(skip).toBeVisible();
  await expect.element(guide).toHaveFocus();
  expect(window.scrollY).toBe(before);

  (skip.element() as HTMLElement).focus();
  for (let press = 0; press < 20 && skip.elements().length > 0; press += 1) {
    await expect.element(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(skip).toHaveLength(0);
  await expect.element(guide).toHaveFocus();
});

test('from the loop of a segment that is stopped to the button that plays it', async () => {
  await showApp({ at: '/learn/1?tab=practice', answers: signedInAnswers() });
  await pressByKey(/^Play this Segment/);
  await pressByKey('Stop Loop');
  await expect.element(button('Stop Loop')).toHaveLength(0);
  await expect.element(button(/^Play this Segment/).first()).toHaveFocus();
});

test('a focus that is elsewhere stays there', async () => {
  await showApp({ at: '/learn/1?tab=practice', answers: signedInAnswers() });
  await pressByKey(/^Play this Segment/);
  await expect.element(button('Stop Loop')).toBeVisible();
  const mark = page.getByRole('checkbox').nth(1);
  (mark.element() as HTMLElement).focus();
  (button('Stop Loop').element() as HTMLElement).click();
  await expect.element(button('Stop Loop')).toHaveLength(0);
  await expect.element(mark).toHaveFocus();
});

test('from an answered question of the quiz to the next one', async () => {
  await showApp({ at: '/learn/4', answers: signedInAnswers(morticia, { completed: 3 }) });
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

test('from the two ways of the class to the screen or the phone, and from the phone back', async () => {
  const opened = { code: '7K3M9XQZ', secret: 'a-secret-of-a-class-screen', origin: null };
  // Its stream: nobody leads this screen.
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  await showApp({ at: '/class', answers: { openClassScreen: opened, showClassState: {} } });
  await expect.element(heading).toHaveTextContent('Class screen');
  await pressByKey('Lead the screen in the other window of this computer');
  await expect.element(page.getByRole('region', { name: 'This is the phone' })).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await pressByKey('Another code');
  await expect.element(button('Show the dance here')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await pressByKey('Show the dance here');
  await expect.element(button('Hide the code')).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test('from the words about the camera to the mirror, and from the mirror to its button', async () => {
  const black = document.createElement('canvas');
  black.getContext('2d')?.fillRect(0, 0, black.width, black.height);
  const camera = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockImplementation(async () => black.captureStream());
  await showApp({ at: '/learn/1', answers: signedInAnswers() });
  await pressByKey(/^You:/);
  await pressByKey('Not now');
  await expect.element(button(/^You:/)).toHaveFocus();
  await pressByKey(/^You:/);
  await pressByKey('Turn the camera on');
  await expect.element(page.getByRole('region', { name: 'You, in the mirror' })).toHaveFocus();
  await pressByKey('Turn the camera off');
  await expect.element(button(/^You:/)).toHaveFocus();
  camera.mockRestore();
});
