// Records one take of a segment: the camera's film, which second of the dance it begins with, and what moved in it.

import type { SeenMotion } from '#rules/mirror/motion-curve.ts';
import { watchFrames } from './frame-watch.ts';

export type Take = {
  film: Blob;
  /** Seconds of the dance at the film's first frame; below the segment's start when it began before. */
  from: number;
  /** The speed at which it was danced. */
  rate: number;
  /** What the camera saw to move, in seconds of the dance. */
  seen: SeenMotion[];
};

export type TakeRecorder = {
  /** Ends the recording; null when no frame came or the film is empty. */
  stop(): Promise<Take | null>;
  /** Ends it and keeps nothing. */
  discard(): void;
};

/** What films are recorded as, the first that the browser can. MP4 first: phones share and keep it. */
const types = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

/** The kind of film this browser can record; null when it can't. */
export function recordedType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** Bits a second: sharp enough for a person who fills half of 640 by 480, and 4 MB a segment. */
const bitsPerSecond = 1_200_000;

/**
 * Begins to record what `video` shows of `stream`. `danceAt` says which second of the dance belongs to a moment of
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
  let startedAt = Number.POSITIVE_INFINITY;
  let from: number | null = null;
  recorder.addEventListener('start', () => {
    startedAt = performance.now();
  });
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopWatching = watchFrames(video, ({ takenAt, movedAt, motion }) => {
    // The film's first frame is the first that was taken after its start.
    if (takenAt >= startedAt) from ??= danceAt(takenAt);
    seen.push({ at: danceAt(movedAt), motion });
  });
  // In pieces, so that a tab that is closed in the middle holds little.
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
      return from === null || film.size === 0 ? null : { film, from, rate, seen };
    },
    discard: () => void end(),
  };
}
