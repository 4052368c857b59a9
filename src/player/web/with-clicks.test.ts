import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { fileSource, youtubeSource } from '#player/rules/medium-source.ts';
import { makeCardClock } from './card/card-clock.ts';
import { withClicks } from './with-clicks.ts';

/** Sixteen counts at 120 beats a minute, behind two seconds of an intro. */
const shows = [{ score: houseScore(), mapping: steadyMapping(16, 120, 2) }];
const file = fileSource('/media/dance.mp4', shows);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A medium that is a clock of 30 seconds, and what is heard of its clicks: beat and second. */
async function clicked(source: Parameters<typeof withClicks>[1] = file, { start = 0, muted = false } = {}) {
  const began = performance.now();
  const heard: { beat: number; at: number }[] = [];
  const second = () => (performance.now() - began) / 1000;
  const clicks = {
    wake: vi.fn(() => Promise.resolve()),
    click: (beat: number, seconds: number) => {
      if (seconds > -0.03) heard.push({ beat, at: second() + seconds });
    },
    hush: vi.fn(() => {
      // What is not heard yet is taken back.
      heard.splice(heard.findLastIndex(({ at }) => at <= second()) + 1);
    }),
  };
  const medium = withClicks(
    makeCardClock(30, () => performance.now()),
    source,
    { clicks },
  );
  await medium.load({ start, rate: 1, muted });
  const beats = () => heard.map(({ beat, at }) => [beat, Math.round(at * 1000) / 1000]);
  return { medium, clicks, beats };
}

test('a count-in is heard in the medium’s tempo, and its last beat comes one before the dance', async () => {
  const { medium, beats } = await clicked();
  medium.countIn?.(4, 2);
  await vi.advanceTimersByTimeAsync(2000);
  medium.play();
  expect(beats()).toEqual([
    [4, 0],
    [5, 0.5],
    [6, 1],
    [7, 1.5],
  ]);
});

test('a pause, a seek and a start before its time end a count-in', async () => {
  for (const end of ['pause', 'seek', 'play'] as const) {
    const { medium, beats } = await clicked();
    medium.countIn?.(8, 4);
    await vi.advanceTimersByTimeAsync(1100);
    medium[end](0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(beats().map(([beat]) => beat)).toEqual([0, 1, 2]);
  }
});

test('without sound a count-in is only shown', async () => {
  const { medium, clicks } = await clicked(file, { muted: true });
  medium.countIn?.(4, 2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(clicks.wake).not.toHaveBeenCalled();
});

test('every beat of the dance clicks once, also after a seek, at another speed, and not behind the range', async () => {
  const { medium, beats } = await clicked(file, { start: 1.5 });
  medium.setClick?.(true);
  medium.setRange({ start: 1.5, end: 4 });
  medium.play();
  await vi.advanceTimersByTimeAsync(1300);
  medium.seek(3.4);
  await vi.advanceTimersByTimeAsync(2000);
  expect(beats()).toEqual([
    [0, 0.5],
    [1, 1],
    // The second 3.5 of the medium, where the place of the seek is 3.4.
    [3, 1.4],
  ]);
  medium.setRate(0.5);
  medium.setRange({ start: 2, end: 4 });
  medium.seek(2.9);
  medium.play();
  await vi.advanceTimersByTimeAsync(1500);
  expect(beats().slice(3)).toEqual([
    [2, 3.5],
    [3, 4.5],
  ]);
});

test('nothing clicks while it stands, and switched off it is silent at once', async () => {
  const { medium, clicks, beats } = await clicked(file, { start: 2 });
  medium.setClick?.(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([beats(), clicks.wake.mock.calls.length]).toEqual([[], 0]);
  medium.play();
  await vi.advanceTimersByTimeAsync(700);
  medium.setClick?.(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(beats()).toEqual([
    [0, 1],
    [1, 1.5],
  ]);
});

test('a video whose place is known roughly is counted in, and has no click', async () => {
  const { medium, beats } = await clicked(youtubeSource('aaaaaaaaaaa', { shows }));
  expect(medium.setClick).toBeUndefined();
  medium.countIn?.(4, 2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(beats()).toHaveLength(4);
});
