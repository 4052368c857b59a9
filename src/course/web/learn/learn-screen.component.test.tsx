// The lesson list: every state of a row, and every way to come to the list.

import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { defaultCourse } from '#course/content/default-course.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { limits } from '#subjects/rules/limits.ts';
import { refusal, unreachable } from '#testing/web/answers.ts';
import { learnerServer } from '#testing/web/learner.ts';
import { passTime } from '#testing/web/lesson.ts';
import { morticia, progressOf, signedInAnswers } from '#testing/web/person.ts';
import { pressAtOnce } from '#testing/web/press-at-once.ts';
import { reduceMotion } from '#testing/web/reduce-motion.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';

const modal = page.getByRole('dialog', { name: /Trophy unlocked/ });
const row = (day: number) => page.css(`#lesson-${day}`);
const learn = page.getByRole('link', { name: 'LEARN', exact: true });
const markComplete = page.getByRole('button', { name: 'Mark Complete' });
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

test.each([
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
])('at %i by %i a beginner sees the lesson to start with without scrolling', async (...size) => {
  const plan = { ...progressOf().dance.plan, outcome: 'on_course' as const, today: [1], days_left: 30 };
  await showApp({ at: '/learn', answers: signedInAnswers(morticia, { dance: { plan } }), size });
  await expect.element(row(1)).toBeInViewport({ ratio: 0.99 });
  const card = page.getByRole('region', { name: 'Your way to the day' });
  await expect.element(card).toBeInTheDocument();
  expect(row(13).element().compareDocumentPosition(card.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Nothing was danced yet, so the page does not say how much of the dance the learner knows.
  await expect.element(page.css('.dance-strip')).not.toBeInTheDocument();
});

// §4.arrival-trophies-first-then-scroll
test('an arrival with trophies shows each trophy and then scrolls to the next lesson; a reload does neither', async () => {
  const usr = { trophies: ['part1', 'final'], scrollTo: 'lesson-5' };
  const shown = await showApp({
    at: '/learn',
    arrival: { usr, key: 'arrival', idx: 0 },
    answers: signedInAnswers(morticia, { completed: 4 }),
  });
  await expect.element(modal).toMatchTextContent('Graveyard Shuffle');
  await expect.element(modal).toMatchTextContent('Four days, eight phrases');
  await expect.element(modal.getByRole('img')).toBeVisible();
  await expect
    .element(modal.getByRole('link', { name: 'View Trophy' }))
    .toHaveAttribute('href', '/trophies#trophy-part1');
  await expect.element(row(5)).not.toHaveClass('pulse');
  await goOn.click();
  await expect.element(modal).toMatchTextContent('Fully Undead');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The button is pressed without waiting, because a usual click takes so long that the pulse would be over.
  await pressAtOnce(goOn);
  await expect.element(modal).not.toBeInTheDocument();
  await expect.element(page.css('#lesson-5')).toHaveClass('pulse');
  await vi.advanceTimersByTimeAsync(limits.scrollPulseSeconds * 1000);
  await expect.element(page.css('#lesson-5')).not.toHaveClass('pulse');
  vi.useRealTimers();
  await shown.reload();
  await expect.element(page.css('#lesson-5')).toBeVisible();
  await expect.element(modal).not.toBeInTheDocument();
});

const [, second] = defaultCourse;
const item = second?.steps.flatMap(({ checklists }) => checklists)[0]?.id ?? '';

const glory = page.css('.glory');

function isOver(one: Locator, other: Locator): boolean {
  const [a, b] = [one, other].map((each) => each.element().getBoundingClientRect()) as [DOMRect, DOMRect];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// §2.mark-complete-moment-glory
test.each([
  [4, 'Tomorrow: Day 5'],
  [12, ''],
])('after day %i a zombie roars beside a lit candle for two seconds, and says "%s"', async (day, words) => {
  const { answers } = learnerServer({ completed: day - 1, rows: { current_streak: 1 } });
  await showApp({ at: `/learn/${day}`, answers });
  await markComplete.click();
  await expect.element(modal).toBeVisible();
  await expect.element(glory).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await pressAtOnce(goOn);
  await expect.element(glory.css('.glory-zombie')).toBeVisible();
  await expect.element(glory.css('.streak-flame-fire')).toBeVisible();
  expect(glory.element().textContent).toBe(words);
  // The page below the picture can be pressed all the time.
  await expect.element(glory).toHaveStyle({ pointerEvents: 'none' });
  await vi.advanceTimersByTimeAsync(limits.scrollPulseSeconds * 1000);
  await expect.element(glory).not.toBeInTheDocument();
});

// §2.mark-complete-moment-glory
test.each([
  [844, 390],
  [740, 360],
  [667, 375],
  [568, 320],
  [1024, 520],
  [320, 480],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
])('at %i by %i neither glory nor message lies on the completed day or the next', async (width, height) => {
  await reduceMotion();
  // The timers stand still, so that glory and message stay.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await showApp({
    at: '/learn',
    arrival: { usr: { scrollTo: 'lesson-2', marked: true }, key: 'arrival', idx: 0 },
    answers: signedInAnswers(morticia, { completed: 1, rows: { current_streak: 1 } }),
    size: [width, height],
  });
  const action = { label: 'Undo', run: () => {} };
  showToast({ kind: 'success', text: 'Lesson marked complete!', action });
  const message = toasts.css('.toast');
  await expect.element(message).toBeVisible();
  await expect.element(glory).toBeVisible();
  for (const day of [1, 2]) {
    await expect.element(row(day)).toBeInViewport({ ratio: 0.99 });
    for (const over of [glory, message]) expect(isOver(over, row(day))).toBe(false);
  }
  expect(isOver(glory, message)).toBe(false);
});

test.each([
  [280, 440],
  [426, 195],
])(
  'a window of %i by %i, as small as a phone with letters of twice their size, has no room for the glory',
  async (...size) => {
    await reduceMotion();
    const arrival = { usr: { scrollTo: 'lesson-2', marked: true }, key: 'arrival', idx: 0 };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await showApp({ at: '/learn', arrival, answers: signedInAnswers(morticia, { completed: 1 }), size });
    await expect.element(row(2)).toHaveClass('pulse');
    await expect.element(glory).toBeInTheDocument();
    await expect.element(glory).not.toBeVisible();
  },
);

test('in forced colours, which show no glow, the next day is outlined for as long', async () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(() => force('').then(() => {}));
  await force('active');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await showApp({
    at: '/learn',
    arrival: { usr: { scrollTo: 'lesson-2' }, key: 'arrival', idx: 0 },
    answers: signedInAnswers(morticia, { completed: 1 }),
  });
  await expect.element(row(2)).toHaveClass('pulse');
  await expect.element(row(2)).toHaveStyle({ outlineStyle: 'solid' });
});

// §4.row-locked-unlocked-progress-completed
test('a marked item puts its lesson in progress, and a completed lesson stays open', async () => {
  const marked = progressOf({ completed: 1, rows: { checked: [item], touched_lesson_ids: ['2'] } });
  await showApp({
    at: '/learn/2?tab=practice',
    answers: { ...signedInAnswers(morticia, { completed: 1 }), checkItem: { progress: marked } },
  });
  await page.getByRole('checkbox').first().click();
  await said('Progress saved!');
  await learn.click();
  await expect.element(row(1)).toMatchTextContent('Completed');
  await expect.element(row(1).getByRole('link')).toHaveAttribute('href', '/learn/1');
  await expect.element(row(2)).toMatchTextContent('In progress');
});

// §2.learn-rehearsal-card-lesson-13 §4.early-rehearsal-counts-lesson-12
test('an early rehearsal brings the modals of day 12 and of the final trophy, one after the other', async () => {
  await showApp({
    at: '/learn/12',
    answers: {
      ...signedInAnswers(morticia, { completed: 11 }),
      completeLesson: {
        progress: progressOf({ completed: 12, rehearsed: true }),
        new_trophies: ['part4', 'final'],
      },
    },
  });
  await markComplete.click();
  await expect.element(modal).toMatchTextContent('Thriller Master');
  await userEvent.dblClick(goOn);
  await expect.element(modal).toMatchTextContent('Fully Undead');
  await expect.element(row(13)).toMatchTextContent('Complete');
  await expect.element(row(13).getByRole('link')).toHaveAttribute('href', '/rehearse');
  await modal.getByRole('link', { name: 'View Trophy' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('MY TROPHIES');
  expect(window.location.hash).toBe('#trophy-final');
});

// §4.arrival-trophies-first-then-scroll
test('a trophy whose answer was lost is celebrated with the next press', async () => {
  const { answer } = await showApp({
    at: '/learn/4',
    answers: { ...signedInAnswers(morticia, { completed: 3 }), completeLesson: unreachable },
  });
  await markComplete.click();
  await expect.element(toasts.getByText('Failed to mark lesson complete')).toBeVisible();
  // The server has done the first call, so that the second call brings no new trophy.
  answer({ completeLesson: { progress: progressOf({ completed: 4 }), new_trophies: [] } });
  await markComplete.click();
  await expect.element(modal).toMatchTextContent('Graveyard Shuffle');
  await goOn.click();
  await said('Lesson marked complete!');
  await expect.element(toasts).not.toMatchTextContent('Failed');
});

test.each([
  ['there is no network', unreachable],
  ['the server is away', () => refusal('unavailable')],
])(
  'progress kept on the device is shown and called old while %s, until the new one can be read',
  async (_, away) => {
    const shown = await showApp({ at: '/learn', answers: signedInAnswers(morticia, { completed: 4 }) });
    await expect.element(page.getByText('4/12')).toBeVisible();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    onTestFinished(() => void vi.useRealTimers());
    shown.answer({ readProgress: away });
    await shown.reload();
    await expect.element(page.getByText('4/12')).toBeVisible();
    // A call that gets no answer is tried once more before it fails.
    const again = page.getByRole('button', { name: 'Try again' });
    await passTime(() => again.query() !== null);
    shown.answer({ readProgress: progressOf({ completed: 5 }) });
    await passTime(() => page.getByText('5/12').query() !== null);
    await expect.element(again).not.toBeInTheDocument();
  },
);
