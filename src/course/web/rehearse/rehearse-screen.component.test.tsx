// The rehearsal: its lock, its count, its end, and its saved result.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#testing/web/answers.ts';
import { learnerServer } from '#testing/web/learner.ts';
import { quietDevice as device, lessonOf, passTime, playing, press, takeTime } from '#testing/web/lesson.ts';
import { pressAtOnce } from '#testing/web/press-at-once.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { toasts } from '#testing/web/toasts.ts';

const at = '/rehearse';
const ready = page.getByRole('heading', { name: 'Get Ready!' });
const start = page.getByRole('button', { name: 'START' });
const done = page.getByRole('heading', { name: 'Congratulations!' });
const again = page.getByRole('button', { name: 'Keep Rehearsing' });
const saveAgain = page.getByRole('button', { name: 'Save it again' });
const stage = page.css('.dancer-stage canvas');

async function startNow() {
  await pressAtOnce(start);
  await pressAtOnce(page.getByRole('button', { name: 'Start now' }));
  await playing();
}

// §2.rehearse-get-ready-start-10
test('the rehearsal counts from 10 to 0 and dances', async () => {
  takeTime();
  await showApp({ at, answers: learnerServer({ completed: 4 }).answers, device });
  await expect.element(ready).toBeVisible();
  const before = performance.now();
  await pressAtOnce(start);
  const timer = page.getByRole('timer');
  const counted = new Set<string>();
  await passTime(() => {
    const left = timer.query()?.textContent;
    if (left) counted.add(left);
    return left === undefined;
  }, 100);
  expect(performance.now() - before).toBeGreaterThan(10_000);
  expect([...counted]).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1', '0']);
  await playing();
});

// §2.rehearse-end-congratulations-keep-rehearsing §4.completion-screen-can-restart-playback
test('the end of the rehearsal congratulates, and the dance can be started again', async () => {
  await showApp({ at, answers: learnerServer({ completed: 4 }).answers, device });
  await startNow();
  await expect.element(stage).toHaveLength(1);
  await press('{End}');
  await expect.element(done).toBeVisible();
  await again.click();
  await expect.element(stage).toHaveLength(1);
  await playing();
});

test('the rehearsal does not loop, and a loop that the learner sets can be switched off', async () => {
  await showApp({ at, answers: learnerServer({ completed: 4 }).answers, device });
  await startNow();
  const loop = page.getByRole('button', { name: /^Loop/ });
  await expect.element(loop).toHaveLength(0);
  await press(']');
  await loop.click();
  await expect.element(loop).toHaveLength(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await press('{End}');
  await expect.element(done).toBeVisible();
});

// §2.rehearse-end-congratulations-keep-rehearsing
test('a rehearsal that cannot be saved says so, still congratulates, and can be saved again', async () => {
  const { answers } = learnerServer({ completed: 4 });
  const keys: (string | null)[] = [];
  const noteKey = ({ headers }: { headers: Headers }) => keys.push(headers.get('idempotency-key'));
  const shown = await showApp({
    at,
    answers: {
      ...answers,
      finishRehearsal: (sent) => {
        noteKey(sent);
        return refusal('unavailable', { detail: 'Out for a bite.' });
      },
    },
    device,
  });
  await startNow();
  await press('{End}');
  await expect.element(toasts.getByText('Failed to save progress: Out for a bite.')).toBeVisible();
  await expect.element(done).toBeVisible();
  shown.answer({
    finishRehearsal: (sent) => {
      noteKey(sent);
      return answers.finishRehearsal();
    },
  });
  await saveAgain.click();
  await expect.element(saveAgain).not.toBeInTheDocument();
  await expect.element(toasts).not.toMatchTextContent('Failed');
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
  await page.getByRole('link', { name: 'Back to Learning' }).click();
  await expect.poll(() => window.location.pathname).toBe('/learn');
});

// §2.rehearse-locked-complete-part-1
test('the page is shut before part 1 is done, and in a course without a rehearsal, and leads back to the lessons', async () => {
  const back = page.getByRole('link', { name: 'Back to Lessons' });
  await showApp({ at, answers: learnerServer({ completed: 3 }).answers });
  await expect.element(page.getByText('Complete Part 1 to unlock Rehearse')).toBeVisible();
  await back.click();
  await expect.poll(() => window.location.pathname).toBe('/learn');

  const { answers } = learnerServer({ completed: 12, rehearsed: true });
  const shown = await showApp({ at, answers });
  await expect.element(ready).toBeVisible();
  shown.answer({ readLesson: { ...lessonOf(13), steps: [] } });
  await shown.reload();
  await expect.element(page.getByText('No videos available for this lesson')).toBeVisible();
  await back.click();
  await expect.poll(() => window.location.pathname).toBe('/learn');
});
