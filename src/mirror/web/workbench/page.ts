// The mirror's benchmark evaluates this in a bare page: a film of the dancer for the browser's false camera, and takes of
// it that are watched frame by frame. Not part of the product's bundles.

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

/** Frames a second of the film, and the seconds of the routine that it shows. */
export const film = { rate: 30, start: 15, seconds: 17 };

/** Seconds of eight counts. */
const eight = 8 * countSeconds;

const range = { start: film.start + 1, end: film.start + 16 };

type Try = {
  /** Seconds that the film was told to be behind the dance; null: nothing was told. */
  told: number | null;
  /** Seconds that the false camera dropped during the take, because the machine was busy: taken out of what was told. */
  lost: number;
  /** Milliseconds of the film by which the replay was off, of each frame that was to be seen. */
  replay: number[];
  /** Share of the frames that were kept out of sight, because they were not in step. */
  hidden: number;
};

/** A frame of the film, its second of it, and the second of the dance at which the camera took it. */
type FilmedFrame = { number: number; film: number; dance: number };

/** Records a take of the film, `late` seconds (about) behind the dance, and replays it at `rate`; null: not at all. */
export async function tryTake(late: number, rate: number | null): Promise<Try> {
  const opened = await openCamera('user', () => undefined);
  if ('problem' in opened) throw new Error(opened.problem);
  const { camera } = opened;
  const video = await showing((element) => {
    element.srcObject = camera.stream;
  });
  const begin = await momentOfFrame(video, film.rate);
  // At `begin` the camera showed its second 1.
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
  /** Where the film was: no real camera loses time, and a dance `late` before this one has no other fault. */
  const filmAt = (dance: number) => {
    const next = frames.findIndex((frame) => frame.dance >= dance);
    const [a, b] = [frames[next - 1], frames[next]];
    return a && b ? a.film + ((dance - a.dance) / (b.dance - a.dance)) * (b.film - a.film) : Number.NaN;
  };
  const seen = take.seen
    .map(({ at, motion }) => ({ at: filmAt(at) + late, motion }))
    .filter(({ at }) => !Number.isNaN(at));
  const told = lateness(dancerMotion(houseDance.poseAt, range), cameraMotion(seen, range), range);
  const [first, last] = [frames[0], frames.at(-1)];
  return {
    told,
    lost: first && last ? last.dance - first.dance - (last.film - first.film) : Number.NaN,
    ...(rate === null ? { replay: [], hidden: 0 } : await replay(take, rate, frames)),
  };
}

/** Dances eight counts of the take twice at `rate`, and says how far each frame of its film was from the dance. */
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
        // At the seam the last frame is as near to the end as it is to the start.
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
  // These watchers come after the film's own, which has decided about the frame by then.
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

/** Resolves with the moment (performance.now's clock, ms) at which the camera took frame `wanted` of the film. */
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
