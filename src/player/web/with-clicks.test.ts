import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clips } from '#dance/content/voice/en.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { cardSource, fileSource, youtubeSource } from '#player/rules/medium-source.ts';
import { makeCardClock } from './card/card-clock.ts';
import { withClicks } from './with-clicks.ts';

/** Sixteen counts at 120 beats a minute, after an intro of two seconds. */
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

/**
 * A medium that is a clock of 30 seconds, and the sounds that are heard with it: a beat or word, and its second.
 */
async function clicked(source: Parameters<typeof withClicks>[1] = file, { start = 0, muted = false } = {}) {
  const began = performance.now();
  const sounds: { beat: number | string | null; at: number }[] = [];
  const second = () => (performance.now() - began) / 1000;
  const clicks = {
    wake: vi.fn(() => Promise.resolve()),
    click: (beat: number, seconds: number) => {
      if (seconds > -0.03) sounds.push({ beat, at: second() + seconds });
    },
    say: ({ word }: { word: string | null }, seconds: number) => {
      if (seconds > -0.1) sounds.push({ beat: word, at: Math.max(second(), second() + seconds) });
    },
    setVoice: vi.fn(),
    clips: () => clips,
    hush: vi.fn(() => {
      // Removes the sounds that are not heard yet.
      sounds.splice(sounds.findLastIndex(({ at }) => at <= second()) + 1);
    }),
  };
  const medium = withClicks(
    makeCardClock(30, () => performance.now()),
    source,
    { clicks },
  );
  await medium.load({ start, rate: 1, muted });
  const beats = () => sounds.map(({ beat, at }) => [beat, Math.round(at * 1000) / 1000]);
  return { medium, clicks, beats };
}

test('a count-in is heard in the medium’s tempo, and its last beat comes one beat before the dance', async () => {
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

test('a pause, a seek, and a start before the count-in’s end stop the count-in', async () => {
  for (const end of ['pause', 'seek', 'play'] as const) {
    const { medium, beats } = await clicked();
    medium.countIn?.(8, 4);
    await vi.advanceTimersByTimeAsync(1100);
    medium[end](0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(beats().map(([beat]) => beat)).toEqual([0, 1, 2]);
  }
});

test('without sound a count-in is not heard', async () => {
  const { medium, clicks } = await clicked(file, { muted: true });
  medium.countIn?.(4, 2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(clicks.wake).not.toHaveBeenCalled();
});

test('every beat of the dance clicks once, also after a seek and at another speed, but not behind the range', async () => {
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
    // After the seek to 3.4 the next count is at second 3.5 of the medium.
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

test('a standing medium has no clicks, and switched off the click is silent at once', async () => {
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

test('a video whose place is known only roughly has a count-in but no click', async () => {
  const { medium, beats } = await clicked(youtubeSource('aaaaaaaaaaa', { shows }));
  expect(medium.setClick).toBeUndefined();
  medium.countIn?.(4, 2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(beats()).toHaveLength(4);
});

const counts = { spoken: 'counts', level: 0.8 } as const;

test('the voice counts over a file, also after a seek and at another speed, but not behind the range', async () => {
  const { medium, beats, clicks } = await clicked(file, { start: 1.5 });
  medium.setVoice?.(counts);
  expect(clicks.setVoice).toHaveBeenLastCalledWith(0.8);
  medium.setRange({ start: 1.5, end: 4 });
  medium.play();
  await vi.advanceTimersByTimeAsync(1300);
  medium.seek(3.4);
  await vi.advanceTimersByTimeAsync(2000);
  expect(beats()).toEqual([
    ['down', 0.5],
    ['two', 1],
    // After the seek to 3.4 the next count is at second 3.5 of the medium.
    ['four', 1.4],
  ]);
  medium.setRate(0.5);
  medium.setRange({ start: 2, end: 3.5 });
  medium.seek(2.9);
  medium.play();
  await vi.advanceTimersByTimeAsync(1500);
  expect(beats().slice(3)).toEqual([
    ['three', 3.5],
    ['and', 4],
  ]);
});

test('cues are said where they are called, and a pause takes back sounds that are not heard yet', async () => {
  const { medium, beats } = await clicked(file, { start: 1 });
  medium.setVoice?.({ spoken: 'cues', level: 1 });
  medium.play();
  await vi.advanceTimersByTimeAsync(800);
  medium.pause();
  await vi.advanceTimersByTimeAsync(2000);
  expect(beats()).toEqual([]);
  medium.play();
  await vi.advanceTimersByTimeAsync(300);
  expect(beats().map(([word]) => word)).toEqual(['down']);
});

test('a spoken count-in has the medium’s tempo, comes at the end of a longer pause and leads to the first count', async () => {
  const { medium, beats } = await clicked(file, { start: 2 });
  medium.setVoice?.(counts);
  medium.setClick?.(true);
  medium.setRange({ start: 2, end: 4 });
  medium.countIn?.(4, 3);
  // The video starts a little late: the first word has begun by then, and the next word waits for the video.
  await vi.advanceTimersByTimeAsync(3050);
  medium.play();
  await vi.advanceTimersByTimeAsync(300);
  expect(beats()).toEqual([
    ['five', 1],
    ['six', 1.5],
    ['seven', 2],
    ['eight', 2.5],
    [0, 3],
    ['down', 3],
    [1, 3.55],
    ['two', 3.55],
  ]);
});

test.each([
  ['without sound', { muted: true }, counts],
  ['with the voice turned down', {}, { ...counts, level: 0 }],
  ['with music alone', {}, { ...counts, spoken: 'music' as const }],
])('%s nothing is said, and no voice is fetched', async (_, how, voice) => {
  const { medium, beats, clicks } = await clicked(file, { start: 2, ...how });
  medium.setVoice?.(voice);
  medium.play();
  await vi.advanceTimersByTimeAsync(1000);
  expect([beats(), clicks.setVoice.mock.calls, clicks.wake.mock.calls]).toEqual([[], [[0]], []]);
});

test('other words, or sound switched off, take back words that are not heard yet, and the click goes on', async () => {
  const { medium, beats } = await clicked(file, { start: 2 });
  medium.setVoice?.(counts);
  medium.setClick?.(true);
  medium.play();
  await vi.advanceTimersByTimeAsync(240);
  medium.setVoice?.({ ...counts, level: 0.3 });
  expect(beats().map(([word]) => word)).toEqual([0, 'down', 1, 'two']);
  medium.setVoice?.({ ...counts, spoken: 'music' });
  await vi.advanceTimersByTimeAsync(500);
  medium.setVoice?.(counts);
  await vi.advanceTimersByTimeAsync(560);
  expect(beats().at(-1)).toEqual(['four', 1.5]);
  medium.setVolume({ level: 1, muted: true });
  await vi.advanceTimersByTimeAsync(500);
  expect(beats()).toEqual([
    [0, 0],
    ['down', 0],
    [1, 0.5],
    [2, 1],
    [3, 1.5],
    [4, 2],
  ]);
});

test('the count card has a voice, a video whose place is known only roughly has none', async () => {
  const { medium, beats } = await clicked(cardSource(houseScore()));
  medium.setVoice?.(counts);
  medium.play();
  await vi.advanceTimersByTimeAsync(300);
  expect(beats().map(([word]) => word)).toEqual(['down', 'two']);
  expect((await clicked(youtubeSource('aaaaaaaaaaa', { shows }))).medium.setVoice).toBeUndefined();
});
