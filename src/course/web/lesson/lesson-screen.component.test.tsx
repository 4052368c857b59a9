// The lesson page: its places, its address, its locks, and lessons that are changed, missing or without a film.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#testing/web/answers.ts';
import {
  dancerShown,
  filmedLesson,
  lessonOf,
  passTime,
  playing,
  press,
  quietDevice,
  takeTime,
} from '#testing/web/lesson.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { toasts } from '#testing/web/toasts.ts';

const answers = signedInAnswers();
const device = quietDevice;
const previous = page.getByRole('button', { name: 'Previous', exact: true });
const next = page.getByRole('button', { name: 'Next', exact: true });
const canvas = page.css('.stage canvas');

// §2.lesson-tab-notes-part-i §2.zombie-check-tab-notes §4.lesson-next-previous-through-parts
test('Previous and Next walk through the parts, Practice and Zombie Check of one lesson', async () => {
  await showApp({ at: '/learn/1', answers, device });
  await expect.element(previous).toBeDisabled();
  for (const place of ['Part 2 of 3', 'Part 3 of 3', 'MY PRACTICE LIST']) {
    await next.click();
    await expect.element(page.getByText(place)).toBeVisible();
  }
  await next.click();
  await expect.element(next).toBeDisabled();
  await previous.click();
  await previous.click();
  await expect.element(page.getByText('Part 3 of 3')).toBeVisible();
});

test('arrows, Home and End walk through the tabs, and the focus goes with them', async () => {
  await showApp({ at: '/learn/1', answers, device });
  await expect.element(next).toBeVisible();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  (tab('Lesson').element() as HTMLElement).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Practice'],
    ['End', 'Zombie Check'],
    ['ArrowRight', 'Lesson'],
    ['ArrowLeft', 'Zombie Check'],
    ['Home', 'Lesson'],
  ] as const) {
    await press(`{${key}}`);
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab(name)).toHaveFocus();
  }
});

test.each([
  [1280, 720],
  [844, 390],
  [568, 320],
])(
  'at %i by %i the focus on a button of the stage scrolls nothing, and a mark with the focus is above the bar',
  async (...size) => {
    await showApp({ at: '/learn/1?tab=practice', answers, device, size });
    await expect.element(page.getByRole('checkbox').first()).toBeVisible();
    const place = window.scrollY;
    for (const button of document.querySelectorAll<HTMLElement>('.stage-row button')) button.focus();
    expect(window.scrollY).toBe(place);
    const bar = page.css('.lesson-bar').element().getBoundingClientRect();
    for (const box of page.getByRole('checkbox').elements()) {
      (box as HTMLElement).focus();
      expect(box.getBoundingClientRect().bottom).toBeLessThan(bar.top);
    }
  },
);

// §4.learn-part-ends-starts-next
test('the end of a part starts the next part after a second', async () => {
  takeTime();
  await showApp({ at: '/learn/1', answers, device });
  await expect.element(page.getByText('Part 1 of 3')).toBeVisible();
  await dancerShown();
  await press('9');
  // The key is sent inside the page: a key sent by the browser's driver would come after the end of the part.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK' }));
  await playing();
  const notice = page.css('.stage-notice[data-notice="advancing"] .stage-notice-text');
  await passTime(() => notice.query() !== null, 200);
  await expect.element(notice).toHaveTextContent('The next part is about to start.');
  await expect.element(page.getByText('Part 2 of 3')).toBeVisible();
  await playing();
});

// §4.locked-lesson-can-be-watched
test('a locked lesson can be watched but not completed, and says what comes first', async () => {
  await showApp({ at: '/learn/3', answers, device });
  await expect.element(page.getByText('Complete Day 2 first')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark Complete' })).toBeDisabled();
  await press('k');
  await playing();
});

// §2.lesson-tabs-lesson-practice-zombie §2.warm-up-marker-becomes-card §2.tab-lesson-stands-address
test('the warm-up card replaces its marker, and the tab is part of the address', async () => {
  const shown = await showApp({ at: '/learn', answers, device });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^DAY 1 / })
    .click();
  await expect.element(page.getByRole('heading', { name: 'WARM UP FIRST!' })).toBeVisible();
  await expect.element(page.getByText(/^Always warm up and stretch 5-10 minutes/)).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('[WARM_UP]');
  const tab = page.getByRole('tab', { name: 'Zombie Check' });
  await tab.click();
  await expect.poll(() => window.location.search).toContain('tab=zombie');
  await shown.reload();
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/learn');
});

test('a lesson that is changed while it is open stays as it is until the change is asked for', async () => {
  takeTime();
  const shown = await showApp({ at: '/learn/1', answers, device });
  const notes = page.css('.notes').first();
  await expect.element(page.getByRole('heading', { name: /^Day 1: / })).toBeVisible();
  await expect.element(notes).toBeVisible();
  const before = notes.element().textContent;
  shown.answer({ readLesson: lessonOf(1, { notes_html: '<p>Slower.</p>' }) });
  const updated = page.getByText('This lesson was updated.');
  await passTime(() => updated.query() !== null, 5000);
  expect(notes.element().textContent).toBe(before);
  await page.getByRole('button', { name: 'Show it now' }).click();
  await expect.element(notes).toHaveTextContent('Slower.');
});

// §8.no-videos-available-this-lesson
test('a step without media says so, and shows no dance of the house', async () => {
  const readLesson = lessonOf(1, { dance_start: null, dance_end: null });
  await showApp({ at: '/learn/1', answers: { ...answers, readLesson }, device });
  await expect.element(toasts.getByText('No videos available for this lesson')).toHaveLength(1);
  await expect.element(page.getByText('There is no video here yet.')).toBeVisible();
  await expect.element(canvas).toHaveLength(0);
});

test('the stage says that a film is missing, and nothing else is danced', async () => {
  const readLesson = filmedLesson({ media_file: 'missing.mp4' });
  await showApp({ at: '/learn/1', answers: { ...answers, readLesson }, device });
  await expect.element(page.getByText('The video can’t be played on this page right now.')).toBeVisible();
  await expect.element(canvas).toHaveLength(0);
});

// §2.learn-13-goes-rehearse-unknown
test('unknown lessons are not found, and lesson 13 is the rehearsal', async () => {
  const unknown = await showApp({ at: '/learn/no-such-lesson', answers });
  await expect.element(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => document.title).toBe('Oops! Page not found - Shamble');
  window.history.replaceState(null, '', '/learn/13');
  await unknown.reload();
  await expect.element(page.getByText('Complete Part 1 to unlock Rehearse')).toBeVisible();
  expect(window.location.pathname).toBe('/rehearse');
});

test('a lesson that was asked for too often is not lost', async () => {
  const readLesson = refusal('too_many_requests');
  const shown = await showApp({ at: '/learn/1', answers: { ...answers, readLesson }, device });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  shown.answer({ readLesson: lessonOf(1) });
  await again.click();
  await expect.element(page.getByText('Part 1 of 3')).toBeVisible();
});

// §2.nothing-claims-know-dance-where
test('where the operator shows a lesson by a video, nothing claims to know the dance', async () => {
  const readLesson = lessonOf(2, { media_file: 'dance.mp4' });
  await showApp({ at: '/learn/2', answers: { ...signedInAnswers(morticia, { completed: 1 }), readLesson } });
  await expect.element(page.getByRole('tab', { name: 'Practice' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your next step' })).not.toBeInTheDocument();
});
