// A film for component tests, recorded by the browser, in place of a file of the media folder.

import { onTestFinished, vi } from 'vitest';
import { mediaAddress } from '#platform/rules/media-address.ts';
import { recordVideo } from '#player/web/workbench/record-video.ts';

const recorded = new Map<number, Promise<string>>();

/**
 * Plays a film of `seconds` in place of the file `media_file` until the test ends. A film of each length is recorded
 * once, which takes as long as the film.
 */
export async function filmAt(media_file: string, seconds: number): Promise<void> {
  const film = recorded.get(seconds) ?? recordVideo(seconds);
  recorded.set(seconds, film);
  const address = await film;
  const native = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
  const set = vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLMediaElement,
    given: string,
  ) {
    native?.set?.call(this, given === mediaAddress(media_file) ? address : given);
  });
  onTestFinished(() => set.mockRestore());
}
