// Keeps the film of a take in step with the dance: what counts is when each of its frames is seen, not what its clock says.
// Nothing is seen of it before it is in step.

import { filmAt } from '#mirror/rules/film-places.ts';
import type { Take } from './take-recorder.ts';

/** Seconds of the film: a difference that the eye does not see, one frame, and what is sought instead of caught up with. */
const near = 0.008;
const frame = 0.034;
const far = 0.25;

/** How much of a difference is made up in a second, and the most of its speed that a film changes for it. */
const eager = 6;
const most = 0.25;

/** Seconds by which the waiting film stands after the start of the loop: a page sees a jump of the dance a little late. */
const headStart = 0.06;
/** Seconds before the dance is where a film stands from which on it is waited for. */
const soon = 1.5;

/** Milliseconds after which the dance does not wait for a film any longer: a browser may refuse to load one. */
const patience = 3_000;

/** Where the dance is at a moment of performance.now (ms): its second and speed, and whether it moves. */
export type DanceAt = (moment: number) => { position: number; rate: number; moves: boolean };

/** One of the two elements with the film. `at`: the second at which it stands, or is going to; null while it plays. */
type Reel = { video: HTMLVideoElement; at: number | null };

type Replay = {
  /**
   * Two elements with the same film that play by themselves, as phones load no others: one is seen (`data-shown`), the other
   * waits at the start of the loop, because a film that is sought comes late.
   */
  videos: readonly [HTMLVideoElement, HTMLVideoElement];
  take: Pick<Take, 'places' | 'seconds' | 'rate'>;
  /** The second of the dance at which the loop starts. */
  loopStart: number;
  danceAt: DanceAt;
  /** The film stands where the dance does, and both may start; or it does not come. */
  onReady: () => void;
};

/** Makes a film follow the dance until the function returned is called. */
export function followDance({ videos, take, loopStart, danceAt, onReady }: Replay): () => void {
  const tellsFrames = 'requestVideoFrameCallback' in HTMLVideoElement.prototype;
  let [seen, spare]: [Reel, Reel] = [
    { video: videos[0], at: null },
    { video: videos[1], at: null },
  ];
  /** Seconds that a film is sought ahead of the dance: more where it came too late. */
  let ahead = 0.3;
  let following = true;
  let ready = false;

  /** Before its very end, from where a film that is told to play would begin anew. */
  const last = () =>
    Math.min(
      take.seconds,
      (Number.isFinite(seen.video.duration) ? seen.video.duration : take.seconds) - frame,
    );
  const filmSecond = (position: number) =>
    Math.min(last(), Math.max(0, filmAt(take.places, position, take.rate)));

  /** Makes it stand at second `to`, soon. */
  function cue(reel: Reel, to: number) {
    const { video } = reel;
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.seeking) return;
    if (reel.at !== null && Math.abs(reel.at - to) < near) return;
    video.pause();
    reel.at = to;
    video.currentTime = to;
  }

  const stands = ({ video, at }: Reel) =>
    at !== null && !video.seeking && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

  function tellReady() {
    if (!ready && following) onReady();
    ready = true;
  }

  function show(reel: Reel | null) {
    for (const { video } of [seen, spare]) video.dataset.shown = String(video === reel?.video);
  }

  /** Plays and stops with the dance; a film that stands shows the moment at which the dance stands. */
  function look() {
    if (!following) return;
    const { position, rate, moves } = danceAt(performance.now());
    const wanted = filmSecond(position);
    const speed = rate / take.rate;
    if (!moves || wanted <= 0 || wanted >= last()) {
      cue(seen, wanted);
      if (stands(seen)) show(seen);
    } else {
      const { currentTime, paused } = seen.video;
      // Paused by the browser, or jumped over by the dance.
      const lost = paused || Math.abs(wanted - currentTime) > far * Math.max(1, speed);
      if (seen.at === null && lost) stop(seen);
      if (seen.at !== null) enter(wanted, speed);
      else if (!tellsFrames) steer(currentTime, performance.now());
    }
    cue(spare, filmSecond(loopStart + headStart * rate));
    if (stands(seen) && stands(spare)) tellReady();
    requestAnimationFrame(look);
  }

  function stop(reel: Reel) {
    reel.video.pause();
    reel.at = reel.video.currentTime;
  }

  /** Lets a film set off when the dance is where it stands; one that stands elsewhere is sought ahead of the dance. */
  function enter(wanted: number, speed: number) {
    const fits = ({ at }: Reel) =>
      at !== null && at - wanted > -far * Math.max(1, speed) && at - wanted < soon * speed;
    if (!fits(seen) && fits(spare)) [seen, spare] = [spare, seen];
    if (!fits(seen)) {
      show(null);
      cue(seen, Math.min(last(), wanted + ahead * speed));
      ahead = Math.min(soon / 2, ahead * 1.2);
      return;
    }
    if (!stands(seen)) return;
    const at = seen.at ?? wanted;
    if (Math.abs(at - wanted) < frame + headStart * speed) show(seen);
    if (wanted > at) start(seen, speed);
  }

  function start(reel: Reel, speed: number) {
    reel.at = null;
    reel.video.playbackRate = speed;
    // A browser that refuses shows the frame it has; the dance goes on.
    reel.video.play().catch(() => {
      reel.at ??= reel.video.currentTime;
    });
  }

  /** The film shows second `shown` at `moment`. */
  function steer(shown: number, moment: number) {
    const { position, rate } = danceAt(moment);
    const off = filmSecond(position) - shown;
    const change = Math.abs(off) < near ? 0 : Math.max(-most, Math.min(most, off * eager));
    const speed = (rate / take.rate) * (1 + change);
    if (Math.abs(seen.video.playbackRate - speed) > 0.002) seen.video.playbackRate = speed;
    if (Math.abs(off) < frame) show(seen);
  }

  function watch(video: HTMLVideoElement) {
    video.requestVideoFrameCallback((_, { mediaTime, expectedDisplayTime }) => {
      if (!following) return;
      if (video === seen.video && seen.at === null) steer(mediaTime, expectedDisplayTime);
      watch(video);
    });
  }

  show(null);
  if (tellsFrames) for (const video of videos) watch(video);
  look();
  setTimeout(tellReady, patience);
  return () => {
    following = false;
  };
}
