// Mark Complete, and the ways back from it.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { later, refusal } from '#testing/web/answers.ts';
import { learnerServer } from '#testing/web/learner.ts';
import { quietDevice as device, openMore } from '#testing/web/lesson.ts';
import { pressAtOnce } from '#testing/web/press-at-once.ts';
import { watchPulses } from '#testing/web/pulses.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';

const button = page.css('.lesson-bar-complete');
const press = () => (button.element() as HTMLElement).click();
const width = () => button.element().getBoundingClientRect().width;

// §2.lesson-bar-previous-mark-complete §4.mark-complete-upsert-streak-refresh §8.lesson-marked-complete-failed-mark
// §2.buttons-keep-their-width-while
test('Mark Complete says what it does at an unchanged width, fails calmly, and is then done for good', async () => {
  const { answers } = learnerServer();
  const refused = { ...answers, completeLesson: refusal('unavailable') };
  const shown = await showApp({ at: '/learn/1', answers: refused, device });
  await expect.element(button).toMatchTextContent(/^Mark Complete/);
  await button.click();
  await expect.element(toasts.getByText(/^Failed to mark lesson complete/)).toBeVisible();
  expect(window.location.pathname).toBe('/learn/1');

  const asked = shown.calls('completeLesson').length;
  const { answer, come } = later<void>();
  shown.answer({
    completeLesson: async (sent) => {
      await answer;
      return answers.completeLesson(sent);
    },
  });
  await document.fonts.ready;
  const before = width();
  // The button is pressed twice in one moment, and once more while it is busy.
  press();
  press();
  await expect.element(page.getByText('Completing...')).toBeVisible();
  expect(width()).toBe(before);
  press();
  const pulsed = watchPulses();
  come();
  await said('Lesson marked complete!');
  await expect.poll(() => window.location.pathname).toBe('/learn');
  await expect.poll(() => pulsed.has('lesson-2')).toBe(true);
  expect(shown.calls('completeLesson')).toHaveLength(asked + 1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^DAY 1 / })
    .click();
  await expect.element(page.getByRole('button', { name: 'Completed ✓' })).toBeDisabled();
});

// §4.mark-complete-can-be-taken
test('a lesson marked complete by mistake is open again from the message and from its own page', async () => {
  const { answers } = learnerServer({ completed: 2 });
  const shown = await showApp({ at: '/learn/3', answers, device });
  await pressAtOnce(button);
  await pressAtOnce(toasts.getByRole('button', { name: 'Undo' }));
  await said('The lesson is open again. Your trophies stay.');
  await expect.element(page.css('#lesson-3')).toMatchTextContent('In progress');
  window.history.replaceState(null, '', '/learn/2');
  await shown.reload();
  const reopen = page.getByRole('button', { name: 'Mark it open again' });
  await openMore();
  await reopen.click();
  await expect.element(page.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
  await expect.element(reopen).not.toBeInTheDocument();
});
