// A lesson with YouTube videos, against a stand-in for the documented API.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { filmedLesson, passTime, playButton, playing, takeTime } from '#testing/web/lesson.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';
import { askedAtService, standIn } from '#testing/web/youtube.ts';

const idA = 'aaaaaaaaaaa';
const idB = 'bbbbbbbbbbb';
const poster = page.getByRole('button', { name: 'Play the video' });
const failed = toasts.getByText('Unable to load video. Please check video IDs.');
const frame = page.css('.stage iframe');

async function openLesson(youtube_id: string) {
  const readLesson = filmedLesson({ youtube_id });
  await showApp({ at: '/learn/1?tab=practice', answers: { ...signedInAnswers(), readLesson } });
  await expect.element(page.getByRole('tab', { name: 'Practice' })).toHaveAttribute('aria-selected', 'true');
}

/**
 * Expects that no other medium replaces the video. The stage says what has happened, and links to the video's own
 * page if the video has one.
 */
async function calm(words: RegExp, link = true) {
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.css('.stage canvas, .stage-words')).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveLength(link ? 1 : 0);
}

// This must be the first test, because a loaded script is not loaded again.
test('a script that can’t be loaded is reported, and the next press tries again', async () => {
  const service = standIn({}, { reached: false });
  await openLesson(idA);
  await poster.click();
  await calm(/^The video can’t be reached right now\./);
  await expect.element(failed).toHaveLength(1);
  service.reach();
  await page.css('.stage').getByRole('button', { name: 'Try again' }).click();
  await playing();
});

test('nothing is requested from the service before the press', async () => {
  const service = standIn();
  await openLesson(idA);
  await expect.element(poster).toBeVisible();
  expect([askedAtService(), service.calls()]).toEqual([[], []]);
  await poster.click();
  await playing();
  await expect
    .element(page.getByRole('link', { name: 'Watch on YouTube' }))
    .toHaveAttribute('href', expect.stringMatching(/watch\?v=aaaaaaaaaaa/));
});

// §2.captions-video-service-switched
test('captions can be switched off and on, by the switch and by a key', async () => {
  const service = standIn();
  await openLesson(idA);
  await poster.click();
  await playing();
  const last = () => service.last('shows', 'hides');
  await expect.poll(last).toEqual(['shows', 'captions']);
  await page.getByRole('button', { name: 'Sound' }).click();
  const captions = page.getByRole('switch', { name: 'Captions' });
  await captions.click();
  await expect.poll(last).toEqual(['hides', 'captions']);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', code: 'KeyC' }));
  await expect.element(captions).toBeChecked();
  await expect.poll(last).toEqual(['shows', 'captions']);
});

test('nothing of ours covers the frame while it plays or waits', async () => {
  standIn();
  takeTime();
  await openLesson(idA);
  await poster.click();
  await playing();
  await expect.element(frame).toBeVisible();
  const covered = () => {
    const box = frame.element().getBoundingClientRect();
    expect(Math.min(box.width, box.height)).toBeGreaterThan(100);
    const points = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y] as const));
    return points.filter(
      ([x, y]) =>
        document.elementFromPoint(box.left + box.width * x, box.top + box.height * y) !== frame.element(),
    );
  };
  expect(covered()).toEqual([]);
  await page
    .getByRole('button', { name: /^Play this Segment/ })
    .first()
    .click();
  const pause = page.getByText('Looping in 3 seconds...');
  await passTime(() => pause.query() !== null);
  expect(covered()).toEqual([]);
});

// §2.practice-tab-my-practice-list §9.position-polled-every-100-ms
test('a segment loops within poll and tolerance, and the chosen speed is set again after loading', async () => {
  const service = standIn({ [idA]: { early: 0.4, seekMs: 300, coarseMs: 100 } });
  takeTime();
  await openLesson(idA);
  const speed = (name: string) => page.getByRole('radio', { name }).click({ force: true });
  await speed('0.5');
  await said('Speed set to 0.5x');
  await page
    .getByRole('button', { name: /^Play this Segment/ })
    .nth(1)
    .click();
  await playing();
  await expect.poll(() => service.last('play')).toBeTruthy();
  expect(service.last('rate')).toEqual(['rate', 0.5]);
  await speed('1.0');
  const pause = page.getByText('Looping in 3 seconds...');
  await passTime(() => pause.query() !== null);
  const second = page.getByText(/^Repetition [2-9]/);
  await passTime(() => second.query() !== null);
  // The video would be at 30 seconds or beyond if the rate were not corrected.
  await expect.poll(service.position).toBeLessThan(30);
  await page.getByRole('button', { name: 'Stop Loop' }).first().click();
  await expect.element(playButton()).toBeVisible();
});

// §8.unable-load-video-please-check
test('each error leads to the next id, and after the last one the stage calmly says what happens', async () => {
  const codes = [2, 5, 100, 101, 150, 153];
  const ids = codes.map((code) => `error-${code}`.padEnd(11, '_'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const service = standIn(Object.fromEntries(codes.map((fails, at) => [ids[at], { fails }])));
  await openLesson(ids.join(', '));
  await poster.click();
  await calm(/^The video can’t be played on this page right now\./);
  await expect.element(failed).toHaveLength(1);
  const tried = service.calls().filter(([name]) => name === 'new');
  expect(tried).toEqual(ids.map((id) => ['new', id]));
  const warned = warn.mock.calls.map(String);
  warn.mockRestore();
  expect(warned.filter((text) => text.startsWith('Configuration fault'))).toHaveLength(1);
});

// §4.video-fails-followed-next-id
test('a good second id plays without a message', async () => {
  standIn({ [idA]: { fails: 150 } });
  await openLesson(`${idA} ${idB}`);
  await poster.click();
  await playing();
  await expect.element(frame).toHaveAttribute('src', expect.stringMatching(/embed\/bbbbbbbbbbb/));
  await expect.element(failed).toHaveLength(0);
});

test('an id that is not 11 characters long is never requested', async () => {
  const service = standIn();
  await openLesson('not-an-id');
  await calm(/^The video can’t be played on this page right now\./, false);
  await expect.element(failed).toHaveLength(1);
  expect([askedAtService(), service.calls()]).toEqual([[], []]);
});

test('refused autoplay asks for a tap beside the frame', async () => {
  const service = standIn({ [idA]: { blocks: 1 } });
  await openLesson(idA);
  await poster.click();
  await page.getByRole('button', { name: 'Tap to start' }).click();
  await playing();
  await expect.poll(service.position).toBeGreaterThan(10.5);
});

test('during an advertisement the player waits and offers the next medium, and then the video plays its range', async () => {
  const service = standIn({ [idA]: { adMs: 60_000 } });
  takeTime();
  await openLesson(`${idA} ${idB}`);
  await poster.click();
  const waits = page.getByText('Still loading. The connection may be slow.');
  await expect.poll(() => service.last('play')).toBeTruthy();
  await passTime(() => waits.query() !== null);
  await expect.element(waits).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show the next medium' })).toBeVisible();
  await passTime(() => service.position() > 10.5);
  await expect.element(waits).not.toBeInTheDocument();
});
