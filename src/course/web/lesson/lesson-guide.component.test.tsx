// Guided practice on a lesson's page: its one next step, and the practice beyond it.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { learntCoverage } from '#course/rules/plan/learnt-coverage.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { later } from '#testing/web/answers.ts';
import { danceOn, quietDevice as device, openMore, press, stopClock, takeTime } from '#testing/web/lesson.ts';
import { morticia, progressOf, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';

const go = page.css('.row-play');
const stop = page.getByRole('button', { name: 'Stop', exact: true });
const more = page.getByText('More practice');
const quiz = page.getByRole('region', { name: 'What comes next?' });
// The learner knows nothing of the routine yet, but the strip of the routine is shown nevertheless.
const done = { completed: 1, dance: { coverage: learntCoverage(houseScore(), []) } };
const day4 = signedInAnswers(morticia, { completed: 3 });

test('the guided step has its place before the server answers, and nothing moves when the answer comes', async () => {
  const { answer, come } = later<ReturnType<typeof progressOf>>();
  const answers = { ...signedInAnswers(morticia, done), readProgress: () => answer };
  await showApp({ at: '/learn/1', answers, device });
  await expect.element(go).toHaveTextContent('Watch it once');
  await document.fonts.ready;
  const place = () => page.getByRole('tablist').element().getBoundingClientRect().toJSON();
  const before = place();
  come(progressOf(done));
  await expect.element(page.getByRole('button', { name: 'Completed ✓' })).toBeVisible();
  expect(place()).toEqual(before);
});

test('stages that were danced or passed over before midnight are open again on the next day', async () => {
  // The tests' browser is in California.
  takeTime({ now: Date.parse('2026-10-01T23:50:00-07:00'), pictureMs: 1000, lookMs: 1000 });
  await showApp({ at: '/learn/2', answers: signedInAnswers(morticia, { completed: 1 }), device });
  await expect.element(go).toHaveTextContent('Warm up');
  await go.click();
  await danceOn();
  await expect.element(go).toHaveTextContent('Yesterday in 60 seconds');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect.element(go).toHaveTextContent('Watch it once');
  await openMore();
  // The accessible names of the list's items say in words what its signs show.
  await expect.element(page.getByRole('button', { name: 'Warm up: Completed' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Yesterday in 60 seconds: skipped' })).toBeEnabled();
  await press('{Escape}');
  vi.setSystemTime(Date.parse('2026-10-02T00:05:00-07:00'));
  await page.getByRole('tab', { name: 'Practice' }).click();
  await expect.element(go).toHaveTextContent('Warm up');
  await go.click();
  await danceOn();
  await expect.element(go).toHaveTextContent('Yesterday in 60 seconds');
});

test('a wrong answer of the quiz names what comes next, and its join is one press away', async () => {
  await showApp({ at: '/learn/4', answers: day4, device });
  await openMore();
  await more.click();
  const question = quiz.getByText(/^After/);
  await expect.element(question).toBeVisible();
  const first = question.element().textContent ?? '';
  await quiz.getByRole('button').first().click();
  await expect
    .element(quiz.getByRole('status'))
    .toMatchTextContent(/^(Right\.|Not here: “.+” comes next\.)$/);
  await quiz.getByRole('button', { name: 'Next question' }).click();
  await expect.element(question).not.toHaveTextContent(first);
  await quiz.getByRole('button').first().click();
  stopClock();
  await quiz.getByRole('button', { name: 'Loop this join' }).click();
  await expect.element(stop).toBeVisible();
  await expect.element(page.getByText('2 to go')).toBeVisible();
});

// §2.every-range-lesson-names-danced
test('an eight, a join and several days are danced from where the notes name them', async () => {
  const shown = await showApp({ at: '/learn/4', answers: day4, device });
  stopClock();
  for (const [at, name, left] of [
    ['/learn/4', 'Dance this join', '2 to go'],
    ['/learn/4?part=2', 'Slowly: eight 3', '2 to go'],
    ['/learn/4?tab=zombie', 'Dance Days 1 to 4', null],
  ] as const) {
    window.history.replaceState(null, '', at);
    await shown.reload();
    await page.getByRole('button', { name }).click();
    await expect.element(stop).toBeVisible();
    // A stage that is danced once has nothing to count.
    const counted = page.getByText(/ to go$/);
    if (left === null) await expect.element(counted).not.toBeInTheDocument();
    else await expect.element(counted).toHaveTextContent(left);
  }
});

// §2.group-from-ones-own-place
test('everything up to today can be danced in the group, from the ring that says where you are', async () => {
  await showApp({ at: '/learn/4', answers: day4, device, size: [1280, 720] });
  await page.getByRole('button', { name: /^Side/ }).click();
  const group = page.getByRole('group', { name: 'Who dances with you' });
  await expect.element(page.getByText('Which way do you want to see it?')).toBeInTheDocument();
  await expect.element(group).not.toBeInTheDocument();
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await openMore();
  await more.click();
  await expect.element(quiz).toBeVisible();
  await page.getByRole('button', { name: 'Everything up to today' }).click();
  await expect.element(page.getByRole('img', { name: /^A zombie dancing/ })).toBeInViewport({ ratio: 1 });
  await group.getByRole('button', { name: 'A group of humans' }).click();
  await expect.element(group).toMatchTextContent('You are here');
  await expect.element(page.getByRole('button', { name: 'Side: Follow me' })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.element(group).not.toBeInTheDocument();
});

// §2.low-impact-seated-versions-change
test('a learner who dances on a chair hears and reads the words for the chair, in the zombie check too', async () => {
  const answers = signedInAnswers(morticia, { completed: 1 });
  const shown = await showApp({ at: '/learn/2?tab=zombie', answers, device });
  const chair = page.getByText(/A zombie on a chair/);
  await openMore();
  await page.getByText('Practice settings').click();
  await expect.element(chair).not.toBeInTheDocument();
  await page.getByLabelText('How you dance it').selectOptions('On a chair');
  await expect.element(page.getByText(/A zombie on a chair lurches from the waist up/)).toBeVisible();
  await shown.reload();
  await expect.element(chair).toBeVisible();
  // The key 9 goes to nine tenths of the step, into the phrase with the jump.
  await press('9');
  await openMore();
  await page.getByText('Counts and cues').click();
  const swim = page.getByRole('list', { name: 'Phrase 4: four eights' });
  await expect.element(swim).toMatchTextContent('8 up');
  await expect.element(swim).not.toMatchTextContent('jump');
});
