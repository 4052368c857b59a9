// What the mirror's benchmark evaluates in a bare page: a film of the dancer for the browser's false camera, and takes of
// it that are watched frame by frame. Not part of the product's bundles.

import { lateness } from '#rules/mirror/lateness.ts';
import { cameraMotion, dancerMotion } from '#rules/mirror/motion-curve.ts';
import { openCamera } from '../camera.ts';
import { watchFrames } from '../frame-watch.ts';
import { recordTake } from '../take-recorder.ts';
import { keepInStep } from '../take-replay.ts';
import { readFrameNumber } from './frame-number.ts';
import { paintFilm } from './paint-film.ts';

/** Frames a second of the film, and the seconds of the routine that it shows. */
export const film = { rate: 30, start: 15, seconds: 17 };

const range = { start: film.start + 1, end: film.start + 16 };

type Try = {
  /** Seconds that the film was behind the dance, read from its own frames; what was told of it, or null. */
  late: number;
  told: number | null;
  /** Milliseconds by which the replay was off, of each frame shown. */
  replay: number[];
};

/** Records a take of the film, `late` seconds (about) behind the dance, and replays it at `rate`. */
export async function tryTake(late: number, rate: number): Promise<Try> {
  const opened = await openCamera('user', () => undefined);
  if ('problem' in opened) throw new Error(opened.problem);
  const { camera } = opened;
  const video = await showing((element) => {
    element.srcObject = camera.stream;
  });
  const begin = await momentOfFrame(video, film.rate);
  // At `begin` the camera showed its second 1.
  const danceAt = (moment: number) => range.start + late + (moment - begin) / 1000;
  const measured: number[] = [];
  const stop = watchFrames(video, ({ takenAt }) => {
    const number = readFrameNumber(video);
    if (number !== null) measured.push(danceAt(takenAt) - (film.start + number / film.rate));
  });
  const recorder = recordTake(camera.stream, video, { rate: 1, danceAt });
  await until(() => danceAt(performance.now()) > range.end + 0.1);
  const take = await recorder.stop();
  stop();
  camera.stop();
  if (!take) throw new Error('nothing was recorded');
  const told = lateness(dancerMotion(range), cameraMotion(take.seen, range), range);
  const real = median(measured);
  return { late: real, told: told?.seconds ?? null, replay: await replay(take, rate, real) };
}

/** Milliseconds by which each frame of the replay is off, at `rate`, for a dance of eight counts. */
async function replay(
  take: { film: Blob; from: number; rate: number },
  rate: number,
  late: number,
): Promise<number[]> {
  const video = await showing((element) => {
    element.src = URL.createObjectURL(take.film);
  });
  const off: number[] = [];
  const begin = performance.now();
  const onFrame = (_: number, { expectedDisplayTime }: VideoFrameCallbackMetadata) => {
    const number = readFrameNumber(video);
    const wanted = range.start + ((expectedDisplayTime - begin) / 1000) * rate;
    // The first second finds its place.
    if (number !== null && wanted > range.start + 1)
      off.push((film.start + number / film.rate + late - wanted) * 1000);
    video.requestVideoFrameCallback(onFrame);
  };
  video.requestVideoFrameCallback(onFrame);
  const danceAt = (moment: number) => ({
    position: range.start + ((moment - begin) / 1000) * rate,
    rate,
    moves: true,
  });
  const stop = keepInStep(video, take, danceAt);
  await until(() => danceAt(performance.now()).position > range.start + 8);
  stop();
  video.remove();
  return off;
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

Object.assign(globalThis, { mirror: { paintFilm, tryTake, film } });
