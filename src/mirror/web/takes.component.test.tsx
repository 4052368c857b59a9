import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { unfilmedSource } from '#player/rules/medium-source.ts';
import { knownScore, mappedLesson } from '#testing/web/mapped-lesson.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { recordedType } from './take-recorder.ts';
import { deleteTakes, keepTake, readTakes, type StoredTake } from './take-store.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const shown = (name: RegExp) => page.getByRole('figure', { name });

/** The picture of a camera in a dark room. */
function blackPicture(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 48];
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A short film, recorded by this browser, so that this browser can show it. */
async function recordedFilm(): Promise<Blob> {
  const canvas = blackPicture();
  const stream = canvas.captureStream();
  const recorder = new MediaRecorder(stream, { mimeType: recordedType() ?? '' });
  const recorded = new Promise<Blob>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => resolve(data), { once: true });
  });
  recorder.start();
  for (let turn = 0; turn < 10; turn += 1) {
    canvas.getContext('2d')?.clearRect(turn, 0, 1, 48);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  for (const track of stream.getTracks()) track.stop();
  return recorded;
}

const film = await recordedFilm();

/** Eight counts of the house routine on Day 1. */
const house = { of: 'dance', segment: { start: 15, end: 18.75 }, answers: {} };

/** Opens the mirror beside eight counts of a dance with two takes, and the list of takes. */
async function openTakes({ of, segment, answers } = house): Promise<Awaited<ReturnType<typeof showApp>>> {
  const take: StoredTake = {
    id: 'first',
    person: morticia.id,
    of,
    version: 'full',
    segment,
    mirrored: true,
    recordedAt: Date.UTC(2026, 9, 5, 12),
    kept: false,
    film,
    places: [{ film: 0, dance: segment.start }],
    seconds: 0.4,
    rate: 1,
    seen: [],
    box: null,
  };
  await keepTake(take);
  await keepTake({ ...take, id: 'latest', recordedAt: take.recordedAt + 60_000 });
  const camera = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockImplementation(async () => blackPicture().captureStream());
  onTestFinished(async () => {
    camera.mockRestore();
    await deleteTakes(() => true);
  });
  const app = await showApp({
    at: `/learn/1?a=${segment.start}&b=${segment.end}`,
    answers: { ...signedInAnswers(), ...answers },
    size: [1200, 480],
  });
  await button('Camera: See yourself beside the dancer').click();
  await button('Turn the camera on').click();
  await button('Takes: 2').click();
  return app;
}

const painted = (canvas: HTMLCanvasElement) =>
  canvas
    .getContext('2d')
    ?.getImageData(0, 0, canvas.width, canvas.height)
    .data.some((value) => value > 0) === true;

// §2.learner-beside-dancer-take-replayed
test('a stored take is watched beside the dancer: alone, under the dancer’s outline, and beside the first take', async () => {
  await openTakes();
  await button('Watch').first().click();
  // The dance begins once the film is ready. This press stops the dance, so that the picture is still.
  await button('Stop').click();
  await expect.element(shown(/^Your take, /)).toBeVisible();
  await button('Ghost').click();
  await expect
    .poll(() => [...document.querySelectorAll<HTMLCanvasElement>('.mirror-film canvas')].some(painted))
    .toBe(true);
  await button('First and latest').click();
  await expect.element(shown(/^First, /)).toBeVisible();
  await expect.element(shown(/^Latest, /)).toBeVisible();
  await button('Back to the mirror').click();
  await expect.element(page.getByText('Camera is on')).toBeVisible();
});

test('a take of an operator’s dance has the dancer’s outline too, if the house dancer knows the moves of that dance', async () => {
  const { steps, ...lesson } = mappedLesson({}, { score: knownScore });
  const readLesson = { ...lesson, steps: steps.map((step) => ({ ...step, dance_start: 0, dance_end: 15 })) };
  await openTakes({
    of: unfilmedSource(knownScore).key,
    segment: { start: 0, end: 4 },
    answers: { readLesson },
  });
  await button('Watch').first().click();
  await button('Ghost').click();
  await expect
    .poll(() => [...document.querySelectorAll<HTMLCanvasElement>('.mirror-film canvas')].some(painted))
    .toBe(true);
});

// §2.learner-beside-dancer-take-replayed
test('deleting the take that is watched brings back the mirror', async () => {
  await openTakes();
  await button('Watch').first().click();
  await button('Takes: 2').click();
  await button('Delete').first().click();
  await expect.poll(() => readTakes(morticia.id)).toMatchObject([{ id: 'first' }]);
  await expect.element(page.getByText('Camera is on')).toBeInTheDocument();
});

test('all takes are deleted after a second press, for which a newly opened list asks again', async () => {
  await openTakes();
  await button('Delete all').click();
  await button('Close').click();
  await button('Takes: 2').click();
  await button('Delete all').click();
  expect(await readTakes(morticia.id)).toHaveLength(2);
  await button('Really delete all 2').click();
  await expect.element(page.getByText(/^No takes yet\./)).toBeVisible();
  expect(await readTakes(morticia.id)).toEqual([]);
});
