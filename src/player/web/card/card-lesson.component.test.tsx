// A lesson whose video does not play: the stage says which other medium it shows.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { playing, quietDevice } from '#testing/web/lesson.ts';
import { knownScore, mappedLesson, ownScore } from '#testing/web/mapped-lesson.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { toasts } from '#testing/web/toasts.ts';
import { standIn } from '#testing/web/youtube.ts';

const idA = 'aaaaaaaaaaa';
const idB = 'bbbbbbbbbbb';
const poster = page.getByRole('button', { name: 'Play the video' });
const instead = (then: string) => page.getByText(`This video does not play here. ${then}`);
const failed = toasts.getByText('Unable to load video. Please check video IDs.');
const boxOf = (part: string) => page.css(part).element().getBoundingClientRect();

/** A device with sound on and otherwise the settings of the quiet device. */
const soundingDevice = {
  'shamble.player.extras.v1': JSON.stringify({ sound: true, sideChosen: true, countIn: 0 }),
};

async function playLesson(
  youtube_id: string,
  {
    size = [390, 844],
    score = ownScore,
    sound = false,
  }: { size?: readonly [number, number]; score?: typeof ownScore; sound?: boolean } = {},
) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  standIn({ [idA]: { fails: 150 } });
  const readLesson = mappedLesson({ youtube_id }, { score });
  const device = sound ? soundingDevice : quietDevice;
  await showApp({ at: '/learn/1', size, device, answers: { ...signedInAnswers(), readLesson } });
  await poster.click();
  await playing();
}

test('where no video of the dance plays, the stage shows the counts and names the dance', async () => {
  await playLesson(idA);
  await expect.element(instead('You see the counts of “Graveyard Shuffle”.')).toBeVisible();
  await expect.element(failed).toHaveLength(1);
  await expect.element(page.css('.count-card').getByText('Graveyard Shuffle')).toBeVisible();
  await expect.poll(() => page.css('.stage-count').element().textContent).toBe('3');
  await expect.element(page.css('.stage canvas, .stage iframe')).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(instead('You see the counts of “Graveyard Shuffle”.')).toBeVisible();
});

test('the voice is heard where no video of the dance plays', async () => {
  const start = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  onTestFinished(() => start.mockRestore());
  await playLesson(idA, { sound: true });
  // A click's noise lasts one second, so a buffer of more than five seconds is the file of words.
  const words = () =>
    (start.mock.contexts as AudioBufferSourceNode[]).filter(({ buffer }) => (buffer?.duration ?? 0) > 5);
  await expect.poll(() => words().length).toBeGreaterThan(0);
});

test('a long cue can be read whole, and between two repetitions nothing covers the count', async () => {
  const [march, ...others] = ownScore.phrases;
  if (!march) throw new Error('No phrase');
  const cues = [{ at: 1, say: 'march forward, slowly', title: 'March' }];
  await playLesson(idA, { score: { ...ownScore, phrases: [{ ...march, cues }, ...others] } });
  const cue = page.css('.stage-cue');
  await expect.element(cue).toHaveTextContent('march forward, slowly');
  expect(cue.element().scrollWidth).toBeLessThanOrEqual(cue.element().clientWidth);
  expect(Number.parseFloat(getComputedStyle(cue.element()).fontSize)).toBeGreaterThanOrEqual(20);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('tab', { name: 'Practice' }).click();
  await page
    .getByRole('button', { name: /^Play this Segment/ })
    .first()
    .click();
  await expect
    .element(page.getByRole('button', { name: 'Skip the wait' }), { timeout: 20_000 })
    .toBeVisible();
  const count = boxOf('.stage-count');
  for (const part of document.querySelectorAll('.stage-notice > :not(:empty)')) {
    const box = part.getBoundingClientRect();
    const apart = box.bottom <= count.top || box.right <= count.left || box.left >= count.right;
    expect(apart || box.width === 0, part.textContent).toBe(true);
  }
});

test('the stage says that the house dancer dances in place of a film', async () => {
  await playLesson(idA, { score: houseScore() });
  await expect.element(instead('The house dancer dances “House routine”.')).toBeVisible();
  await expect.element(page.css('.stage canvas')).toBeVisible();
});

test('the house dancer dances an operator’s dance of known moves in its tempo, and the stage names it', async () => {
  await playLesson(idA, { score: knownScore });
  await expect.element(instead('The house dancer dances “Graveyard Shuffle”.')).toBeVisible();
  await expect.element(page.css('.stage canvas')).toBeVisible();
  await expect.element(page.css('.stage-move')).toMatchTextContent('March forward');
  await expect.poll(() => page.css('.stage-count').element().textContent).toBe('3');
  await expect.element(page.getByRole('button', { name: 'Side: Mirror' })).toBeVisible();
});

test('a lesson without a video is danced by the house dancer, if he knows its moves', async () => {
  const { steps, ...lesson } = mappedLesson({}, { score: knownScore });
  const danced = steps.map((step) => ({ ...step, dance_start: 0, dance_end: 15 }));
  const answers = { ...signedInAnswers(), readLesson: { ...lesson, steps: danced } };
  await showApp({ at: '/learn/1', device: quietDevice, answers });
  await expect.element(page.css('.stage canvas')).toBeVisible();
  await expect.element(page.css('.stage-instead')).toHaveTextContent('Graveyard Shuffle');
  await expect.element(page.css('.stage-move')).toMatchTextContent('March forward');
});

test('a learner can change from a video to the house dancer, and back', async () => {
  standIn({ [idB]: {} });
  const readLesson = mappedLesson({ youtube_id: idB }, { score: knownScore });
  await showApp({ at: '/learn/1', device: quietDevice, answers: { ...signedInAnswers(), readLesson } });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('Practice settings').click();
  const choice = page.getByRole('switch', { name: 'The house dancer instead of videos' });
  await choice.click();
  await expect.element(page.css('.stage canvas')).toBeVisible();
  await expect.element(page.css('.stage-instead')).toHaveTextContent('Graveyard Shuffle');
  await choice.click();
  await expect.element(poster).toBeInTheDocument();
});

test('below the frame of a lesson’s second video the stage says that it is another video', async () => {
  await playLesson(`${idA} ${idB}`);
  await expect.element(instead('Another video of this lesson plays.')).toBeVisible();
  await expect.element(failed).toHaveLength(0);
  await expect.element(page.css('.stage iframe')).toBeVisible();
  await expect.poll(() => boxOf('.stage-instead').top - boxOf('.stage iframe').bottom).toBeGreaterThan(-1);
});

test.each([
  [360, 640],
  [844, 390],
  [1280, 720],
] as const)(
  'at %i by %i count and cue are below the stage’s notice, while the dance plays and while the learner reads',
  async (...size) => {
    await playLesson(idA, { size });
    const isRead = () => {
      const [stage, said, count, cue] = ['.stage', '.stage-instead', '.stage-count', '.stage-cue'].map(boxOf);
      expect(count?.top).toBeGreaterThanOrEqual(said?.bottom ?? Number.NaN);
      expect(Math.max(count?.bottom ?? 0, cue?.bottom ?? 0)).toBeLessThanOrEqual((stage?.bottom ?? 0) + 1);
      return expect(count?.height).toBeGreaterThan(24);
    };
    isRead();
    await page.getByRole('button', { name: 'Stop' }).click();
    document.documentElement.dataset.reading = '';
    onTestFinished(() => {
      delete document.documentElement.dataset.reading;
    });
    isRead();
  },
);

test('in a low window in full screen, the first button is not so high that the others have no room', async () => {
  await playLesson(idA, { size: [844, 390] });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const full = '.player[data-full="true"] > .stage-row >';
  await expect.element(page.css(`${full} .row-next`)).toBeVisible();
  await expect.poll(() => boxOf(`${full} .row-next`).height).toBeLessThan(100);
  expect(boxOf(`${full} .row-next`).height).toBeGreaterThanOrEqual(44);
});
