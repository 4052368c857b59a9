import { afterEach, expect, test, vi } from 'vitest';
import { fileSource } from '#player/rules/medium-source.ts';
import { makeFile } from './file-medium.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As far as a video that loads needs one. */
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
  /** Pictures that were shown. */
  pictures = 0;
  pictured: (() => void) | null = null;
  pause() {}
  requestVideoFrameCallback(tell: () => void) {
    this.pictured = tell;
  }
  getVideoPlaybackQuality() {
    return { totalVideoFrames: this.pictures };
  }
}

function loading() {
  vi.useFakeTimers();
  const video = new VideoOfTest();
  const { setInterval, clearInterval, setTimeout, clearTimeout } = globalThis;
  const page = { createElement: () => video, hidden: false };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { setInterval, clearInterval, setTimeout, clearTimeout });
  const medium = makeFile(
    { replaceChildren: () => undefined } as unknown as HTMLElement,
    fileSource('/media/dance.mp4'),
  );
  const loaded = vi.fn();
  const failures: string[] = [];
  medium.listen((event) => event.type === 'failed' && failures.push(event.code));
  const begin = () => {
    video.onloadeddata?.();
    video.dispatchEvent(new Event('playing'));
  };
  void medium.load({ start: 12, rate: 1, muted: false }).then(loaded);
  return { video, page, medium, loaded, failures, begin };
}

test('a phone that loads no picture before a press is ready once it knows the length', async () => {
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

test('a film with sound alone, or with a picture that the browser can’t show, has failed as soon as it is there', async () => {
  const { video, medium, loaded, failures } = loading();
  video.videoWidth = 0;
  video.onloadeddata?.();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
  expect([medium.state(), failures]).toEqual(['failed', ['no picture']]);
});

test('where nothing was loaded before a press, a missing picture is noticed with the first sound', () => {
  const { video, failures } = loading();
  video.videoWidth = 0;
  video.readyState = video.HAVE_METADATA;
  video.onsuspend?.();
  video.dispatchEvent(new Event('playing'));
  vi.advanceTimersByTime(100);
  expect(failures).toEqual(['no picture']);
});

test('a picture that comes after seconds of sound is waited for, one that never comes is not', () => {
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
  ['a browser that counts its pictures and tells of none', { video: { pictures: 3 } }],
])('%s says nothing about the film', (_, { page = {}, video = {} }: { page?: object; video?: object }) => {
  const film = loading();
  Object.assign(film.page, page);
  Object.assign(film.video, video);
  film.begin();
  vi.advanceTimersByTime(60_000);
  expect(film.failures).toEqual([]);
});

test('a file that breaks off while it plays fails once', () => {
  const { video, begin, failures, medium } = loading();
  begin();
  video.error = { code: 2 };
  video.onerror?.();
  video.onerror?.();
  expect([failures, medium.state()]).toEqual([['file 2'], 'failed']);
});
