// Small pictures of a film at a few moments are made here, so that they can be compared with the camera's frames.

import type { SmallPicture } from '#mirror/rules/film-start.ts';
import { motionBetween } from '#mirror/rules/motion-curve.ts';
import { smallPictures } from './frame-watch.ts';

/** Number of moments at which a picture is made, and milliseconds to wait until the film shows such a moment. */
const looks = 9;
const patience = 700;

/**
 * Returns the pictures of `film` at the moments with most motion, with their milliseconds of the film; moments that
 * this browser can't show are left out. The film began at about `startedAt`, on the clock of `watched`.
 */
export async function filmPictures(
  film: Blob,
  watched: readonly SmallPicture[],
  startedAt: number,
): Promise<SmallPicture[]> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: URL.createObjectURL(film) });
  const pictureOf = smallPictures();
  const found: SmallPicture[] = [];
  try {
    for (const at of liveliest(watched)) {
      const shown = await show(video, Math.max(0, (at - startedAt) / 1000));
      const picture = shown === null ? null : pictureOf(video);
      if (shown !== null && picture) found.push({ at: shown * 1000, picture });
    }
  } finally {
    URL.revokeObjectURL(video.src);
    video.removeAttribute('src');
  }
  return found;
}

/** Seeks to second `at` and returns the second that the film really shows; null when that takes too long. */
function show(video: HTMLVideoElement, at: number): Promise<number | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patience);
    if ('requestVideoFrameCallback' in video)
      video.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime));
    else (video as HTMLVideoElement).addEventListener('seeked', () => resolve(at), { once: true });
    video.currentTime = at;
  });
}

/**
 * Divides the time into parts, and returns from each part the moment whose picture differs most from the picture
 * before.
 */
function liveliest(watched: readonly SmallPicture[]): number[] {
  const part = Math.max(2, Math.floor(watched.length / looks));
  const moments: number[] = [];
  for (let first = 1; first + part <= watched.length; first += part) {
    const motions = watched
      .slice(first, first + part)
      .map(({ picture }, index) => motionBetween(watched[first + index - 1]?.picture ?? picture, picture));
    const at = watched[first + motions.indexOf(Math.max(...motions))]?.at;
    if (at !== undefined) moments.push(at);
  }
  return moments;
}
