// The recording of one take of a segment: the camera's film, the places that match the film with the dance, and the
// motion in the film.

import { type FilmPlace, filmPlaces } from '#mirror/rules/film-places.ts';
import { filmStart, type SmallPicture } from '#mirror/rules/film-start.ts';
import type { SeenMotion } from '#mirror/rules/motion-curve.ts';
import { type Box, movedBox, movedPixels } from '#mirror/rules/moved-box.ts';
import { filmPictures } from './film-pictures.ts';
import { smallWidth, watchFrames } from './frame-watch.ts';

export type Take = {
  film: Blob;
  /** Places that match the film's seconds with the dance's seconds. The film begins before the segment. */
  places: FilmPlace[];
  /** Length of the film in seconds. */
  seconds: number;
  /** The speed at which the take was danced. */
  rate: number;
  /** The motion that the camera saw, by seconds of the dance. */
  seen: SeenMotion[];
  /** The person's place in the picture; null when no person was found. */
  box: Box | null;
};

export type TakeRecorder = {
  /** Ends the film and finds its place in the dance; null when no frame came or the film is empty. */
  stop(): Promise<Take | null>;
  /** Ends the film and keeps nothing. */
  discard(): void;
};

/**
 * Types of films, of which the first that the browser can record is used. MP4 comes first, because phones can share
 * and store MP4 films.
 */
const types = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

/** Returns the type of film that this browser can record; null when there is none. */
export function recordedType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** Bits per second of a film: sharp enough for a person who fills half of 640 by 480 pixels, and 9 MB a minute. */
const bitsPerSecond = 1_200_000;

/**
 * Begins to record `stream`, which `video` shows. `danceAt` gives the second of the dance for a moment of
 * performance.now (ms).
 */
export function recordTake(
  stream: MediaStream,
  video: HTMLVideoElement,
  { rate, danceAt }: { rate: number; danceAt: (moment: number) => number },
): TakeRecorder {
  const mimeType = recordedType() ?? '';
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  const seen: SeenMotion[] = [];
  /** Pictures of the camera with their milliseconds and their second of the dance. */
  const watched: (SmallPicture & { dance: number })[] = [];
  const startedAt = performance.now();
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopWatching = watchFrames(video, ({ takenAt, movedAt, motion, picture }) => {
    seen.push({ at: danceAt(movedAt), motion });
    watched.push({ at: takenAt, picture, dance: danceAt(takenAt) });
  });
  // The recorder hands the film over in pieces of a second, so that it never has to hold the whole film itself.
  recorder.start(1_000);

  const end = () =>
    new Promise<void>((resolve) => {
      stopWatching();
      if (recorder.state === 'inactive') return resolve();
      recorder.addEventListener('stop', () => resolve(), { once: true });
      recorder.stop();
    });
  return {
    async stop() {
      await end();
      const film = new Blob(parts, { type: recorder.mimeType || mimeType });
      if (watched.length === 0 || film.size === 0) return null;
      const begun = filmStart(await filmPictures(film, watched, startedAt), watched) ?? startedAt;
      const frames = watched.map(({ at, dance }) => ({ film: (at - begun) / 1000, dance }));
      const seconds = frames.at(-1)?.film ?? 0;
      const box = movedBox(movedPixels(watched), smallWidth);
      return { film, places: filmPlaces(frames, rate), seconds, rate, seen, box };
    },
    discard: () => void end(),
  };
}
