import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { youtubeSource } from '#player/rules/medium-source.ts';
import type { MediumEvent } from '../medium.ts';
import type { YoutubeEvents, YoutubePlayer } from './youtube-api.ts';
import { makeYoutube } from './youtube-medium.ts';

let events: YoutubeEvents = {};
let calls: unknown[][] = [];
let position = 0;
let asked = 0;
let played = 1;

const record =
  (name: string) =>
  (...given: unknown[]) => {
    calls.push([name, ...given]);
  };

class FakePlayer implements YoutubePlayer {
  playVideo = record('play');
  pauseVideo = record('pause');
  seekTo = record('seek');
  cueVideoById = record('cue');
  setPlaybackRate = record('rate');
  mute = record('mute');
  unMute = record('unmute');
  setVolume = record('volume');
  destroy = record('destroy');
  getPlaybackRate = () => played;
  getAvailablePlaybackRates = () => [0.5, 1];
  getCurrentTime = () => {
    asked += 1;
    return position;
  };
  getDuration = () => 100;
  getPlayerState = () => 5;

  constructor(_frame: unknown, options: { events: YoutubeEvents }) {
    events = options.events;
    queueMicrotask(() => events.onReady?.());
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  position = 0;
  asked = 0;
  played = 1;
  const { setInterval, clearInterval, setTimeout, clearTimeout } = globalThis;
  const timers = { setInterval, clearInterval, setTimeout, clearTimeout };
  vi.stubGlobal('window', {
    ...timers,
    location: { origin: 'https://dance.example' },
    YT: { Player: FakePlayer },
  });
  vi.stubGlobal('document', { createElement: () => ({}) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function loaded(options: { start?: number; rate?: number; muted?: boolean } = {}) {
  const host = { replaceChildren: (...children: unknown[]) => calls.push(['shown', ...children]) };
  const medium = makeYoutube(host as unknown as HTMLElement, youtubeSource('aaaaaaaaaaa'), 'Lesson video');
  const reports: MediumEvent[] = [];
  medium.listen((event) => reports.push(event));
  await medium.load({ start: 12.5, rate: 0.5, muted: false, ...options });
  return { medium, reports };
}

test('the frame is on the host without cookies, sends a referrer and leaves keys to the page', async () => {
  await loaded();
  const frame = calls[0]?.[1] as { src: string; referrerPolicy: string };
  expect(frame.referrerPolicy).toBe('strict-origin-when-cross-origin');
  const address = new URL(frame.src);
  expect(address.hostname).toBe('www.youtube-nocookie.com');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    controls: '0',
    disablekb: '1',
    origin: 'https://dance.example',
    start: '12',
  });
});

test('a video is cued at its exact start, and its rate is set after that', async () => {
  await loaded();
  expect(calls.slice(1)).toEqual([
    ['cue', { videoId: 'aaaaaaaaaaa', startSeconds: 12.5 }],
    ['rate', 0.5],
  ]);
});

test('a seek before the first play cues again instead of starting the video', async () => {
  const { medium } = await loaded();
  calls = [];
  medium.seek(30);
  expect(calls[0]).toEqual(['cue', { videoId: 'aaaaaaaaaaa', startSeconds: 30 }]);
  events.onStateChange?.({ data: 1 });
  medium.seek(40);
  expect(calls.at(-1)).toEqual(['seek', 40, true]);
});

test.each([
  [-1, 'ready'],
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
  [3, 'buffering'],
  [5, 'ready'],
])('state %s is reported as %s', async (data, state) => {
  const { medium, reports } = await loaded();
  events.onStateChange?.({ data });
  expect(medium.state()).toBe(state);
  expect(reports.at(-1)).toEqual({ type: 'state', state });
});

test('the position is polled ten times a second while the video plays, and not after that', async () => {
  const { reports } = await loaded();
  const times = () => reports.filter(({ type }) => type === 'time').length;
  events.onStateChange?.({ data: 1 });
  vi.advanceTimersByTime(1000);
  expect(times()).toBe(10);
  events.onStateChange?.({ data: 2 });
  vi.advanceTimersByTime(1000);
  expect(times()).toBe(10);
});

test.each([2, 5, 100, 101, 150, 153])(
  'error %s is reported once, 153 as a fault of the configuration',
  async (data) => {
    const { medium, reports } = await loaded();
    events.onError?.({ data });
    events.onError?.({ data });
    expect(reports).toEqual([{ type: 'failed', code: String(data), configuration: data === 153 }]);
    expect(medium.state()).toBe('failed');
  },
);

test('refused autoplay and the confirmed rate are reported', async () => {
  const { reports } = await loaded();
  events.onAutoplayBlocked?.();
  events.onPlaybackRateChange?.({ data: 0.75 });
  expect(reports).toEqual([{ type: 'autoplayBlocked' }, { type: 'rate', rate: 0.75 }]);
});

test('the real speed is checked after each play and every ten seconds, and reported', async () => {
  const { reports } = await loaded();
  const rates = () => reports.flatMap((event) => (event.type === 'rate' ? event.rate : []));
  played = 0.5;
  events.onStateChange?.({ data: 1 });
  expect(rates()).toEqual([0.5]);
  played = 1;
  vi.advanceTimersByTime(9_900);
  expect(rates()).toEqual([0.5]);
  vi.advanceTimersByTime(10_100);
  expect(rates()).toEqual([0.5, 1, 1]);
  events.onStateChange?.({ data: 2 });
  vi.advanceTimersByTime(30_000);
  expect(rates()).toEqual([0.5, 1, 1]);
  events.onStateChange?.({ data: 1 });
  expect(rates()).toEqual([0.5, 1, 1, 1]);
});

test('the rates are those the video has', async () => {
  const { medium } = await loaded();
  expect(medium.rates()).toEqual([0.5, 1]);
});

test('a destroyed medium reports nothing more', async () => {
  const { medium, reports } = await loaded();
  events.onStateChange?.({ data: 1 });
  medium.destroy();
  const before = reports.length;
  vi.advanceTimersByTime(1000);
  events.onError?.({ data: 5 });
  expect(reports).toHaveLength(before);
});

// §9.position-polled-every-100-ms
test('the service is asked for the position every 100 ms, and the rate gives it between two answers', async () => {
  const { medium } = await loaded({ start: 0 });
  events.onPlaybackRateChange?.({ data: 0.5 });
  events.onStateChange?.({ data: 1 });
  asked = 0;
  for (let frame = 0; frame < 200; frame += 1) {
    vi.advanceTimersByTime(5);
    position += 0.005 * 0.5;
    // The first two answers together show that the video moves.
    if (frame > 20) expect(Math.abs(medium.position() - position)).toBeLessThan(0.006);
  }
  expect(asked).toBeGreaterThanOrEqual(10);
  expect(asked).toBeLessThanOrEqual(12);
});

test('a video that reports ‘playing’ but does not move, as during an advertisement, keeps its position', async () => {
  const { medium } = await loaded();
  position = 30;
  events.onStateChange?.({ data: 1 });
  vi.advanceTimersByTime(200);
  for (let frame = 0; frame < 30; frame += 1) {
    vi.advanceTimersByTime(15);
    expect(medium.position()).toBe(30);
  }
});

test('while nothing plays, reading the position asks the service, ten times a second at most', async () => {
  const { medium } = await loaded();
  position = 40;
  events.onStateChange?.({ data: 2 });
  expect(medium.position()).toBe(40);
  position = 50;
  medium.seek(50);
  expect(medium.position()).toBe(50);
  asked = 0;
  for (let frame = 0; frame < 100; frame += 1) {
    vi.advanceTimersByTime(10);
    medium.position();
  }
  expect(asked).toBeLessThanOrEqual(10);
});
