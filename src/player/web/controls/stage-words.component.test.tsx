// The words of the stage (the count, the cue, the move and what comes next), on media whose counts are known.

import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { filmAt } from '#testing/web/film.ts';
import {
  dancerShown,
  passTime,
  playButton,
  playing,
  press,
  quietDevice,
  takeTime,
} from '#testing/web/lesson.ts';
import { mappedLesson, steadyFrom } from '#testing/web/mapped-lesson.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { pressAtOnce } from '#testing/web/press-at-once.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { standIn } from '#testing/web/youtube.ts';

const id = 'aaaaaaaaaaa';
const poster = page.getByRole('button', { name: 'Play the video' });
const boxOf = (part: string) => page.css(part).element().getBoundingClientRect();
const count = () => page.css('.stage-count').element().textContent;

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
] as const;

test.each(sizes)(
  'at %i by %i the words never cover the frame, and their area keeps its size during a talk',
  async (...size) => {
    const service = standIn();
    takeTime({ lookMs: 50 });
    // Two counts, a talk of eight seconds, and the first eight again.
    const spans = [
      { from: 0, until: 2, anchors: steadyFrom(11, 60).spans[0]?.anchors ?? [] },
      { from: 0, until: 8, anchors: steadyFrom(21, 60).spans[0]?.anchors ?? [] },
    ];
    const readLesson = mappedLesson({ youtube_id: id }, { mapping: { spans } });
    await showApp({
      at: '/learn/1',
      size,
      device: quietDevice,
      answers: { ...signedInAnswers(), readLesson },
    });
    await poster.click();
    // While the video is being made ready, passed time would count as its failure.
    await expect.element(page.css('.stage')).toHaveAttribute('data-phase', 'playing');
    const room = () => {
      const [frame, words] = [boxOf('.stage iframe'), boxOf('.words-room')];
      expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(200);
      const apart = words.top >= frame.bottom - 1 || words.left >= frame.right - 1;
      expect(apart).toBe(true);
      return [frame.width, frame.height, words.width, words.height];
    };
    await passTime(() => service.position() > 10.4 && count() === '', 100);
    const before = room();
    await passTime(() => count() === '2', 100);
    await expect.element(page.css('.stage-cue')).toHaveTextContent('march');
    expect(room()).toEqual(before);
    await passTime(() => service.position() > 15 && count() === '', 100);
    expect(page.css('.stage-cue').element().textContent).toBe('');
    // The next move is shown instead, with its time on the timeline.
    await expect.element(page.css('.stage-wait')).toHaveTextContent('Then: March forward · 0:11');
    expect(room()).toEqual(before);
    await passTime(() => service.position() > 21 && count() === '5', 100);
  },
);

test('the names of the moves and their hint stay in the words’ area', async () => {
  standIn();
  const readLesson = mappedLesson({ youtube_id: id });
  await showApp({ at: '/learn/1', size: [740, 360], answers: { ...signedInAnswers(), readLesson } });
  await expect.element(poster).toBeVisible();
  await page.getByRole('button', { name: 'March forward: how it goes' }).click();
  const [hint, words, posterBox] = ['.stage-hint', '.words-room', '.poster'].map(boxOf);
  expect(hint?.top).toBeGreaterThanOrEqual(words?.top ?? 0);
  expect(hint?.left).toBeGreaterThanOrEqual(posterBox?.right ?? 0);
  await expect.element(page.getByText('Then: March back')).toBeInTheDocument();
});

test('on a file the words are over the picture, and follow the dance', async () => {
  await filmAt('dance.mp4', 3);
  const mapping = steadyFrom(0.5, 240);
  const readLesson = mappedLesson({ media_file: 'dance.mp4' }, { mapping, start: 0, end: 3 });
  await showApp({ at: '/learn/1', device: quietDevice, answers: { ...signedInAnswers(), readLesson } });
  await playButton().click();
  await expect.poll(count).toBe('8');
  const [stage, words] = ['.stage', '.stage-words'].map(boxOf);
  expect(words?.bottom).toBeLessThanOrEqual((stage?.bottom ?? 0) + 1);
  expect(words?.top).toBeGreaterThan(stage?.top ?? 0);
  await expect.element(page.css('.words-room')).not.toBeInTheDocument();
});

test('click and voice are offered where the place is known exactly; elsewhere the reason is shown', async () => {
  const click = page.getByRole('switch', { name: 'Click on every beat' });
  const voice = page.getByRole('group', { name: 'The voice says' });
  const reason = page.getByText(/^No click here: YouTube says only roughly/);
  standIn();
  const answers = { ...signedInAnswers(), readLesson: mappedLesson({ youtube_id: id }) };
  const { answer, reload } = await showApp({ at: '/learn/1', device: quietDevice, answers });
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect.element(reason).toBeVisible();
  await expect.element(click).not.toBeInTheDocument();
  await expect.element(voice).not.toBeInTheDocument();
  await filmAt('dance.mp4', 3);
  answer({ readLesson: mappedLesson({ media_file: 'dance.mp4' }, { start: 0, end: 3 }) });
  await reload();
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect.element(click).toBeVisible();
  await expect
    .element(voice.getByRole('radio', { name: 'Counts, and each move as it begins' }))
    .toBeChecked();
  await expect.element(page.getByRole('slider', { name: 'Voice' })).toBeVisible();
  await expect.element(page.getByRole('slider', { name: /Band|late/ })).not.toBeInTheDocument();
  await expect.element(reason).not.toBeInTheDocument();
});

// §2.moves-hint-when-first-comes
test.each([[320, 480], ...sizes] as const)(
  'at %i by %i a hint hides no count and no cue',
  async (...size) => {
    takeTime({ lookMs: 50 });
    await showApp({ at: '/learn/1', size, device: quietDevice, answers: signedInAnswers() });
    await dancerShown();
    await pressAtOnce(playButton());
    const hint = page.css('.stage-hint');
    await passTime(() => hint.query()?.textContent.startsWith('One hand through the soil') === true, 100);
    for (const part of ['.stage-count', '.stage-cue']) {
      const [a, b] = [boxOf('.stage-hint'), boxOf(part)];
      // A digit is narrower than its box.
      const apart = a.top >= b.bottom - 2 || a.bottom <= b.top || a.left >= b.right - 8 || a.right <= b.left;
      expect(apart).toBe(true);
    }
    await press('k');
    // On an upright phone, while the dance does not play, there is no space for a hint that nobody has asked for.
    if (size[0] < size[1]) await expect.element(hint).not.toBeVisible();
  },
);

test.each([
  [320, 480],
  [360, 640],
] as const)('before the dance, at %i by %i, the dancer has room between the words', async (...size) => {
  await showApp({ at: '/learn/1', size, device: quietDevice, answers: signedInAnswers() });
  await dancerShown();
  const { paddingTop, paddingBottom } = getComputedStyle(page.css('.stage .dancer-stage').element());
  const room = boxOf('.stage').height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  expect(room).toBeGreaterThan(95);
  expect(boxOf('.stage-count').right).toBeLessThan(0.3 * size[0]);
  for (const part of ['.stage-cue', '.stage-move', '.stage-next'])
    expect(boxOf(part).left).toBeGreaterThan(0.6 * size[0]);
});

test('with letters of twice the usual size the names of the moves are not cut off', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await showApp({ at: '/learn/1', size: [390, 844], device: quietDevice, answers: signedInAnswers() });
  await dancerShown();
  await pressAtOnce(playButton());
  await playing();
  for (const part of ['.stage-move span', '.stage-next']) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = page.css(part).element();
    expect(scrollWidth, part).toBe(clientWidth);
    // The hidden part must be less than a line.
    expect(scrollHeight - clientHeight, part).toBeLessThan(8);
  }
});

test('in a very low window a hint is shown only when it is asked for', async () => {
  await showApp({ at: '/learn/1', size: [667, 300], device: quietDevice, answers: signedInAnswers() });
  await dancerShown();
  await pressAtOnce(playButton());
  const hint = page.css('.stage-hint');
  await expect.element(hint).toBeInTheDocument();
  expect(hint.element().checkVisibility()).toBe(false);
});
