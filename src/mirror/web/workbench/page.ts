// The page for the mirror's benchmark makes a film of the dancer for a browser with a false camera, records takes of
// that film, and watches the takes frame by frame. The page is not part of the product's bundles.

import { countSeconds } from '#dance/content/routine/routine.ts';
import { houseDance } from '#dance/rules/routine/dance.ts';
import { lateness } from '#mirror/rules/lateness.ts';
import { cameraMotion, dancerMotion } from '#mirror/rules/motion-curve.ts';
import { openCamera } from '../camera.ts';
import { watchFrames } from '../frame-watch.ts';
import { recordTake, type Take } from '../take-recorder.ts';
import { followDance } from '../take-replay.ts';
import { readFrameNumber } from './frame-number.ts';
import { paintFilm } from './paint-film.ts';

/** Frames per second of the film, and the seconds of the routine that it shows. */
export const film = { rate: 30, start: 15, seconds: 17 };

/** Seconds of eight counts. */
const eight = 8 * countSeconds;

const range = { start: film.start + 1, end: film.start + 16 };

type Try = {
  /** Seconds by which the film was found to be behind the dance; null if nothing was found. */
  found: number | null;
  /**
   * Seconds that the false camera lost during the take, because the machine was busy; `found` does not include them.
   */
  lost: number;
  /** Milliseconds between each visible frame of the replay and the dance. */
  replay: number[];
  /** The share of frames that were hidden, because the film was out of step. */
  hidden: number;
};

/** The number of a frame, its second of the routine, and the second of the dance at which the camera took it. */
type FilmedFrame = { number: number; film: number; dance: number };

/** Records a take of the film, about `late` seconds behind the dance, and replays it at `rate` (null: no replay). */
export async function tryTake(late: number, rate: number | null): Promise<Try> {
  const opened = await openCamera('user', () => undefined);
  if ('problem' in opened) throw new Error(opened.problem);
  const { camera } = opened;
  const video = await showing((element) => {
    element.srcObject = camera.stream;
  });
  const begin = await momentOfFrame(video, film.rate);
  // At `begin` the camera showed the film's second 1.
  const danceAt = (moment: number) => range.start + late + (moment - begin) / 1000;
  const frames: FilmedFrame[] = [];
  const stop = watchFrames(video, ({ takenAt }) => {
    const number = readFrameNumber(video);
    const dance = danceAt(takenAt);
    if (number !== null && dance > range.start - 1 && dance > (frames.at(-1)?.dance ?? 0))
      frames.push({ number, film: film.start + number / film.rate, dance });
  });
  const recorder = recordTake(camera.stream, video, { rate: 1, danceAt });
  await until(() => danceAt(performance.now()) > range.end + 0.1);
  const take = await recorder.stop();
  stop();
  camera.stop();
  if (!take) throw new Error('nothing was recorded');
  /**
   * Returns the second of the film at a second of the dance. The time that the false camera lost is taken out, because
   * a real camera loses none.
   */
  const filmAt = (dance: number) => {
    const next = frames.findIndex((frame) => frame.dance >= dance);
    const [a, b] = [frames[next - 1], frames[next]];
    return a && b ? a.film + ((dance - a.dance) / (b.dance - a.dance)) * (b.film - a.film) : Number.NaN;
  };
  const seen = take.seen
    .map(({ at, motion }) => ({ at: filmAt(at) + late, motion }))
    .filter(({ at }) => !Number.isNaN(at));
  const found = lateness(dancerMotion(houseDance.poseAt, range), cameraMotion(seen, range), range);
  const [first, last] = [frames[0], frames.at(-1)];
  return {
    found,
    lost: first && last ? last.dance - first.dance - (last.film - first.film) : Number.NaN,
    ...(rate === null ? { replay: [], hidden: 0 } : await replay(take, rate, frames)),
  };
}

/**
 * Dances the eight counts of the take twice at `rate`, and measures how far each frame of its film was from the dance.
 */
async function replay(take: Take, rate: number, frames: readonly FilmedFrame[]) {
  const filmed = new Map(frames.map(({ number, dance }) => [number, dance]));
  const videos = [document.createElement('video'), document.createElement('video')] as const;
  for (const video of videos)
    Object.assign(video, { muted: true, autoplay: true, src: URL.createObjectURL(take.film) });
  document.body.replaceChildren(...videos);
  const off: number[] = [];
  let played = 0;
  let begin = Number.POSITIVE_INFINITY;
  const passed = (moment: number) => Math.max(0, ((moment - begin) / 1000) * rate);
  const danceAt = (moment: number) => ({
    position: range.start + (passed(moment) % eight),
    rate,
    moves: passed(moment) > 0,
  });
  const watch = (video: HTMLVideoElement) =>
    video.requestVideoFrameCallback((_, { expectedDisplayTime }) => {
      const number = readFrameNumber(video);
      const dance = number === null ? undefined : filmed.get(number);
      const { position, moves } = danceAt(expectedDisplayTime);
      if (moves && !video.paused && dance !== undefined) {
        played += 1;
        // The distance is measured around the loop, because at its end the dance is near the start again.
        const away = (((dance - position + 1.5 * eight) % eight) - eight / 2) * 1000;
        if (video.dataset.shown === 'true') off.push(away);
      }
      watch(video);
    });
  const stop = followDance({
    videos,
    take,
    loopStart: range.start,
    danceAt,
    onReady: () => {
      begin = performance.now() + 50;
    },
  });
  // These watchers are added after the watchers of `followDance`, so each frame has been shown or hidden before they
  // see it.
  for (const video of videos) watch(video);
  await until(() => passed(performance.now()) > 2 * eight);
  stop();
  return { replay: off, hidden: 1 - off.length / played };
}

async function showing(give: (video: HTMLVideoElement) => void): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true });
  document.body.replaceChildren(video);
  give(video);
  await video.play();
  return video;
}

/** Resolves with the moment (performance.now, ms) at which the camera took frame `wanted` of the film. */
function momentOfFrame(video: HTMLVideoElement, wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const stop = watchFrames(video, ({ takenAt }) => {
      const number = readFrameNumber(video);
      if (number === null || number < wanted || number > wanted + film.rate / 2) return;
      stop();
      resolve(takenAt - ((number - wanted) / film.rate) * 1000);
    });
  });
}

function until(done: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (done() ? resolve() : requestAnimationFrame(look));
    look();
  });
}

Object.assign(globalThis, { mirror: { paintFilm, tryTake, film } });
