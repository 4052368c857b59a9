import { afterEach, expect, test, vi } from 'vitest';
import { fileSource } from '#player/rules/medium-source.ts';
import type { MediumEvent } from '../medium.ts';
import { makeFile } from './file-medium.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stand-in for the video element, with the parts that are needed for loading and playing. */
class VideoOfTest extends EventTarget {
  HAVE_METADATA = 1;
  readyState = 0;
  currentTime = 0;
  onloadedmetadata: (() => void) | null = null;
  onloadeddata: (() => void) | null = null;
  onsuspend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  error: { code: number } | null = null;
  playbackRate = 1;
  paused = true;
  videoWidth = 640;
  /** Number of pictures that were shown. */
  pictures = 0;
  pictured: (() => void) | null = null;
  defaultPlaybackRate = 1;
  volume = 1;
  muted = false;
  duration = 40;
  classes = new Set<string>();
  classList = {
    toggle: (name: string, on: boolean) => (on ? this.classes.add(name) : this.classes.delete(name)),
  };
  /** The error that `play` throws instead of playing. */
  refusal: unknown = null;
  async play() {
    if (this.refusal !== null) throw this.refusal;
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  requestVideoFrameCallback(callback: () => void) {
    this.pictured = callback;
  }
  getVideoPlaybackQuality() {
    return { totalVideoFrames: this.pictures };
  }
}

function loading() {
  vi.useFakeTimers();
  const video = new VideoOfTest();
  const { setInterval, clearInterval, setTimeout, clearTimeout } = globalThis;
  const requestAnimationFrame = (draw: () => void) => setTimeout(draw, 16);
  const cancelAnimationFrame = clearTimeout;
  const page = { createElement: () => video, hidden: false };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    setInterval,
    clearInterval,
    setTimeout,
    clearTimeout,
    requestAnimationFrame,
    cancelAnimationFrame,
  });
  const medium = makeFile(
    { replaceChildren: () => undefined } as unknown as HTMLElement,
    fileSource('/media/dance.mp4'),
  );
  const loaded = vi.fn();
  const failures: string[] = [];
  const events: MediumEvent[] = [];
  medium.listen((event) => events.push(event));
  medium.listen((event) => event.type === 'failed' && failures.push(event.code));
  const begin = () => {
    video.onloadeddata?.();
    video.dispatchEvent(new Event('playing'));
  };
  void medium.load({ start: 12, rate: 1, muted: false }).then(loaded);
  /** Lets the film play for `ms` milliseconds. */
  const watch = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 10) {
      vi.advanceTimersByTime(10);
      if (!video.paused) video.currentTime += (10 / 1000) * video.playbackRate;
    }
  };
  return { video, page, medium, loaded, failures, begin, events, watch };
}

test('on a phone that loads no picture before a press, a film is ready once its length is known', async () => {
  const { video, medium, loaded } = loading();
  video.onsuspend?.();
  await Promise.resolve();
  expect(loaded).not.toHaveBeenCalled();
  video.readyState = video.HAVE_METADATA;
  video.onloadedmetadata?.();
  video.onsuspend?.();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
  expect([medium.state(), video.currentTime]).toEqual(['ready', 12]);
});

test('a film with sound alone, or with a picture that the browser can’t show, fails as soon as it is loaded', async () => {
  const { video, medium, loaded, failures } = loading();
  video.videoWidth = 0;
  video.onloadeddata?.();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
  expect([medium.state(), failures]).toEqual(['failed', ['no picture']]);
});

test('a film without a picture that loads only after a press fails once its sound plays', () => {
  const { video, failures } = loading();
  video.videoWidth = 0;
  video.readyState = video.HAVE_METADATA;
  video.onsuspend?.();
  video.dispatchEvent(new Event('playing'));
  vi.advanceTimersByTime(100);
  expect(failures).toEqual(['no picture']);
});

test('a film whose picture comes after seconds of sound plays; a film whose picture never comes fails', () => {
  const late = loading();
  late.begin();
  vi.advanceTimersByTime(8_000);
  late.video.pictured?.();
  vi.advanceTimersByTime(60_000);
  expect(late.failures).toEqual([]);
  const never = loading();
  never.begin();
  vi.advanceTimersByTime(60_000);
  expect(never.failures).toEqual(['no picture']);
});

test.each([
  ['a page that is out of sight', { page: { hidden: true } }],
  ['a browser that counts pictures but does not report them', { video: { pictures: 3 } }],
])('%s does not make the film fail', (_, { page = {}, video = {} }: { page?: object; video?: object }) => {
  const film = loading();
  Object.assign(film.page, page);
  Object.assign(film.video, video);
  film.begin();
  vi.advanceTimersByTime(60_000);
  expect(film.failures).toEqual([]);
});

test('a file that can’t be loaded further while it plays fails once', () => {
  const { video, begin, failures, medium } = loading();
  begin();
  video.error = { code: 2 };
  video.onerror?.();
  video.onerror?.();
  expect([failures, medium.state()]).toEqual([['file 2'], 'failed']);
});

test.each([0.5, 1, 2])(
  'at speed %d a film stops at the end of its range by itself, and reports it',
  (rate) => {
    const { video, medium, events, watch } = loading();
    video.onloadedmetadata?.();
    video.onloadeddata?.();
    video.pictured?.();
    medium.setRate(rate);
    medium.setRange({ start: 12, end: 14 });
    medium.play();
    watch(2_000 / rate - 200);
    expect([video.paused, medium.state()]).toEqual([false, 'playing']);
    watch(400);
    expect([video.paused, medium.state()]).toEqual([true, 'paused']);
    expect(Math.abs(medium.position() - 14)).toBeLessThan(0.05 * rate);
    expect(events.filter(({ type }) => type === 'rangeEnd')).toHaveLength(1);
    const reported = events.length;
    watch(5_000);
    expect(events).toHaveLength(reported);
  },
);

type Loading = ReturnType<typeof loading>;

test.each<[string, (film: Loading) => void, string, number, number]>([
  ['gets shorter', ({ medium }) => medium.setRange({ start: 12, end: 14 }), '', 14, 1_000],
  ['is nearly over after a seek', ({ medium }) => medium.seek(21), 'seeked', 22, 1_000],
  ['is danced faster', ({ medium }) => medium.setRate(4), 'ratechange', 22, 2_250],
])('a range that %s while the film plays ends in time', (_, change, eventName, end, ms) => {
  const film = loading();
  const { video, medium, watch } = film;
  video.onloadedmetadata?.();
  video.onloadeddata?.();
  video.pictured?.();
  medium.setRange({ start: 12, end: 22 });
  medium.play();
  watch(1_000);
  change(film);
  if (eventName) video.dispatchEvent(new Event(eventName));
  watch(ms + 200);
  expect(video.paused).toBe(true);
  expect(Math.abs(medium.position() - end)).toBeLessThan(0.1);
});

test('after a seek back the film plays to the end of the range, and without a range beyond that end', () => {
  const { video, medium, events, watch } = loading();
  video.onloadedmetadata?.();
  video.onloadeddata?.();
  video.pictured?.();
  medium.setRange({ start: 12, end: 14 });
  medium.play();
  watch(1_500);
  medium.seek(12);
  video.dispatchEvent(new Event('seeked'));
  watch(1_500);
  expect([video.paused, events.at(-1)]).toEqual([false, { type: 'time' }]);
  medium.setRange(null);
  watch(3_000);
  expect([video.paused, events.filter(({ type }) => type === 'rangeEnd')]).toEqual([false, []]);
});

test('the browser’s changes of the film are reported: waiting, going on, paused, ended', () => {
  const { video, medium, events, begin, watch } = loading();
  begin();
  video.dispatchEvent(new Event('waiting'));
  video.dispatchEvent(new Event('playing'));
  video.dispatchEvent(new Event('pause'));
  video.dispatchEvent(new Event('playing'));
  video.dispatchEvent(new Event('ended'));
  const states = events.flatMap((event) => (event.type === 'state' ? [event.state] : []));
  expect(states).toEqual(['playing', 'buffering', 'playing', 'paused', 'playing', 'ended']);
  const reported = events.length;
  watch(1_000);
  expect(events).toHaveLength(reported);
  expect([medium.duration(), Object.assign(video, { duration: Number.NaN }) && medium.duration()]).toEqual([
    40, 0,
  ]);
});

test('a browser that refuses to play before a press is reported, another refusal is not', async () => {
  const { video, medium, events } = loading();
  for (const name of ['AbortError', 'NotAllowedError']) {
    video.refusal = new DOMException('', name);
    medium.play();
    await Promise.resolve();
    await Promise.resolve();
    expect(events).toEqual(name === 'AbortError' ? [] : [{ type: 'autoplayBlocked' }]);
  }
});

test('loudness and side are set on the film, and a removed medium reports nothing more', () => {
  const { video, medium, events } = loading();
  medium.setVolume({ level: 0.3, muted: true });
  medium.setSide?.('mirror');
  expect([video.volume, video.muted, [...video.classes]]).toEqual([0.3, true, ['player-frame-mirrored']]);
  medium.setSide?.('follow');
  expect([...video.classes]).toEqual([]);
  Object.assign(video, { removeAttribute: () => undefined, load: () => undefined });
  medium.destroy();
  video.dispatchEvent(new Event('playing'));
  expect(events).toEqual([]);
});
