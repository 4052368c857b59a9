import { afterEach, expect, test, vi } from 'vitest';
import { fileSource } from '#rules/player/medium-source.ts';
import { makeFile } from './file-medium.ts';

afterEach(() => vi.unstubAllGlobals());

/** As far as a video that loads needs one. */
class VideoOfTest extends EventTarget {
  HAVE_METADATA = 1;
  readyState = 0;
  currentTime = 0;
  onloadedmetadata: (() => void) | null = null;
  onloadeddata: (() => void) | null = null;
  onsuspend: (() => void) | null = null;
}

function loading() {
  const video = new VideoOfTest();
  vi.stubGlobal('document', { createElement: () => video });
  const medium = makeFile(
    { replaceChildren: () => undefined } as unknown as HTMLElement,
    fileSource('/media/dance.mp4'),
  );
  const loaded = vi.fn();
  void medium.load({ start: 12, rate: 1, muted: false }).then(loaded);
  return { video, medium, loaded };
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
