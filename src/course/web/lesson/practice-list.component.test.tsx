// The practice list: the messages about a mark, a mark that cannot be sent or is refused, and the record of each
// phrase.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { houseRecord } from '#player/rules/testing/house-records.ts';
import { refusal, unreachable } from '#testing/web/answers.ts';
import { learnerServer } from '#testing/web/learner.ts';
import {
  dancerShown,
  quietDevice as device,
  lessonOf,
  openMore,
  passTime,
  paused,
  playing,
  takeTime,
} from '#testing/web/lesson.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { pressAtOnce } from '#testing/web/press-at-once.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';

const at = '/learn/1?tab=practice';
const mark = page.getByRole('checkbox').first();
const waiting = page.getByText('saved on this device');
const refused = refusal('forbidden', { detail: 'You do not have access to this.' });

// §2.practice-tab-my-practice-list §8.progress-saved-progress-removed
test('a mark is saved and taken back, each with its words', async () => {
  await showApp({ at, answers: learnerServer().answers, device });
  await expect.element(page.getByRole('heading', { name: 'MY PRACTICE LIST' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'REFERENCE: CUES & LYRICS' })).toBeVisible();
  await expect.element(page.getByText(/^\d:\d\d – \d:\d\d$/).first()).toBeVisible();
  await mark.click();
  await said('Progress saved!');
  await mark.click();
  await said('Progress removed');
  await expect.element(mark).not.toBeChecked();
});

test.each([
  [280, 440],
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 720],
])('at %i by %i the message of a tick leaves the next mark free', async (width, height) => {
  await showApp({ at: '/learn/1', answers: learnerServer().answers, device, size: [width, height] });
  await dancerShown();
  await openMore();
  await page.getByRole('dialog').getByRole('button', { name: 'Tick your list' }).click();
  await page.getByRole('tab', { name: 'Practice' }).click();
  const next = page.css('.practice-check:has([aria-current])');
  const message = toasts.css('.toast');
  // The timers stand still, so that the message stays.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const ticked of [1, 2, 3]) {
    await pressAtOnce(next.getByRole('checkbox'));
    await expect.element(page.css('.practice-item[data-done="true"]')).toHaveLength(ticked);
    await expect.element(message).toBeVisible();
    await expect.element(next).toBeInViewport({ ratio: 0.99 });
    const [a, b] = [next, message].map((each) => each.element().getBoundingClientRect());
    const apart =
      a && b && (a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left);
    expect(apart).toBe(true);
  }
});

test('where the notes say nothing there is no heading for them, and the Zombie Check still says what it is', async () => {
  const empty = lessonOf(1, { notes_html: '<p>&nbsp;<br></p>' });
  await showApp({ at, answers: { ...learnerServer().answers, readLesson: empty }, device });
  await expect.element(page.getByRole('heading', { name: 'MY PRACTICE LIST' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /REFERENCE/ })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Zombie Check' }).click();
  await expect
    .element(page.getByRole('tabpanel').getByText('All of today in one go, at full speed.'))
    .toBeVisible();
});

// §8.failed-save-progress-message-failed
test('a refused mark is put back and says why, until it is tried again', async () => {
  const { answers } = learnerServer();
  const shown = await showApp({ at, answers: { ...answers, checkItem: refused }, device });
  await mark.click();
  await expect
    .element(toasts.getByText('Failed to save progress: You do not have access to this.'))
    .toBeVisible();
  await expect.element(mark).not.toBeChecked();
  shown.answer({ checkItem: answers.checkItem, uncheckItem: refused });
  await mark.click();
  await said('Progress saved!');
  await expect.element(toasts).not.toMatchTextContent('Failed');
  await expect.element(mark).toBeChecked();
  await mark.click();
  await expect.element(toasts.getByText(/^Failed to update progress/)).toBeVisible();
  await expect.element(mark).toBeChecked();
});

// §8.mark-without-network-kept-quietly
test('a mark that cannot be sent is kept over a reload, and sent once there is a network', async () => {
  const { answers } = learnerServer();
  const shown = await showApp({ at, answers: { ...answers, checkItem: unreachable }, device });
  await mark.click();
  await expect.element(waiting).toBeVisible();
  await expect.element(toasts).not.toMatchTextContent('Failed');
  await shown.reload();
  await expect.element(mark).toBeChecked();
  await expect.element(waiting).toBeVisible();

  shown.answer({ checkItem: answers.checkItem });
  window.dispatchEvent(new Event('online'));
  await said('Progress saved!');
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(mark).toBeChecked();
});

// §5.check-needs-user-item-step §8.missing-required-information
test('without a known person nothing is saved and the missing information is named', async () => {
  const shown = await showApp({ at, answers: signedInAnswers({ ...morticia, id: '' }), device });
  await mark.click();
  await expect.element(toasts.getByText('Missing required information')).toBeVisible();
  expect(shown.calls('checkItem')).toEqual([]);
});

// §2.mark-complete-gold-once-list
test('Mark Complete is plain until the list is ticked, and gold from then on', async () => {
  await showApp({ at, answers: learnerServer().answers, device });
  const complete = page.getByRole('button', { name: 'Mark Complete' });
  const items = page.getByRole('listitem').getByRole('checkbox');
  await expect.element(items).toHaveLength(4);
  for (let index = 0; index < 4; index += 1) {
    await expect.element(complete).toHaveClass(/button-bone/);
    await items.nth(index).click();
  }
  await expect.element(complete).toHaveClass(/button-gold/);
});

// §2.mark-complete-gold-once-list
test('each phrase of the list says at which speed it was called clean, and when it was danced last', async () => {
  const practised_at = '2026-10-05T20:00:00.000Z';
  const slowly = { danced: 2, played: 2, played_rate: 1, clean: 1, clean_rate: 0.75 };
  const phrases = [houseRecord(1, { ...slowly, practised_at })];
  await showApp({ at, answers: signedInAnswers(morticia, { dance: { phrases } }), device });
  const items = page.css('.practice-list').getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent('clean at 0.75x, last danced October 5');
  await expect.element(items.nth(1)).toMatchTextContent('not danced yet');
});

// §4.clean-comes-from-learners-word
test('a segment that was danced to its end was played through, and is clean once the learner says so', async () => {
  takeTime();
  await showApp({ at, answers: learnerServer().answers, device });
  const clean = page.getByRole('button', { name: 'That was clean' });
  const again = page.getByRole('button', { name: 'Again', exact: true });
  const item = page.css('.practice-list').getByRole('listitem').first();
  await pressAtOnce(page.getByRole('button', { name: /^Play this Segment/ }).first());
  await playing();
  await dancerShown();
  await passTime(() => clean.query() !== null);
  await expect.element(item).toMatchTextContent('played through at 1x');
  // The button for the other answer is shown only with a ramp.
  await expect.element(again).not.toBeInTheDocument();
  await clean.click();
  await expect.element(item).toMatchTextContent('clean at 1x');
});

// §4.loop-toggle-segment-loops-after
test('a segment of the list is danced again and again, three seconds apart, until it is stopped', async () => {
  takeTime();
  await showApp({ at, answers: learnerServer().answers, device });
  await pressAtOnce(page.getByRole('button', { name: /^Play this Segment/ }).first());
  await playing();
  await dancerShown();
  const [first, pause, second] = ['Repetition 1', 'Looping in 3 seconds...', 'Repetition 2'].map((words) =>
    page.getByText(words),
  );
  for (const words of [first, pause, second]) await passTime(() => words?.query() !== null);
  await page.getByRole('button', { name: 'Stop Loop' }).click();
  await paused();
});

test('a segment of an operator’s dance that the house dancer dances shows its times by the player’s clock', async () => {
  const cues = [{ at: 1, say: 'stomp', title: 'Stomp', move: 'stomp' }];
  const phrases = ['a', 'b'].map((id) => ({ id, section: id, title: id, counts: 32, cues }));
  const score = { id: 'own', title: 'Own', tempo: 120, phrases };
  const day = lessonOf(6);
  const steps = day.steps.map((step) => ({
    ...step,
    checklists: step.checklists.slice(0, 1).map((item) => ({
      ...item,
      start_time: 20,
      end_time: 28,
      dance_start: null,
      dance_end: null,
    })),
  }));
  const readLesson = { ...day, steps, dance: { score, phrases: [2], days: [[1], [2]], mappings: {} } };
  await showApp({ at: '/learn/6?tab=practice', answers: { ...learnerServer().answers, readLesson }, device });
  await expect.element(page.getByText('0:04 – 0:12')).toBeVisible();
});
